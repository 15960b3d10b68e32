/// The conversion from one currency to another on a day: by one rate, by its inverse, or by two rates across the euro.
public struct Conversion: Sendable, Equatable {
    public let from: Currency
    public let to: Currency
    /// The rates used: none within one currency, one, or the rates of `from` and of `to` across the euro.
    public let rates: [ExchangeRate]
    /// Minor units of `to` for one minor unit of `from`, as a fraction.
    private let numerator, denominator: UInt128

    /// Returns nil if the rates do not lead from one currency to the other.
    ///
    /// No product here overflows: a rate has at most 15 digits and a scale of 10, a currency at most 4 decimals.
    init?(from: Currency, to: Currency, by rates: [ExchangeRate]) {
        var at = from, numerator: UInt128 = 1, denominator: UInt128 = 1, exponent = to.minorUnits - from.minorUnits
        for rate in rates {
            if rate.base == at {
                numerator *= UInt128(rate.value.digits)
                exponent -= rate.value.scale
                at = rate.quote
            } else if rate.quote == at {
                denominator *= UInt128(rate.value.digits)
                exponent += rate.value.scale
                at = rate.base
            } else {
                return nil
            }
        }
        guard at == to, rates.count <= 2 else { return nil }
        for _ in 0..<exponent.magnitude { if exponent > 0 { numerator *= 10 } else { denominator *= 10 } }
        self.from = from
        self.to = to
        self.rates = rates
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The date of the conversion: the date of its oldest rate; nil within one currency.
    public var date: CalendarDate? { rates.map(\.date).min() }

    /// Returns the money in the other currency, rounded once, half away from zero.
    ///
    /// Throws `MoneyError.currencyMismatch` for money in a currency other than `from`, and `.overflow`.
    public func convert(_ money: Money) throws(MoneyError) -> Money {
        guard money.currency == from else { throw .currencyMismatch }
        return Money(minorUnits: try minorUnits(money.minorUnits), to)
    }

    private func minorUnits(_ amount: Int64) throws(MoneyError) -> Int64 {
        let (quotient, remainder) = try divided(UInt128(amount.magnitude))
        guard quotient <= UInt128(Int64.max) else { throw .overflow }
        guard let magnitude = Int64(exactly: quotient + (remainder >= denominator - remainder ? 1 : 0)) else { throw .overflow }
        return amount < 0 ? -magnitude : magnitude
    }

    private func divided(_ amount: UInt128) throws(MoneyError) -> (quotient: UInt128, remainder: UInt128) {
        let (product, overflow) = amount.multipliedReportingOverflow(by: numerator)
        guard overflow else { return product.quotientAndRemainder(dividingBy: denominator) }
        let wide = amount.multipliedFullWidth(by: numerator)
        guard wide.high < denominator else { throw .overflow }
        return denominator.dividingFullWidth(wide)
    }

    /// The price of one unit of `from`, for display: rounded to six significant digits if it is computed; nil within one currency
    /// and if it is outside the limits of a rate.
    public var rate: ExchangeRate? {
        guard let date, let first = rates.first else { return nil }
        if rates.count == 1, first.base == from { return first }
        let source: ExchangeRate.Source = rates.allSatisfy { $0.source == .europeanCentralBank } ? .europeanCentralBank : .byHand
        return rounded.flatMap { ExchangeRate(base: from, quote: to, date: date, value: $0, source: source) }
    }

    /// The value per major unit with six significant digits, or fewer at the limit of the scale.
    private var rounded: ExchangeRate.Value? {
        var (numerator, denominator) = (numerator, denominator)
        for _ in 0..<from.minorUnits { numerator *= 10 }
        for _ in 0..<to.minorUnits { denominator *= 10 }
        var scale = 0
        while scale < ExchangeRate.Value.largestScale, numerator / denominator < 100_000, numerator < .max / 10 {
            (numerator, scale) = (numerator * 10, scale + 1)
        }
        var (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        if remainder >= denominator - remainder { quotient += 1 }
        guard quotient <= UInt128(ExchangeRate.Value.largestDigits) else { return nil }
        return ExchangeRate.Value(digits: Int64(quotient), scale: scale)
    }
}
