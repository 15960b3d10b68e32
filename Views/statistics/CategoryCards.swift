import Bookkeeping
import Charts

/// Expenses or income by category in a period.
enum CategoryCards {
    static func card(
        _ sums: SumsByCategory, of kind: Bookkeeping.Category.Kind = .expense, in period: Period, id: String, _ scene: StatisticsScene
    ) -> ChartCard {
        let t = scene.t, name = t.dates.period(period, today: scene.today), isIncome = kind == .income
        let heading = isIncome ? t.statistics.incomeByCategory(name) : t.statistics.byCategory(name), total = t.money.string(sums.total)
        let links = scene.links(isIncome ? .income : .expense)
        let hasBelow = scene.filter.scope.category == nil ? Set(scene.names.parents.values) : []
        let slices = sums.parts.map { part in
            let category = scene.names.category(part.category)
            return DonutChart.Slice(
                label: category?.name ?? "", figure: part.amount.minorUnits, hue: (category?.hue ?? .slate).rawValue,
                link: hasBelow.contains(part.category)
                    ? scene.statisticsURL(of: part.category, in: period) : links.url(period, category: part.category))
        }
        let largest = slices.prefix(3).map { "\($0.label) \(scene.format.full($0.figure))" }.joined(
            separator: t.frame.listSeparator)
        let chart = DonutChart(
            ChartText(
                id: id, title: heading, summary: isIncome ? t.statistics.largestIncome(largest) : t.statistics.largest(largest),
                empty: t.statistics.nothing),
            heads: .init(label: t.records.category, share: t.statistics.share, figure: t.statistics.amount), slices: slices,
            other: .init(label: t.statistics.other, hue: "rest", link: "#" + ChartLegend.anchor(id)),
            total: total.count > 9 ? t.money.short(sums.total, decimals: 1) : total,
            caption: period.length == .monthly && period.first.day == 1
                ? t.dates.month(period.first.month) : isIncome ? t.statistics.earned : t.statistics.spent,
            format: scene.format)
        let sentence = isIncome ? t.statistics.earnedInAll(total) : t.statistics.spentInAll(total)
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: slices.isEmpty ? [] : [sentence], isRing: true,
            apart: .init(sums.unconverted, in: scene.currency, t: t))
    }
}
