import Bookkeeping
import Charts
import Validation

/// Income and expenses side by side: by day, week, month or year of the period.
enum IncomeCard {
    static func card(_ sums: IncomeAndExpenses, totals: ConvertedTotals?, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, hasNone = isEmpty(sums)
        let kept =
            hasNone ? "" : totals.flatMap { totals in (try? totals.net()).map { t.statistics.kept($0.minorUnits, scene.text) } } ?? ""
        let sentence = [t.statistics.inPeriod(scene.periodName), kept].filter { !$0.isEmpty }.joined(separator: t.statistics.space)
        return card(sums, slots: scene.filter.slots, Shown(), id: "flow", heading: t.statistics.incomeAndExpenses, sentence: sentence, scene)
    }

    /// The course of a category, a hashtag or a vendor over the twelve months up to the period.
    static func course(_ course: ChartContent.Course, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, scope = scene.filter.scope, months = scene.filter.months(to: scene.filter.lastDay), sums = course.sums
        let category = course.category.flatMap(scene.names.category)
        let name = category?.name ?? scope.hashtag.map { "#" + $0 } ?? scope.vendor ?? ""
        let figures = sums.parts.map { category?.kind == .income ? $0.income : $0.expenses }
        let highest = zip(months, figures).max { $0.1.minorUnits < $1.1.minorUnits }.flatMap { month, amount in
            amount.isZero ? nil : t.statistics.highest(t.dates.period(month, today: scene.today), scene.text(amount.minorUnits))
        }
        let total = figures.reduce(Money?.some(.zero(scene.currency))) { sum, next in sum.flatMap { try? $0.adding(next) } }
        let mean = mean(of: figures, months, since: course.since, today: scene.today).map { t.statistics.meanMonth(scene.text($0)) }
        let isMixed = category == nil && sums.parts.contains { !$0.income.isZero }
        let spent = isMixed ? total.map { t.statistics.spentInAll(scene.text($0.minorUnits)) } : nil
        let sentence = (isMixed ? [spent] : [mean, highest]).compactMap(\.self).joined(separator: t.statistics.space)
        let shown = Shown(kind: category?.kind, category: course.category, isWide: scope.isNarrow)
        var card = card(sums, slots: months, shown, id: "course", heading: t.statistics.course(name), sentence: sentence, scene)
        if !scope.isNarrow { card.choice = choice(of: course.category, scene) }
        return card
    }

    /// Returns the mean of the whole months since the first record of the book, in minor units, rounded to the nearest; nil without any, or without
    /// amounts.
    private static func mean(of figures: [Money], _ months: [Period], since: CalendarDate?, today: CalendarDate) -> Int64? {
        guard let since else { return nil }
        let whole = zip(months, figures).filter { $0.0.last >= since && $0.0.last < today }.map(\.1)
        guard let first = whole.first, whole.contains(where: { !$0.isZero }) else { return nil }
        let sum = whole.reduce(Money?.some(.zero(first.currency))) { sum, next in sum.flatMap { try? $0.adding(next) } }
        return sum.flatMap { $0.minorUnits.scaled(by: 1, of: Int64(whole.count)) }
    }

    /// Returns the field for choosing the category of the course.
    private static func choice(of shown: Bookkeeping.Category.ID?, _ scene: StatisticsScene) -> ChartCard.Choice? {
        var filter = scene.filter
        filter.course = nil
        return ChartCard.Choice(StatisticsFilter.course, among: scene.names.categories.map(\.id), shown, keeping: filter, scene)
    }

    /// The part of the sums that a chart shows.
    private struct Shown {
        /// Nil for both.
        var kind: Bookkeeping.Category.Kind?
        /// Nil for the records that the page shows.
        var category: Bookkeeping.Category.ID?
        var isWide = false
    }

    private static func isEmpty(_ sums: IncomeAndExpenses) -> Bool { sums.parts.allSatisfy { $0.income.isZero && $0.expenses.isZero } }

    private static func card(
        _ sums: IncomeAndExpenses, slots: [Period], _ shown: Shown, id: String, heading: String, sentence: String, _ scene: StatisticsScene
    ) -> ChartCard {
        let t = scene.t, hasNone = isEmpty(sums)
        func marks(_ kind: Transaction.Kind, _ figure: (IncomeAndExpenses.Part) -> Money) -> [BarChart.Mark] {
            let links = scene.links(kind, shown.category)
            return hasNone
                ? []
                : zip(slots, sums.parts).map { slot, part in
                    .init(figure(part).minorUnits, link: figure(part).isZero ? nil : links.url(slot))
                }
        }
        let income = BarChart.Series(name: t.records.income, style: .gain, marks: marks(.income, \.income))
        let expenses = BarChart.Series(name: t.records.expenses, style: .loss, marks: marks(.expense, \.expenses))
        let days = slots.map(\.dayCount).max() ?? 1
        let chart = BarChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing),
            labelHead: days == 1 ? t.statistics.day : 28...31 ~= days ? t.statistics.month : t.statistics.period,
            slots: slots.enumerated().map { index, slot in
                let weekday = slots.count <= 7 && days == 1 ? [t.dates.weekday(slot.first.weekday)] : []
                return .init(
                    label: scene.label(slot), tick: weekday + t.dates.tick(slot, isFirst: index == 0), isCurrent: slot.contains(scene.today))
            },
            series: shown.kind == .income ? [income] : shown.kind == .expense ? [expenses] : [income, expenses], format: scene.format)
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence], isWide: shown.isWide,
            apart: .init(income: sums.unconvertedIncome, expenses: sums.unconvertedExpenses, in: scene.currency, t: t))
    }
}
