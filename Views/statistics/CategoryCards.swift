import Bookkeeping
import Charts

/// Spending by category in a month or a year.
enum CategoryCards {
    static func card(_ spending: SpendingByCategory, in period: Period, id: String, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, name = t.dates.period(period, today: scene.today)
        let heading = t.statistics.byCategory(name), total = t.money.string(spending.total)
        let links = scene.links(.expense)
        let slices = spending.parts.map { part in
            let category = scene.names.category(part.category)
            return DonutChart.Slice(
                label: category?.name ?? "", figure: part.amount.minorUnits, hue: (category?.hue ?? .slate).rawValue,
                link: links.url(period, category: part.category))
        }
        let largest = slices.prefix(3).map { "\($0.label) \(scene.format.full($0.figure))" }.joined(
            separator: t.frame.listSeparator)
        let chart = DonutChart(
            ChartText(id: id, title: heading, summary: t.statistics.largest(largest), empty: t.statistics.nothing),
            heads: .init(label: t.records.category, share: t.statistics.share, figure: t.statistics.amount), slices: slices,
            other: .init(label: t.statistics.other, hue: "slate", link: "#" + ChartLegend.anchor(id)),
            total: total.count > 9 ? t.money.short(spending.total, decimals: 1) : total,
            caption: period.length == .yearly || period.first.day > 1 ? t.statistics.spent : t.dates.month(period.first.month),
            format: scene.format)
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: slices.isEmpty ? [] : [t.statistics.spentInAll(total)],
            isRing: true,
            apart: .init(spending.unconverted, in: scene.currency, t: t))
    }
}
