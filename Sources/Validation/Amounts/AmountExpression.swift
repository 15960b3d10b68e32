import Bookkeeping
import Foundation

/// The reading of one typed amount, from the left: sums of products of numbers.
struct AmountExpression {
    private let scalars: [Unicode.Scalar]
    private let signs: [[Unicode.Scalar]]
    private let decimals: Int
    private var position = 0

    init(_ text: String, _ currency: Currency) {
        scalars = Self.plain(text)
        signs = currency.signs.map(Self.plain)
        decimals = currency.minorUnits
    }

    /// The value of the whole text. Throws what is wrong with it.
    mutating func value() throws(Problem) -> Fraction {
        skipSpaces()
        var isNegative = takeSign()
        var sum = Fraction.zero
        while true {
            let product = try product(isNegative: isNegative)
            guard let next = sum.adding(product) else { throw .amountTooLarge }
            sum = next
            switch scalar {
            case nil: return sum
            case "+": isNegative = false
            case "-": isNegative = true
            default: throw .notAnAmount
            }
            position += 1
            skipSpaces()
        }
    }

    private mutating func product(isNegative: Bool) throws(Problem) -> Fraction {
        var isNegative = isNegative
        var value = try operand(decimals: decimals, isNegative: &isNegative)
        while let mark = scalar, mark == "*" || mark == "/" {
            position += 1
            skipSpaces()
            let factor = try operand(decimals: max(decimals, 2), isNegative: &isNegative)
            guard mark == "*" || !factor.isZero else { throw .notAnAmount }
            guard let next = mark == "*" ? value.multiplied(by: factor) : value.divided(by: factor) else { throw .amountTooLarge }
            value = next
        }
        return isNegative ? value.negated : value
    }

    /// A number with the currency's symbol before it (and then perhaps its minus, as in `€-12`), after it, or nowhere.
    private mutating func operand(decimals limit: Int, isNegative: inout Bool) throws(Problem) -> Fraction {
        let isMarked = takeCurrency()
        if isMarked, takeSign() { isNegative.toggle() }
        let start = position
        while let scalar, isPartOfNumber(scalar) { position += 1 }
        var figure = scalars[start..<position]
        while figure.last == " " { figure = figure.dropLast() }
        let number = try AmountFigure(figure, decimals: limit, groupsWithCommas: decimals == 0).value
        if !isMarked { _ = takeCurrency() }
        return number
    }

    /// True for digits and whatever may part them.
    private func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", ".", ",", "'", " ": true
        default: false
        }
    }

    private mutating func takeSign() -> Bool {
        guard let mark = scalar, mark == "-" || mark == "+" else { return false }
        position += 1
        skipSpaces()
        return mark == "-"
    }

    private mutating func takeCurrency() -> Bool {
        guard let sign = signs.first(where: { scalars[position...].starts(with: $0) }) else { return false }
        position += sign.count
        skipSpaces()
        return true
    }

    private mutating func skipSpaces() { while scalar == " " { position += 1 } }

    private var scalar: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// The scalars of a text in small letters, each as the plain one that it stands for.
    ///
    /// No compatibility mapping (NFKC): it would make 32 of `3²` and 121/2 of `12½`.
    static func plain(_ text: String) -> [Unicode.Scalar] {
        text.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars.map(plain)
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x3002, 0xFF61, 0x66B: return "."
        case 0x3001, 0xFF64: return ","
        case 0x2019, 0x66C: return "'"
        // The long vowel mark is what a Japanese keyboard types for a minus.
        case 0x2212, 0x2010...0x2014, 0x30FC: return "-"
        case 0xD7: return "*"
        case 0xF7, 0x2215: return "/"
        case 0xFFE0: return "\u{A2}"
        case 0xFFE1: return "\u{A3}"
        case 0xFFE5: return "\u{A5}"
        case 0xFFE6: return "\u{20A9}"
        case 0xFF01...0xFF5E: return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0))
        default:
            if scalar.properties.isWhitespace { return " " }
            guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue, 0...9 ~= digit else {
                return scalar
            }
            return Unicode.Scalar(UInt8(48 + Int(digit)))
        }
    }
}
