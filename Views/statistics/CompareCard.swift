import Bookkeeping
import Language
import Templates
import Validation

/// The categories of a period beside the days it is compared with, as a table.
package struct CompareCard: ViewModel, Sendable {
    /// A category, or all of them.
    package struct Row: ViewModel, Sendable {
        package let label, hue, now, before: String
        package let url: String?
        package let change: Change
    }

    /// The difference from the earlier amount, such as `+12%`.
    package struct Change: Sendable {
        package let text: String
        /// The CSS class: `ok`, `over`, or none where both are alike.
        package let tone: String

        init(_ now: Money, _ before: Money, t: Texts) {
            guard before.minorUnits > 0 else {
                (text, tone) = now.isZero ? ("–", "") : (t.statistics.new, "over")
                return
            }
            guard let change = AmountChange(of: now, since: before) else {
                (text, tone) = ("", "")
                return
            }
            guard change.percent > 0 else {
                (text, tone) = ("0%", "")
                return
            }
            let difference = change.percent <= 999 ? "\(change.percent)%" : t.money.unbroken(change.difference)
            (text, tone) = ((change.isMore ? "+" : "−") + difference, change.isMore ? "over" : "ok")
        }
    }

    package let heading, sentence: String
    package let rows: [Row]
    package let total: Row

    /// Returns nil if there is nothing to compare.
    init?(_ now: SumsByCategory, _ before: SumsByCategory, _ comparison: Period.Comparison, _ scene: StatisticsScene) {
        guard !before.parts.isEmpty else { return nil }
        let t = scene.t, period = scene.filter.period
        func name(_ dates: ClosedRange<CalendarDate>, _ whole: Period) -> String {
            t.dates.period(dates == whole.dates ? whole : Period(dates), today: scene.today)
        }
        heading = t.statistics.compared(name(comparison.dates, comparison.before))
        sentence = t.statistics.comparedText(name(scene.filter.dates, period), name(comparison.dates, comparison.before))
        let links = scene.links(.expense), none = Money.zero(scene.currency)
        let earlier = Dictionary(before.parts.map { ($0.category, $0.amount) }, uniquingKeysWith: { one, _ in one })
        let present = Set(now.parts.map(\.category))
        let gone = before.parts.filter { !present.contains($0.category) }.map { (category: $0.category, amount: none) }
        rows = (now.parts.map { (category: $0.category, amount: $0.amount) } + gone).map { part in
            let category = scene.names.category(part.category), past = earlier[part.category] ?? none
            return Row(
                label: category?.name ?? "", hue: (category?.hue ?? .slate).rawValue, now: t.money.string(part.amount), before: t.money.string(past),
                url: links.url(part.amount.isZero ? comparison.before : period, category: part.category), change: Change(part.amount, past, t: t))
        }
        total = Row(
            label: t.records.total, hue: "", now: t.money.string(now.total), before: t.money.string(before.total), url: nil,
            change: Change(now.total, before.total, t: t))
    }
}
