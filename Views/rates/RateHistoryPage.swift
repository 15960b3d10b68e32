import Bookkeeping
import Language
import SitePaths
import Templates

/// All rates of a currency, newest first.
package struct RateHistoryPage: PageModel {
    package struct Row: Sendable {
        package let equation, detail, base, quote, date, value, deletes: String
        /// True for a manual rate; only these can be deleted.
        package let isByHand: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.rates }
    package let rates: [Row]
    package var hasRates: Bool { !rates.isEmpty }
    package let olderURL: Link?

    package init(_ currency: Currency, _ rates: [ExchangeRate], hasOlder: Bool, today: CalendarDate, t: Texts) {
        title = t.rates.historyOf(currency.code)
        self.rates = rates.map { rate in
            let equation = RateLine.equation(rate)
            return Row(
                equation: equation,
                detail: [t.dates.brief(rate.date, today: today), RateLine.source(rate, t)].joined(
                    separator: t.frame.listSeparator),
                base: rate.base.code, quote: rate.quote.code, date: rate.date.description, value: rate.value.description,
                deletes: t.rates.deleteRate(
                    [equation, t.dates.day(rate.date, today: today)].joined(separator: t.frame.listSeparator)),
                isByHand: rate.source == .byHand)
        }
        olderURL = hasOlder ? rates.last.map { Paths.rateHistory.query("currency=\(currency.code)&before=\($0.date)") } : nil
    }
}
