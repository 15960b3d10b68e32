/// How amounts are written for people: the symbol of the language, groups of three, the currency's decimals and a true minus.
public struct MoneyFormat: Sendable {
    /// Which sign is printed.
    public enum Sign: Sendable {
        /// A minus for what is negative; for balances.
        case negative
        /// Plus or minus for all but zero; for what came in and went out.
        case always
    }

    public let language: Language

    public init(_ language: Language) { self.language = language }

    /// For example `−£23.45`, `+¥3,240`, `CHF 12.50`.
    public func string(_ money: Money, sign: Sign = .negative) -> String {
        var text = ""
        if money.isNegative { text += "\u{2212}" } else if sign == .always, !money.isZero { text += "+" }
        let symbol = money.currency.symbol(in: language)
        text += symbol
        if let last = symbol.unicodeScalars.last, last.properties.isAlphabetic || last == "." { text += "\u{A0}" }
        Self.append(money.minorUnits.magnitude, decimals: money.currency.minorUnits, grouped: true, to: &text)
        return text
    }

    /// The figure alone as a field of a form holds it, for example `-1234.50`.
    public static func plain(_ money: Money) -> String {
        var text = money.isNegative ? "-" : ""
        append(money.minorUnits.magnitude, decimals: money.currency.minorUnits, grouped: false, to: &text)
        return text
    }

    /// What an empty amount field shows, for example `0.00`.
    public static func placeholder(_ currency: Currency) -> String { plain(.zero(currency)) }

    private static func append(_ magnitude: UInt64, decimals: Int, grouped: Bool, to text: inout String) {
        var digits = Array(String(magnitude).utf8)
        while digits.count <= decimals { digits.insert(UInt8(ascii: "0"), at: 0) }
        let whole = digits.count - decimals
        for (index, digit) in digits.enumerated() {
            if index == whole { text.append(".") } else if grouped, index > 0, index < whole, (whole - index) % 3 == 0 { text.append(",") }
            text.unicodeScalars.append(UnicodeScalar(digit))
        }
    }
}
