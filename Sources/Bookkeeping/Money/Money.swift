/// An amount of one currency in its minor units; sums are checked and never mix currencies.
public struct Money: Hashable, Sendable {
    /// Minor units: cents for EUR, yen for JPY, fils for KWD.
    public var minorUnits: Int64
    public let currency: Currency

    public init(minorUnits: Int64, _ currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Nothing, in a currency.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }

    public var isNegative: Bool { minorUnits < 0 }
    public var isZero: Bool { minorUnits == 0 }

    /// The sum. Throws `MoneyError.overflow`, or `.currencyMismatch` when the currencies differ.
    public func adding(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .currencyMismatch }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: sum, currency)
    }

    /// The difference. Throws `MoneyError.overflow`, or `.currencyMismatch` when the currencies differ.
    public func subtracting(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .currencyMismatch }
        let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: difference, currency)
    }

    /// The amount that many times. Throws `MoneyError.overflow`.
    public func multiplied(by count: Int) throws(MoneyError) -> Money {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: Int64(count))
        guard !overflow else { throw .overflow }
        return Money(minorUnits: product, currency)
    }

    /// The same amount with the other sign. Throws `MoneyError.overflow` for the one amount that has none.
    public func negated() throws(MoneyError) -> Money {
        let (negative, overflow) = Int64(0).subtractingReportingOverflow(minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: negative, currency)
    }
}

/// Why amounts could not be combined.
public enum MoneyError: Error, Sendable {
    case overflow
    case currencyMismatch
}
