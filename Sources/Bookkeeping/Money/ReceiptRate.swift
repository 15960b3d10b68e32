/// The rate between an amount as on a receipt and the amount of the account.
extension ExchangeRate.Value {
    /// The shortest rate that converts `original` to `amount`; nil if no rate with a rate's decimals does, such as for a tiny amount that became a
    /// large one.
    public init?(from original: Money, to amount: Money) {
        guard original.minorUnits > 0, amount.minorUnits > 0, original.currency != amount.currency else { return nil }
        let top = UInt128(amount.minorUnits) * UInt128(original.currency.scale),
            bottom = UInt128(original.minorUnits) * UInt128(amount.currency.scale)
        var power: UInt128 = 1
        for scale in 0...Self.largestScale {
            // The nearest rate with this number of decimals; with one more, the product is below 10^34.
            let digits = (top * power * 2 + bottom) / (bottom * 2)
            if digits > 0, let digits = Int64(exactly: digits), let rate = Self(digits: digits, scale: scale),
                (try? rate.convert(original, to: amount.currency)) == amount
            {
                self = rate
                return
            }
            power *= 10
        }
        return nil
    }

    /// The rate between two amounts: `known` if it converts `original` to `amount`, else the shortest rate that does.
    public init?(from original: Money, to amount: Money, known: Self?) {
        if let known, (try? known.convert(original, to: amount.currency)) == amount { self = known } else { self.init(from: original, to: amount) }
    }

    /// Returns money at this rate in another currency, rounded once to minor units, half away from zero. Throws `MoneyError.overflow`, and
    /// `.currencyMismatch` for money that is in that currency already.
    public func convert(_ money: Money, to currency: Currency) throws(MoneyError) -> Money {
        let day = CalendarDate(daysSince1970: 0)
        guard let rate = ExchangeRate(base: money.currency, quote: currency, date: day, value: self, source: .byHand),
            let conversion = Conversion(from: money.currency, to: currency, by: [rate])
        else { throw .currencyMismatch }
        return try conversion.convert(money)
    }
}
