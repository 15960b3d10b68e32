import Bookkeeping

/// A foreign currency of a book with its conversion into the main currency.
public struct CurrencyInUse: Sendable, Equatable {
    public let currency: Currency
    /// The conversion; nil if there is no rate on or before the day.
    public let conversion: Conversion?
    /// True if the currency is left unconverted because an amount in the main currency would overflow.
    public let isTooLarge: Bool

    public init(currency: Currency, conversion: Conversion?, isTooLarge: Bool = false) {
        self.currency = currency
        self.conversion = conversion
        self.isTooLarge = isTooLarge
    }
}

extension Ledger {
    /// Returns the currencies of the accounts other than the main one, by code, with their conversions on a day.
    public func foreignCurrencies(on day: CalendarDate) throws -> [CurrencyInUse] {
        let main = try mainCurrency()
        let used = try connection.rows(
            "SELECT DISTINCT currency FROM account WHERE book = ? AND deletion IS NULL AND currency <> ? ORDER BY currency", book,
            main
        ) { try $0.currency(0) }
        var rates = try BookRates(self, Set(used), on: .each([day]))
        let unconvertible = try unconvertibleCurrencies()
        return used.map {
            CurrencyInUse(currency: $0, conversion: rates.conversion(of: $0, on: day), isTooLarge: unconvertible.contains($0))
        }
    }

    /// Returns the rates of a currency from and to any other one, newest first; on the same day, manual ones first.
    ///
    /// Reference rates are the currency's rates in euro; for the euro itself, the main currency's rates.
    ///
    /// - Parameter day: the cursor: only rates before this day.
    /// - Parameter limit: 1 to 500. The last day of a page is complete, which may make it longer.
    public func rateHistory(of currency: Currency, before day: CalendarDate? = nil, limit: Int = 100) throws -> [ExchangeRate] {
        let last = day?.adding(days: -1) ?? MainAmounts.allDays.upperBound, limit = min(max(limit, 1), 500),
            euro = try Currency.reference, inEuro = try currency == euro ? mainCurrency() : currency
        let rows = """
            SELECT date, digits, scale, base, quote, 0 AS is_reference FROM exchange_rate
            WHERE book = ?1 AND (base = ?2 OR quote = ?2) AND date <= ?3
            UNION ALL SELECT date, digits, scale, ?4, currency, 1 FROM reference_rate WHERE currency = ?6 AND date <= ?3
            """
        let first =
            try connection.first(
                "SELECT min(date) FROM (SELECT date FROM (\(rows)) ORDER BY date DESC LIMIT ?5)", book, currency, last, euro,
                limit, inEuro
            ) { $0.isNull(0) ? nil : try $0.date(0) } ?? nil
        guard let first else { return [] }
        return try connection.rows(
            "SELECT * FROM (\(rows)) WHERE date >= ?5 ORDER BY date DESC, is_reference, base, quote", book, currency, last, euro,
            first, inEuro
        ) {
            try $0.rate(base: $0.currency(3), quote: $0.currency(4), source: $0.bool(5) ? .europeanCentralBank : .byHand, from: 0)
        }
    }
}
