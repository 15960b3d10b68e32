import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The charts; the query parameters select them. Records dated after today are left out.
struct StatisticsPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let calendar = person.calendar, today = person.today
        let input = visit.query
        let (filter, content) = try store.read(person.book) { ledger in
            let names = try ledger.names()
            let filter = StatisticsFilter(input, today: today, calendar: calendar, accounts: names.accounts)
            return (filter, try self.content(ledger, filter, names: names, today: today, calendar))
        }
        let scene = StatisticsScene(
            filter: filter, names: content.names, currency: person.mainCurrency, today: today, calendar: calendar,
            base: visit.site.base, t: visit.t)
        let page = StatisticsPage(content, scene)
        return visit.page { Template.statistics(page, app: $0, into: &$1) }
    }

    private func content(
        _ ledger: Ledger, _ filter: StatisticsFilter, names: LedgerNames, today: CalendarDate, _ calendar: CivilCalendar
    ) throws -> StatisticsPage.Content {
        let account = filter.account, lastDay = filter.lastDay
        let month = filter.begun(filter.month), year = filter.begun(filter.year)
        let byMonth = try ledger.spendingByCategory(in: month, account: account)
        let recorded = try ledger.firstDay(account: account).flatMap { $0 <= today ? $0...today : nil }
        let netWorthDays = NetWorthCard.days(recorded ?? today...today, calendar)
        return StatisticsPage.Content(
            names: names, budget: try ledger.dailyBudget(),
            lastDays: try ledger.spendingByDay(in: BudgetDaysCard.dates(to: lastDay)), month: byMonth,
            topCategory: try byMonth.parts.first.map {
                try ledger.spendingByDay(in: month, category: $0.category, account: account)
            },
            year: try ledger.spendingByCategory(in: year, account: account),
            allTime: try allTime(ledger, account, today: today, calendar),
            incomeAndExpenses: try ledger.incomeAndExpenses(
                in: filter.slots.filter { $0.first <= today }.map { $0.first...min($0.last, today) }, account: account),
            netWorth: try ledger.netWorth(at: netWorthDays, account: account), recorded: recorded,
            hasLater: try hasLater(ledger, filter, today: today))
    }

    /// Returns the spending of all time, from monthly totals where the chart needs no more.
    private func allTime(
        _ ledger: Ledger, _ account: Account.ID?, today: CalendarDate, _ calendar: CivilCalendar
    ) throws -> SpendingByDay {
        if account == nil, let first = try ledger.firstExpense(), first <= today, SpendingCards.isByMonth(first...today, calendar) {
            return try ledger.spendingByMonth(upTo: today)
        }
        return try ledger.spendingByDay(in: CalendarDate(daysSince1970: .min)...today, account: account)
    }

    /// Returns true if the month or year shown has records dated after today, which are left out.
    private func hasLater(_ ledger: Ledger, _ filter: StatisticsFilter, today: CalendarDate) throws -> Bool {
        let last = max(filter.dates.upperBound, filter.year.last, filter.month.last)
        guard today < last else { return false }
        return try ledger.hasRecords(RecordQuery(dates: today.adding(days: 1)...last, account: filter.account))
    }
}
