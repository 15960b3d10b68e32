import Bookkeeping
import Charts
import Templates
import Validation

/// The statistics, as charts with their figures.
package struct StatisticsPage: PageModel {
    package typealias PeriodView = RecordIndexPage.PeriodView

    /// The data of the page.
    package struct Content: Sendable {
        package let names: LedgerNames
        package let budget: Budget?
        package let lastDays: SpendingByDay
        package let month: SpendingByCategory
        /// The spending in the top category; nil if nothing was spent in the month.
        package let topCategory: SpendingByDay?
        package let year: SpendingByCategory
        package let allTime: SpendingByDay
        package let incomeAndExpenses: IncomeAndExpenses
        package let netWorth: [NetWorth]
        /// The days from the first record to today; nil if there is none up to today.
        package let recorded: ClosedRange<CalendarDate>?
        /// True if records dated after today are left out.
        package let hasLater: Bool

        package init(
            names: LedgerNames, budget: Budget?, lastDays: SpendingByDay, month: SpendingByCategory, topCategory: SpendingByDay?,
            year: SpendingByCategory, allTime: SpendingByDay, incomeAndExpenses: IncomeAndExpenses, netWorth: [NetWorth],
            recorded: ClosedRange<CalendarDate>?, hasLater: Bool
        ) {
            (self.names, self.budget, self.lastDays, self.month) = (names, budget, lastDays, month)
            (self.topCategory, self.year, self.allTime, self.incomeAndExpenses) = (topCategory, year, allTime, incomeAndExpenses)
            (self.netWorth, self.recorded, self.hasLater) = (netWorth, recorded, hasLater)
        }
    }

    package let title: String
    package var tab: Tab { .statistics }
    package var assets: PageAssets { [.charts] }
    package let steps: [Segment]
    package let period: PeriodView
    package let totals: TotalsView?
    package let account: SelectField
    /// The parameters of the URL that the account's form keeps.
    package let kept: [RecordIndexPage.Kept]
    package let later: String?
    package let isEmpty: Bool
    package let cards: [ChartCard]

    package init(_ content: Content, _ scene: StatisticsScene) {
        let t = scene.t, filter = scene.filter
        title = t.statistics.title
        let names = [(StatisticsFilter.Step.daily, t.records.daily), (.weekly, t.records.weekly), (.monthly, t.records.monthly)]
        steps = names.map { step, name in Segment(url: Self.url(filter.by(step)), label: name, isCurrent: step == filter.step) }
        period = Self.view(scene)
        totals = Self.totals(content.incomeAndExpenses, in: scene.currency).map { TotalsView($0, t: t) }
        account = SelectField(
            StatisticsFilter.account.name, label: t.records.account,
            options: [.init("", t.records.anyAccount, isChosen: filter.account == nil)]
                + content.names.accounts.map { .init($0.id.description, $0.name, isChosen: $0.id == filter.account) })
        kept = filter.parameters.filter { $0.name != StatisticsFilter.account.name }.map { .init(name: $0.name, value: $0.value) }
        later = content.hasLater ? t.statistics.later : nil
        isEmpty = content.recorded == nil && filter.account == nil
        cards =
            isEmpty
            ? []
            : [
                BudgetDaysCard.card(content.budget, content.lastDays, scene), IncomeCard.card(content.incomeAndExpenses, scene),
                CategoryCards.card(content.month, in: filter.month, id: "month", scene),
                CategoryCards.card(content.year, in: filter.year, id: "year", scene),
                SpendingCards.topCategory(content.topCategory, of: content.month, scene),
                SpendingCards.allTime(content.allTime, scene),
                NetWorthCard.card(content.netWorth, recorded: content.recorded, scene),
            ]
    }

    private static func url(_ filter: StatisticsFilter) -> Link {
        Paths.statistics.query(filter.parameters.map { $0.name + "=" + $0.value.urlQueryEncoded }.joined(separator: "&"))
    }

    private static func view(_ scene: StatisticsScene) -> PeriodView {
        let filter = scene.filter
        func name(_ filter: StatisticsFilter) -> String { scene.t.dates.period(filter.period, today: scene.today) }
        let next = filter.next, previous = filter.previous ?? filter
        return PeriodView(
            name: name(filter), previousURL: url(previous), previousName: name(previous),
            nextName: next.map(name) ?? scene.t.records.notStarted(scene.t.dates.period(filter.period.next, today: scene.today)),
            nextURL: next.map(url))
    }

    /// Returns the sum of all parts; nil on overflow.
    static func totals(_ sums: IncomeAndExpenses, in currency: Currency) -> ConvertedTotals? {
        func sum(_ amounts: [Money]) -> Money? {
            amounts.reduce(Money?.some(.zero(currency))) { sum, next in sum.flatMap { try? $0.adding(next) } }
        }
        guard let income = sum(sums.parts.map(\.income)), let expenses = sum(sums.parts.map(\.expenses)) else { return nil }
        return ConvertedTotals(income: income, expenses: expenses, recordCount: 0)
    }
}
