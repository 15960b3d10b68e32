import Bookkeeping
import Charts
import Language

/// A balance up to today, and as it is expected to go on.
struct ForecastCard: Sendable, Equatable {
    let id: String
    let heading: String
    let forecast: Forecast
    /// The known balances up to today.
    let past: [Forecast.Day]
    /// The days after today to show balances for.
    let shown: [CalendarDate]
    let isWide: Bool
    let t: Texts

    /// A balance from the first day of the forecast on, day by day.
    static func days(of account: String, _ forecast: Forecast, t: Texts) -> Self? {
        forecast.days.last.map { last in
            ForecastCard(
                id: "ahead", heading: t.forecast.until(account, t.dates.dayOfMonth(last.date, today: forecast.today)), forecast: forecast,
                past: forecast.past, shown: forecast.ahead.map(\.date), isWide: false, t: t)
        }
    }

    /// A balance at the ends of the months to come, and on the lowest day.
    static func months(of balance: String, _ forecast: Forecast, after worth: [NetWorth], _ calendar: CivilCalendar, t: Texts) -> Self {
        let lowest = forecast.lowest?.date
        let shown = forecast.ahead.map(\.date).filter { $0 == lowest || calendar.period(.monthly, containing: $0).last == $0 }
        return ForecastCard(
            id: "ahead", heading: t.forecast.nextMonths(balance), forecast: forecast,
            past: worth.filter { $0.date < forecast.today }.map { .init(date: $0.date, balance: $0.amount) } + forecast.past, shown: shown,
            isWide: true, t: t)
    }

    func card(in currency: Currency) -> ChartCard {
        let shown = Set(shown), today = forecast.today, t = t, sentence = sentence
        let points = past.map { LineChart.Point(day: $0.date.daysSince1970, figure: $0.balance.minorUnits) }
        let ahead = forecast.days.filter { shown.contains($0.date) }.map {
            LineChart.Continuation.Point(
                day: $0.date.daysSince1970, figure: $0.balance.minorUnits, other: $0.withSpending?.minorUnits)
        }
        let first = points.first?.day ?? today.daysSince1970
        let chart = LineChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing),
            heads: .init(label: t.statistics.day, figure: t.forecast.known),
            days: .init(points, span: first...max(first, today.daysSince1970), absence: .passed, combining: .last),
            continuation: .init(ahead, name: t.forecast.byRules, otherName: t.forecast.withSpending), hue: "patina", startsAtZero: false,
            today: .init(day: today.daysSince1970, label: t.dates.brief(today, today: today)), format: FigureFormat(currency, t.money),
            tick: t.dates.tick, label: { t.dates.day(CalendarDate(daysSince1970: $0.days.upperBound), today: today) }, link: { _ in nil })
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence, restsOn], isWide: isWide,
            apart: .init(forecast.unconverted, in: currency, t: t))
    }

    /// The balance of the last day, and the days to beware of.
    private var sentence: String {
        let ahead = forecast.ahead
        guard let last = ahead.last, let lowest = forecast.lowest else { return "" }
        func day(_ day: Forecast.Day) -> String { t.dates.day(day.date, today: forecast.today) }
        func amount(_ day: Forecast.Day) -> String { t.money.unbroken(day.expected) }
        let expected = t.forecast.expected(amount(last), day(last))
        let isEnd = lowest.expected == last.expected
        let least = isEnd ? (ahead.count > 1 ? t.forecast.lowestAtEnd : "") : t.forecast.lowest(amount(lowest), day(lowest))
        return [expected, least, forecast.belowZero.map { t.forecast.belowZero(day($0)) } ?? ""].filter { !$0.isEmpty }
            .joined(separator: t.statistics.space)
    }

    private var restsOn: String {
        guard let usual = forecast.usual else { return t.forecast.restsOnRules(forecast.ruleCount) }
        guard !usual.isNone else { return t.forecast.restsOnRulesAlone(forecast.ruleCount) }
        let perDay = t.money.unbroken(usual.perDay)
        return forecast.ruleCount == 0
            ? t.forecast.restsOnSpending(perDay, usual.months) : t.forecast.restsOnBoth(forecast.ruleCount, perDay, usual.months)
    }

    static func == (one: Self, other: Self) -> Bool {
        one.t === other.t && one.heading == other.heading && one.forecast == other.forecast && one.past == other.past && one.shown == other.shown
            && one.isWide == other.isWide
    }
}

/// The forecasts of the overview drawn last.
package final class DrawnForecasts: Sendable {
    private let cards = DrawingsCache<ForecastCard, ChartCard>(8)

    package init() {}

    /// Returns the card of an account's balance.
    func card(of account: Account, _ forecast: Forecast, t: Texts) -> ChartCard? {
        ForecastCard.days(of: account.name, forecast, t: t).map { source in cards.drawn(source) { source.card(in: account.currency) } }
    }
}
