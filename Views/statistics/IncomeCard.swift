import Bookkeeping
import Charts

/// Income and expenses side by side: per day of a week or a month, per month of a year.
enum IncomeCard {
    static func card(_ sums: IncomeAndExpenses, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, id = "flow", slots = scene.filter.slots
        let heading = t.statistics.incomeAndExpenses
        let hasNone = sums.parts.allSatisfy { $0.income.isZero && $0.expenses.isZero }
        let totals = StatisticsPage.totals(sums, in: scene.currency)
        let name = t.dates.period(scene.filter.period, today: scene.today)
        let kept =
            hasNone
            ? "" : totals.flatMap { totals in (try? totals.net()).map { t.statistics.kept($0.minorUnits, scene.text) } } ?? ""
        let sentence = [t.statistics.inPeriod(name), kept].filter { !$0.isEmpty }.joined(separator: t.statistics.space)
        func marks(_ kind: Transaction.Kind, _ figure: (IncomeAndExpenses.Part) -> Money) -> [BarChart.Mark] {
            let links = scene.links(kind)
            return zip(slots, sums.parts).map { slot, part in
                .init(figure(part).minorUnits, link: figure(part).isZero ? nil : links.url(slot))
            }
        }
        let chart = BarChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing),
            labelHead: scene.filter.step == .monthly ? t.statistics.month : t.statistics.day,
            slots: slots.map { slot in
                .init(label: scene.label(slot), tick: tick(slot, scene), isCurrent: slot.contains(scene.today))
            },
            series: [
                .init(name: t.records.income, style: .gain, marks: hasNone ? [] : marks(.income, \.income)),
                .init(name: t.records.expenses, style: .loss, marks: hasNone ? [] : marks(.expense, \.expenses)),
            ], format: scene.format)
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence],
            apart: .init(income: sums.unconvertedIncome, expenses: sums.unconvertedExpenses, in: scene.currency, t: t))
    }

    private static func tick(_ slot: Period, _ scene: StatisticsScene) -> [String] {
        switch scene.filter.step {
        case .daily: ["\(slot.first.day)"]
        case .weekly: [scene.t.dates.weekday(slot.first.weekday), "\(slot.first.day)"]
        case .monthly: [scene.t.dates.month(slot.first.month)]
        }
    }
}
