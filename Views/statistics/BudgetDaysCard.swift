import Bookkeeping
import Charts
import SitePaths

/// The rest of the daily budget on each of the last ten days, or the amount over it.
package enum BudgetDaysCard {
    /// Returns the ten days up to a day.
    package static func dates(to last: CalendarDate) -> ClosedRange<CalendarDate> { min(last.adding(days: -9), last)...last }

    static func card(_ budget: Budget?, _ spending: SpendingByDay, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, heading = t.statistics.budgetDays, id = "left"
        guard let budget, budget.currency == scene.currency else {
            let text = budget == nil ? t.statistics.noBudget : t.statistics.budgetNeedsAmount(scene.currency.name(in: t.language))
            return ChartCard(
                id: id, heading: heading, invitation: .init(text: text, url: Paths.budgets, label: t.statistics.setBudget))
        }
        let spent = Dictionary(spending.days.map { ($0.date, $0.amount.minorUnits) }, uniquingKeysWith: { first, _ in first })
        let dates = dates(to: scene.filter.lastDay)
        let days = (dates.lowerBound.daysSince1970...dates.upperBound.daysSince1970).map { CalendarDate(daysSince1970: $0) }
        let amounts = days.map { budget.amounts.amount(on: $0, scene.calendar).minorUnits }
        let left = zip(days, amounts).map { day, amount -> Int64? in
            let (left, overflow) = amount.subtractingReportingOverflow(spent[day] ?? 0)
            return overflow ? nil : left
        }
        let known = zip(days, left).compactMap { day, left in left.map { (day, $0) } }
        let over = known.filter { $0.1 < 0 }, worst = over.min { $0.1 < $1.1 }
        let sentences = [
            Set(amounts).count == 1 ? t.statistics.againstBudget(scene.text(amounts[0])) : "", t.statistics.daysOver(over.count),
            worst.map { t.statistics.worstDay(t.dates.day($0.0, today: scene.today), scene.text($0.1)) } ?? "",
            scene.filter.scope.account == nil ? "" : t.statistics.allAccounts,
        ].filter { !$0.isEmpty }
        let sentence = sentences.joined(separator: t.statistics.space)
        let links = scene.links(.expense, ofAll: true)
        let chart = BarChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing), labelHead: t.statistics.day,
            slots: days.map { day in
                .init(
                    label: t.dates.day(day, today: scene.today), tick: [t.dates.initial(day.weekday), "\(day.day)"],
                    isCurrent: day == scene.today)
            },
            series: [
                .init(
                    name: t.statistics.left, style: .bySign,
                    marks: zip(days, left).map { day, left in
                        .init(left, link: links.url(scene.calendar.period(.daily, containing: day)))
                    })
            ], format: scene.format)
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence],
            apart: .init(spending.unconverted, in: scene.currency, t: t))
    }
}
