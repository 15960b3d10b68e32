/// Rates between currencies over time, and the way from one currency to another on a day.
///
/// A rate holds from its day until the next one between the same two currencies. It is used in both directions; where two currencies have
/// none between them, or an older one, the way leads across the euro. Between several ways the latest date wins, at the same date a rate by
/// hand, then the shorter way in its own direction. What lies across the euro is as old as the older of its two rates.
public struct ExchangeRates: Sendable {
    private struct Pair: Hashable {
        let base, quote: Currency
    }

    /// By date, at most one a day.
    private let byPair: [Pair: [ExchangeRate]]

    public init(_ rates: some Sequence<ExchangeRate>) {
        byPair = Dictionary(grouping: rates) { Pair(base: $0.base, quote: $0.quote) }.mapValues { rates in
            var kept: [ExchangeRate] = []
            for rate in rates.sorted(by: { ($0.date, $0.source == .byHand ? 1 : 0) < ($1.date, $1.source == .byHand ? 1 : 0) }) {
                if kept.last?.date == rate.date { kept.removeLast() }
                kept.append(rate)
            }
            return kept
        }
    }

    /// The money in another currency at the latest rate on or before a day, rounded once to minor units, half away from zero.
    ///
    /// Nil when there is no rate on or before the day. Throws `MoneyError.overflow` for what does not fit.
    public func convert(_ money: Money, to currency: Currency, on day: CalendarDate) throws(MoneyError) -> Money? {
        guard let conversion = conversion(from: money.currency, to: currency, on: day) else { return nil }
        return try conversion.convert(money)
    }

    /// The way from one currency to another on a day; nil when there is no rate on or before it.
    public func conversion(from: Currency, to: Currency, on day: CalendarDate) -> Conversion? {
        guard from != to else { return Conversion(from: from, to: to, by: []) }
        let single = rate(between: from, and: to, on: day), across = ratesAcrossEuro(from: from, to: to, on: day)
        if let single, across.map({ $0.allSatisfy { $0.date > single.date } }) != true {
            return Conversion(from: from, to: to, by: [single])
        }
        return across.flatMap { Conversion(from: from, to: to, by: $0) }
    }

    private func ratesAcrossEuro(from: Currency, to: Currency, on day: CalendarDate) -> [ExchangeRate]? {
        guard let euro = Currency.euro, from != euro, to != euro, let first = rate(between: from, and: euro, on: day),
            let second = rate(between: euro, and: to, on: day)
        else { return nil }
        return [first, second]
    }

    /// The latest rate of two currencies in either direction.
    private func rate(between from: Currency, and to: Currency, on day: CalendarDate) -> ExchangeRate? {
        guard let own = latest(Pair(base: from, quote: to), on: day) else { return latest(Pair(base: to, quote: from), on: day) }
        guard let inverse = latest(Pair(base: to, quote: from), on: day) else { return own }
        if own.date != inverse.date { return own.date > inverse.date ? own : inverse }
        return inverse.source == .byHand && own.source != .byHand ? inverse : own
    }

    private func latest(_ pair: Pair, on day: CalendarDate) -> ExchangeRate? {
        guard let rates = byPair[pair] else { return nil }
        var (low, high) = (0, rates.count)
        while low < high {
            let middle = (low + high) / 2
            if rates[middle].date <= day { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? rates[low - 1] : nil
    }
}

extension Currency {
    /// The currency that reference rates are in.
    public static let euro = Currency(code: "EUR")
}
