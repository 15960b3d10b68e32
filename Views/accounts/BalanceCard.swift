import Bookkeeping
import Charts
import Language

/// The balance of an account over the last year, in its currency.
enum BalanceCard {
    static func card(_ content: AccountPage.Content, today: CalendarDate, calendar: CivilCalendar, t: Texts) -> ChartCard? {
        guard content.days.count > 1, let first = content.days.first, let last = content.days.last, content.course.page.records.first != nil else {
            return nil
        }
        let rules = CalendarRules(weekStart: calendar.weekStart.rawValue, monthStart: calendar.monthStart)
        let span = first.daysSince1970...last.daysSince1970
        let account = content.account.account, points = zip(content.days, content.balances)
        let chart = LineChart(
            ChartText(id: "course", title: t.statistics.balanceOf(account.name), summary: "", empty: t.statistics.nothing),
            heads: .init(label: t.statistics.day, figure: t.accountPages.balance),
            days: .init(
                points.map { .init(day: $0.daysSince1970, figure: $1.minorUnits) }, span: span, absence: .gap,
                combining: .last, rules: rules, mostPoints: StatisticsScene.mostPoints(span, rules)),
            hue: account.kind.hue.rawValue, startsAtZero: false, format: FigureFormat(account.currency, t.money), tick: t.dates.tick,
            label: { t.dates.day(CalendarDate(daysSince1970: $0.days.upperBound), today: today) }, link: { _ in nil })
        return ChartCard(chart.draw(), id: "course", heading: t.accountPages.balance, sentences: [], apart: nil)
    }
}
