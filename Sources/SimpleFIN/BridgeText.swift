import Bookkeeping
import StrictJSON

/// The maximum lengths of texts of a bridge, in code points; longer texts are cut.
enum BridgeText {
    static let message = 300
    static let name = 100
    static let note = 500
    /// The longest identifier in bytes. Identifiers are not cut, since two could become one.
    static let identifier = 255
}

extension StringProtocol {
    /// Returns the text in one line, cut, without control characters and characters that turn the direction of the text around them.
    func line(upTo codePoints: Int) -> String {
        var scalars = String.UnicodeScalarView(), count = 0
        for scalar in unicodeScalars {
            guard count < codePoints else { break }
            switch scalar.value {
            case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
            default: break
            }
            if scalar.properties.generalCategory == .control || scalar.properties.isWhitespace {
                guard let last = scalars.last, last != " " else { continue }
                scalars.append(" ")
            } else {
                scalars.append(scalar)
            }
            count += 1
        }
        if scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }
}

extension JSONValue {
    /// The characters of a number, or of a text; nil for any other kind of value.
    var figure: String? {
        switch self {
        case .number(let text), .text(let text): text
        default: nil
        }
    }

    /// Returns a text member in one line; empty if there is none.
    func line(_ name: String, _ codePoints: Int) -> String { self[name]?.text?.line(upTo: codePoints) ?? "" }

    /// Returns a member that identifies something; nil if there is none, or one that identifies nothing.
    func identifier(_ name: String) -> String? {
        guard let text = self[name]?.figure, 1...BridgeText.identifier ~= text.utf8.count,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        return text
    }
}

extension Money {
    /// The reason why a text is no amount.
    enum DecimalProblem: Error { case malformed, tooLarge }

    /// Reads a decimal such as `-33293.43`. Decimals beyond the currency's own have to be zero; at most 15 digits count.
    init(decimal text: String, _ currency: Currency) throws(DecimalProblem) {
        let isNegative = text.hasPrefix("-"), digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard text.utf8.count <= 100, digits.utf8.allSatisfy({ 48...57 ~= $0 || $0 == 46 }), digits.utf8.contains(where: { $0 != 46 }),
            let whole = parts.first
        else { throw .malformed }
        let decimals = parts.count > 1 ? parts[1] : "", rest = decimals.dropFirst(currency.minorUnits)
        guard rest.utf8.allSatisfy({ $0 == 48 }) else { throw .malformed }
        let kept = decimals.prefix(currency.minorUnits)
        let figure = (whole + kept).drop { $0 == "0" } + String(repeating: "0", count: currency.minorUnits - kept.count)
        guard figure.utf8.count <= 15, let units = Int64(figure.isEmpty ? "0" : figure) else { throw .tooLarge }
        self.init(minorUnits: isNegative ? -units : units, currency)
    }
}
