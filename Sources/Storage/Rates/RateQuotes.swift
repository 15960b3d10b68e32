import Bookkeeping

/// The rates between any two currencies, for amounts in a currency that no account has.
public struct RateQuotes {
    let ledger: Ledger

    /// Returns the rate from the currency of a record's receipt to its account's currency, on its day; nil without either.
    public func rate(of record: Transaction) throws -> ExchangeRate? {
        try record.original.flatMap { try rate(from: $0.currency, to: record.movement.amount.currency, on: record.date) }
    }

    /// Returns the rate from one currency to another one on a day, as pages show it: with six significant digits if it is computed of several. Nil if
    /// there is none on or before the day.
    public func rate(from: Currency, to: Currency, on day: CalendarDate) throws -> ExchangeRate? {
        guard from != to else { return nil }
        return ExchangeRates(try ledger.rates(from: [from], to: to, on: .each([day]))).conversion(from: from, to: to, on: day)?.rate
    }
}

extension Ledger {
    /// The rates between any two currencies.
    public var quotes: RateQuotes { RateQuotes(ledger: self) }
}
