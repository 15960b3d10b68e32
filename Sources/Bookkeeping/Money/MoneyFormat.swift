/// Formats amounts for people: with the symbol of the language, groups of three digits, the currency's decimals and a true minus
/// sign.
public struct MoneyFormat: Sendable {
    /// The sign to print.
    public enum Sign: Sendable {
        /// A minus for negative amounts; for balances.
        case negative
        /// Plus or minus for all amounts but zero; for totals of income and expenses.
        case always
        /// A plus or a minus before an amount above zero: the effect of a single record.
        case plus, minus
    }

    public let language: Language
    /// True to write ``mask`` in place of every amount, for people who may be overlooked.
    public let isMasked: Bool

    public init(_ language: Language, isMasked: Bool = false) {
        self.language = language
        self.isMasked = isMasked
    }

    /// The text in place of any amount, without sign and currency, so that its width reveals nothing.
    public static let mask = "•••"

    /// Returns the formatted amount, for example `−£23.45`, `+¥3,240`, `CHF 12.50`.
    public func string(_ money: Money, sign: Sign = .negative) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { bytes in
            String(decoding: bytes[..<write(money, sign: sign, to: bytes)], as: UTF8.self)
        }
    }

    /// Returns the formatted amount for running text: a word joiner after the sign prevents a line break there.
    public func unbroken(_ money: Money, sign: Sign = .negative) -> String {
        let text = string(money, sign: sign)
        guard let first = text.first, first == "\u{2212}" || first == "+" else { return text }
        return "\(first)\u{2060}\(text.dropFirst())"
    }

    /// The maximum length in bytes: a sign, a mark, 20 digits, a point and six commas.
    public static let longest = 64

    /// Writes the formatted amount in UTF-8 to the start of `bytes`, which must have room for ``longest``, and returns the number
    /// of bytes.
    public func write(_ money: Money, sign: Sign = .negative, to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        if isMasked {
            Self.put(Self.maskBytes, &count, bytes)
            return count
        }
        switch sign {
        case .minus: Self.put(Self.minusSign, &count, bytes)
        case .plus: Self.put(Self.plusSign, &count, bytes)
        case .negative, .always:
            if money.isNegative {
                Self.put(Self.minusSign, &count, bytes)
            } else if sign == .always, !money.isZero {
                Self.put(Self.plusSign, &count, bytes)
            }
        }
        Self.put(CurrencyCatalogue.all[money.currency.position].marks[language.column], &count, bytes)
        Self.putFigure(money, grouped: true, &count, bytes)
        return count
    }

    /// Returns the figure alone as form fields contain it, for example `-1234.50`.
    public static func plain(_ money: Money) -> String {
        String(unsafeUninitializedCapacity: 40) { bytes in
            var count = 0
            if money.isNegative { put([UInt8(ascii: "-")], &count, bytes) }
            putFigure(money, grouped: false, &count, bytes)
            return count
        }
    }

    /// Returns the placeholder of an amount field, for example `0.00`.
    public static func placeholder(_ currency: Currency) -> String { plain(.zero(currency)) }

    private static let maskBytes = Array(mask.utf8)
    private static let minusSign = Array("\u{2212}".utf8), plusSign = Array("+".utf8)

    private static func put(_ text: [UInt8], _ count: inout Int, _ bytes: UnsafeMutableBufferPointer<UInt8>) {
        for byte in text {
            bytes[count] = byte
            count += 1
        }
    }

    /// Writes at most 20 digits, a point and six commas, from the end.
    private static func putFigure(_ money: Money, grouped: Bool, _ count: inout Int, _ bytes: UnsafeMutableBufferPointer<UInt8>) {
        let decimals = money.currency.minorUnits
        var rest = money.minorUnits.magnitude, digits = 1
        var more = rest / 10
        while more > 0 { (digits, more) = (digits + 1, more / 10) }
        digits = max(digits, decimals + 1)
        let whole = digits - decimals
        let length = digits + (decimals > 0 ? 1 : 0) + (grouped ? (whole - 1) / 3 : 0)
        var index = count + length
        for place in 0..<digits {
            if place == decimals, decimals > 0 { index -= 1; bytes[index] = UInt8(ascii: ".") }
            if grouped, place > decimals, (place - decimals) % 3 == 0 { index -= 1; bytes[index] = UInt8(ascii: ",") }
            index -= 1
            bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += length
    }
}
