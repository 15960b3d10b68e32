import Bookkeeping
import Foundation

/// Parses one typed amount from left to right, as a sum of products of numbers.
struct AmountExpression {
    private let scalars: [Unicode.Scalar]
    private let signs: [[Unicode.Scalar]]
    private let currency: Currency
    private let writing: NumberWriting
    /// True if the text has a character of spoken numbers.
    private let isSaid: Bool
    private var position = 0

    init(_ text: String, _ currency: Currency, _ writing: NumberWriting) {
        scalars = Self.plain(text)
        signs = currency.signs.map(Self.plain)
        (self.currency, self.writing) = (currency, writing)
        isSaid = scalars.contains { $0.value >= 0x3007 && Self.isSaid(Character($0)) }
    }

    private static func isSaid(_ character: Character) -> Bool {
        SaidNumber.isPart(character) || SaidChange.units.contains(character) || "毛角分".contains(character)
    }

    /// Returns the value of the whole text. Throws the problem if it has one.
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

    /// Parses numbers with `*`, `x` or `/` between them: a letter x is what most keyboards have for a times sign.
    private mutating func product(isNegative: Bool) throws(Problem) -> Fraction {
        var isNegative = isNegative
        var value = try operand(decimals: currency.minorUnits, isNegative: &isNegative)
        while let mark = scalar, mark == "*" || mark == "x" || mark == "/" {
            position += 1
            skipSpaces()
            let factor = try operand(decimals: max(currency.minorUnits, 2), isNegative: &isNegative)
            guard mark != "/" || !factor.isZero else { throw .notAnAmount }
            guard let next = mark == "/" ? value.divided(by: factor) : value.multiplied(by: factor) else { throw .amountTooLarge }
            value = next
        }
        return isNegative ? value.negated : value
    }

    /// Parses a number with the currency's sign before it (and then perhaps its minus, as in `€-12`), after it, or without one.
    private mutating func operand(decimals limit: Int, isNegative: inout Bool) throws(Problem) -> Fraction {
        let isMarked = takeCurrency()
        if isMarked, takeSign() { isNegative.toggle() }
        if isSaid, let said = try said(decimals: limit) {
            if !isMarked { return try adding(change: said, isWhole: true) }
            return said
        }
        let start = position
        while let scalar, isPartOfNumber(scalar) { position += 1 }
        var figure = scalars[start..<position]
        while figure.last == " " { figure = figure.dropLast() }
        let number = try AmountFigure(figure, decimals: limit, of: currency, writing).value
        return isMarked ? number : try adding(change: number, isWhole: !figure.contains("."))
    }

    /// Takes a number said with characters or units, such as 「1.5万」 or 「千二百」, or parts of a unit alone, such as 「5毛」. Throws `ambiguousAmount` for one that can be
    /// said for two.
    private mutating func said(decimals limit: Int) throws(Problem) -> Fraction? {
        let rest = scalars[position...].prefix(40).map { Character($0) }[...]
        if signs.contains(["元"]), let change = SaidChange(rest, isAlone: true) {
            position += change.length
            skipSpaces()
            return Fraction(Int128(change.hundredths), over: 100)
        }
        guard let number = SaidNumber(rest, language: writing.language), !number.isRough else { return nil }
        let value = try figure(number.text, decimals: limit)
        if let other = number.other {
            let other = try figure(other, decimals: limit)
            guard let one = money(value), let two = money(other) else { throw .amountTooLarge }
            throw .ambiguousAmount(whole: two, decimal: one)
        }
        position += number.length
        skipSpaces()
        return value
    }

    private func figure(_ text: String, decimals limit: Int) throws(Problem) -> Fraction {
        try AmountFigure(Array(text.unicodeScalars)[...], decimals: limit, of: nil).value
    }

    private func money(_ value: Fraction) -> Money? {
        value.rounded(timesPowerOfTen: currency.minorUnits).flatMap { Int64(exactly: $0) }.map { Money(minorUnits: $0, currency) }
    }

    /// Takes the currency behind a number, and the parts of a unit behind that: the 5 of 「12块5」.
    private mutating func adding(change number: Fraction, isWhole: Bool) throws(Problem) -> Fraction {
        guard takeCurrency(skipping: false) else { return number }
        defer { skipSpaces() }
        guard isSaid, isWhole, position > 0, SaidChange.units.contains(Character(scalars[position - 1])), currency.minorUnits == 2,
            let change = SaidChange(scalars[position...].prefix(8).map { Character($0) }[...])
        else { return number }
        position += change.length
        guard let sum = number.adding(Fraction(Int128(change.hundredths), over: 100)) else { throw .amountTooLarge }
        return sum
    }

    /// Returns true for digits and everything that may separate them.
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

    private mutating func takeCurrency(skipping: Bool = true) -> Bool {
        guard let sign = signs.first(where: { scalars[position...].starts(with: $0) }) else { return false }
        position += sign.count
        if skipping { skipSpaces() }
        return true
    }

    private mutating func skipSpaces() { while scalar == " " { position += 1 } }

    private var scalar: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// Returns the lower-case scalars of a text, each replaced by its plain equivalent.
    ///
    /// Does not use compatibility mapping (NFKC), which would turn `3²` into 32 and `12½` into 121/2.
    static func plain(_ text: String) -> [Unicode.Scalar] {
        text.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars.map(plain)
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x3002, 0xFF61, 0x66B: return "."
        case 0x3001, 0xFF64: return ","
        case 0x2019, 0x66C: return "'"
        // A Japanese keyboard types the long vowel mark for a minus.
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
