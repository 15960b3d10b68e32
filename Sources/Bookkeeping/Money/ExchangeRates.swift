/// Exchange rates over time, and the best conversion between two currencies on a day.
///
/// A rate is in force from its day until the next one of the same pair, in both directions. If a pair has no rate, or an older
/// one, the conversion goes across the euro. Of several conversions the one with the latest date wins, at equal dates one with
/// manual rates, then the shorter one in its own direction. A conversion across the euro is as old as the older of its two rates.
public struct ExchangeRates: Sendable {
    private struct Pair: Hashable {
        let base, quote: Currency
    }

    /// Sorted by date, at most one rate per day.
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

    /// Converts money at the latest rate on or before a day, rounded once to minor units, half away from zero.
    ///
    /// Returns nil if there is no rate on or before the day. Throws `MoneyError.overflow`.
    public func convert(_ money: Money, to currency: Currency, on day: CalendarDate) throws(MoneyError) -> Money? {
        guard let conversion = conversion(from: money.currency, to: currency, on: day) else { return nil }
        return try conversion.convert(money)
    }

    /// Returns the best conversion between two currencies on a day; nil if there is no rate on or before it.
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

    /// Returns the latest rate of two currencies in either direction.
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
    /// The base currency of the reference rates.
    public static let euro = Currency(code: "EUR")
}
