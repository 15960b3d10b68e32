/// An amount of one currency in minor units; arithmetic is checked and never mixes currencies.
public struct Money: Hashable, Sendable {
    /// Minor units: cents for EUR, yen for JPY, fils for KWD.
    public var minorUnits: Int64
    public let currency: Currency

    public init(minorUnits: Int64, _ currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Returns the amount zero in a currency.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }

    public var isNegative: Bool { minorUnits < 0 }
    public var isZero: Bool { minorUnits == 0 }

    /// Returns the sum. Throws `MoneyError.overflow`, or `.currencyMismatch` if the currencies differ.
    public func adding(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .currencyMismatch }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: sum, currency)
    }

    /// Returns the difference. Throws `MoneyError.overflow`, or `.currencyMismatch` if the currencies differ.
    public func subtracting(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .currencyMismatch }
        let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: difference, currency)
    }

    /// Returns the product. Throws `MoneyError.overflow`.
    public func multiplied(by count: Int) throws(MoneyError) -> Money {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: Int64(count))
        guard !overflow else { throw .overflow }
        return Money(minorUnits: product, currency)
    }

    /// Returns the amount with the opposite sign. Throws `MoneyError.overflow` for `Int64.min`, which has none.
    public func negated() throws(MoneyError) -> Money {
        let (negative, overflow) = Int64(0).subtractingReportingOverflow(minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: negative, currency)
    }
}

/// The reason why amounts cannot be combined.
public enum MoneyError: Error, Sendable {
    case overflow
    case currencyMismatch
}
