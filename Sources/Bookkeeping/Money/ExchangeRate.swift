/// The price of one unit of a currency in another currency, as of a day.
public struct ExchangeRate: Sendable, Hashable {
    /// The source of a rate.
    public enum Source: String, Sendable {
        case byHand, europeanCentralBank
    }

    public let base: Currency
    public let quote: Currency
    /// The first day on which the rate is in force.
    public let date: CalendarDate
    /// Major units of `quote` for one major unit of `base`.
    public let value: Value
    public let source: Source

    /// Creates a rate between two currencies; nil if they are the same.
    public init?(base: Currency, quote: Currency, date: CalendarDate, value: Value, source: Source) {
        guard base != quote else { return nil }
        self.base = base
        self.quote = quote
        self.date = date
        self.value = value
        self.source = source
    }
}

extension ExchangeRate {
    /// An exact decimal above zero: `digits` divided by 10 to the power of `scale`.
    public struct Value: Sendable, Hashable {
        /// 1 to 999,999,999,999,999.
        public let digits: Int64
        /// 0 to 10.
        public let scale: Int

        /// The maximum of `digits`.
        public static let largestDigits: Int64 = 999_999_999_999_999
        /// The maximum of `scale`.
        public static let largestScale = 10

        /// Creates a value in lowest terms, so that equal values compare equal; nil outside the limits.
        public init?(digits: Int64, scale: Int) {
            guard digits > 0, scale >= 0 else { return nil }
            var (digits, scale) = (digits, scale)
            while scale > 0, digits % 10 == 0 { (digits, scale) = (digits / 10, scale - 1) }
            guard digits <= Self.largestDigits, scale <= Self.largestScale else { return nil }
            self.digits = digits
            self.scale = scale
        }

        /// Parses digits with at most one point between them, for example `1.0825`; nil for anything else, for zero and outside
        /// the limits.
        public init?(_ text: some StringProtocol) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard 1...2 ~= parts.count, text.utf8.count <= 40,
                parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } })
            else { return nil }
            var decimals = parts.count == 2 ? String(parts[1]) : ""
            while decimals.hasSuffix("0") { decimals.removeLast() }
            guard let digits = Int64(parts[0] + decimals) else { return nil }
            self.init(digits: digits, scale: decimals.utf8.count)
        }
    }
}

extension ExchangeRate.Value: CustomStringConvertible {
    /// The decimal with a point and without trailing zeros, for example `0.00615`.
    public var description: String {
        let text = String(digits)
        guard scale > 0 else { return text }
        let padded = String(repeating: "0", count: max(0, scale + 1 - text.count)) + text
        return padded.dropLast(scale) + "." + padded.suffix(scale)
    }
}
