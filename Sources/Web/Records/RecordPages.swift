import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The list of records. What it shows is in its address.
struct RecordPages: Sendable {
    private let store: Store

    init(_ services: Services) { store = services.store }

    func index(_ visit: Visit, _ member: Member) throws -> Response {
        let query = visit.request.query
        let cursor = query["after"]
        let (filter, content) = try store.read(member.book) { ledger in
            let names = try ledger.names()
            let filter = RecordFilter(
                FormInput(query.map { ($0.name, $0.value) }), today: member.today, weekStart: member.preferences.weekStart,
                accounts: names.accounts, categories: names.categories)
            return (filter, try self.content(ledger, filter, names: names, after: cursor, today: member.today))
        }
        let page = RecordIndexPage(
            content, filter: filter, isContinued: cursor != nil, today: member.today,
            weekStart: member.preferences.weekStart, mainCurrency: member.preferences.mainCurrency, t: visit.t)
        return visit.page { Template.recordIndex(page, app: $0, into: &$1) }
    }

    private func content(
        _ ledger: Ledger, _ filter: RecordFilter, names: LedgerNames, after cursor: String?, today: CalendarDate
    ) throws -> RecordIndexPage.Content {
        let records = try ledger.records(filter.query, after: cursor, limit: 50)
        var (totals, dayTotals): ([Totals]?, [CalendarDate: [Totals]]) = try ledger.totalsWithDays(filter.query)
        let dates = records.records.map(\.date)
        if filter.period == nil, filter.text.isEmpty, let first = dates.min(), let last = dates.max() {
            dayTotals = try ledger.dayTotals(filter.query, in: first...last)
        }
        var hasLater = false
        if let period = filter.period, period.next.first > today {
            var later = filter.query
            later.dates = period.next.first...CalendarDate(daysSince1970: .max)
            hasLater = try !ledger.records(later, limit: 1).records.isEmpty
        }
        return RecordIndexPage.Content(
            names: names, page: records, totals: totals, dayTotals: dayTotals, hasLater: hasLater)
    }
}
