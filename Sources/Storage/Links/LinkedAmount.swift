import Bookkeeping

/// The amounts of the own side of a link: in the account's currency, and as on the receipt if that is another one.
struct LinkedAmount: Equatable {
    let amount: Money
    let original: Money?

    init(_ amount: Money, original: Money?) { (self.amount, self.original) = (amount, original) }

    /// Returns the amounts of a payment from an account of the own book; nil without a rate, and if an amount would be zero.
    ///
    /// - Parameters:
    ///   - original: the original amount of the household's record; its receipt may be in just the account's currency.
    ///   - former: the amounts of a saved own side; their rate applies to a payment in the same currency.
    init?(of paid: Money, original: Money?, in currency: Currency, on day: CalendarDate, former: LinkedAmount?, _ own: Ledger) throws {
        if paid.currency == currency {
            self.init(paid, original: original)
        } else if let former, former.amount.currency == currency, former.original == paid {
            self = former
        } else if let original, original.currency == currency {
            self.init(original, original: paid)
        } else {
            var rate: ExchangeRate.Value?
            if let former, former.amount.currency == currency, let known = former.original, known.currency == paid.currency {
                rate = ExchangeRate.Value(from: known, to: former.amount)
            }
            guard let rate = try rate ?? own.quotes.rate(from: paid.currency, to: currency, on: day)?.value,
                let converted = try? rate.convert(paid, to: currency), converted.minorUnits > 0
            else { return nil }
            self.init(converted, original: paid)
        }
    }
}
