import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The list of records; the query parameters select and order them.
struct RecordPages: Sendable {
    private let store: Store
    /// The list has boxes; the value says which are ticked.
    private static let choose = FormField("choose", .choice)
    /// The ID of what was done to chosen records, which the list tells as long as it can be taken back.
    private static let done = FormField.hidden("done")

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let cursor = visit.query.text(.after)
        let (filter, content) = try store.read(person.book) { ledger in
            let names = try ledger.names()
            let filter = RecordFilter(
                visit.query, today: person.today, calendar: person.calendar, accounts: names.accounts,
                categories: names.categories)
            return (filter, try self.content(ledger, filter, names: names, after: cursor, today: person.today))
        }
        let page = RecordIndexPage(
            content, filter: filter, after: cursor, choosing: visit.query.text(Self.choose).flatMap(ChoosingView.Mode.init), today: person.today,
            calendar: person.calendar, t: visit.t)
        var visit = visit
        if let done = visit.query.text(Self.done), visit.notice == nil {
            visit.notice = try notice(done, filter, names: content.names, visit, person)
        }
        return visit.page { Template.recordIndex(page, app: $0, into: &$1) }
    }

    /// Returns the notice of what was done to chosen records; nil if it has been taken back.
    private func notice(
        _ done: String, _ filter: RecordFilter, names: LedgerNames, _ visit: Visit, _ person: SignedInPerson
    ) throws -> Notice? {
        let query = filter.parameters.map { "\($0.name)=\($0.value.urlQueryEncoded)" }.joined(separator: "&")
        return try store.read(person.book) { ledger in
            if let made = try ChangedRecords.ID(done).flatMap(ledger.many.changedRecords) {
                return Notice(text: visit.t.changed(made, names: names, today: person.today), undo: Paths.undoChange(made.id).query(query))
            }
            guard let deletion = try Deletion.ID(done).flatMap(ledger.deletion) else { return nil }
            return ActionResult.deleted(deletion.id).notice(visit.t) { _ in
                deletion
            } saved: { _ in
                nil
            }
        }
    }

    private func content(
        _ ledger: Ledger, _ filter: RecordFilter, names: LedgerNames, after cursor: String?, today: CalendarDate
    ) throws -> RecordIndexPage.Content {
        let records = try ledger.records(filter.query, after: cursor, limit: 50)
        let dates = records.records.map(\.date)
        let shown = dates.min().flatMap { first in dates.max().map { first...$0 } }
        var (totals, dayTotals) = try sums(ledger, filter.query, shown: shown, names: names)
        if filter.period == nil, filter.text.isEmpty, let shown {
            dayTotals = try daySums(ledger, filter.query, in: shown, names: names)
        }
        var hasLater = false
        if let period = filter.period, period.next.first > today {
            var later = filter.query
            later.dates = period.next.first...CalendarDate(daysSince1970: .max)
            hasLater = try ledger.hasRecords(later)
        }
        return RecordIndexPage.Content(
            names: names, page: records, totals: totals, dayTotals: dayTotals, hasLater: hasLater,
            compared: try totals.flatMap { try compared(ledger, filter, $0, names: names, today: today) },
            emptiness: records.records.isEmpty ? try emptiness(ledger, filter) : .search)
    }

    /// Returns the totals of the filter's period, up to today while it runs, and those to compare them with; nil if there are none, or too many
    /// records to sum.
    private func compared(
        _ ledger: Ledger, _ filter: RecordFilter, _ totals: ConvertedTotals, names: LedgerNames, today: CalendarDate
    ) throws -> CompareView.Content? {
        guard let period = filter.period, let comparison = period.compared(on: today) else { return nil }
        func sum(_ dates: ClosedRange<CalendarDate>) throws -> ConvertedTotals? {
            var query = filter.query
            query.dates = dates
            return try sums(ledger, query, shown: nil, names: names).0
        }
        guard let before = try sum(comparison.dates), let soFar = period.last <= today ? totals : try sum(period.first...today) else { return nil }
        return CompareView.Content(comparison, totals: soFar, before: before)
    }

    /// Returns the reason why a list is empty.
    private func emptiness(_ ledger: Ledger, _ filter: RecordFilter) throws -> EmptyList.Reason {
        guard try ledger.hasRecords() else { return .book }
        let query = filter.query
        var anyTime = query, anyFilter = RecordQuery(dates: query.dates, text: query.text)
        anyTime.dates = nil
        if query.dates != nil, try ledger.hasRecords(anyTime) { return query.isFiltered ? .matchesElsewhere : .period }
        if filter.filterCount > 0 {
            anyFilter.dates = query.text.isEmpty ? nil : query.dates
            if try ledger.hasRecords(anyFilter) { return .filters }
        }
        return .search
    }

    /// Returns the totals in the main currency; those of one account are in its own currency, so that no record is left out.
    private func sums(
        _ ledger: Ledger, _ query: RecordQuery, shown: ClosedRange<CalendarDate>?, names: LedgerNames
    ) throws -> (ConvertedTotals?, [CalendarDate: ConvertedTotals]) {
        guard let account = query.account.flatMap(names.account) else { return try ledger.convertedTotalsWithDays(query, shown: shown) }
        let (all, days) = try ledger.totalsWithDays(query, shown: shown)
        return (all.map { ConvertedTotals($0, of: account) }, days.mapValues { ConvertedTotals($0, of: account) })
    }

    /// Returns the totals of each day that has records, in the same currency as the sums.
    private func daySums(
        _ ledger: Ledger, _ query: RecordQuery, in dates: ClosedRange<CalendarDate>, names: LedgerNames
    ) throws -> [CalendarDate: ConvertedTotals] {
        guard let account = query.account.flatMap(names.account) else { return try ledger.convertedDayTotals(query, in: dates) }
        return try ledger.dayTotals(query, in: dates).mapValues { ConvertedTotals($0, of: account) }
    }
}

extension ConvertedTotals {
    /// Creates the totals of one account in its currency.
    fileprivate init(_ totals: [Totals], of account: Account) {
        let own = totals.first { $0.currency == account.currency }
        self.init(
            income: own?.income ?? .zero(account.currency), expenses: own?.expenses ?? .zero(account.currency),
            recordCount: own?.recordCount ?? 0)
    }
}
