import Bookkeeping
import Storage
import Validation
import Views

/// Reads a page of a list of records with its sums: of a book, of the records that somebody shares, or of everybody in a household.
struct RecordListReading<Listing: RecordListing> {
    private let ledger: Listing

    init(_ listing: Listing) { ledger = listing }

    /// - Parameters:
    ///   - parties: the owners of the records; empty for the book of the page.
    ///   - visitor: the visitor as a person of the household that owns the records; nil in a person's own book.
    func content(
        _ filter: RecordFilter, names: LedgerNames, after cursor: String?, parties: [RecordParty] = [], visitor: HouseholdMember.ID? = nil,
        today: CalendarDate
    ) throws -> RecordIndexPage.Content {
        let records = try ledger.records(filter.query, after: cursor, limit: 50)
        let dates = records.records.map(\.date)
        let shown = dates.min().flatMap { first in dates.max().map { first...$0 } }
        var (totals, dayTotals) = try sums(filter.query, shown: shown, names: names), later: ConvertedTotals?
        if let divided = try dividedToday(filter.query, names: names, today: today) { (totals, later) = (divided.soFar, divided.later) }
        if filter.period == nil, filter.text.isEmpty, let shown {
            dayTotals = try daySums(filter.query, in: shown, names: names)
        }
        var hasLater = false
        if let period = filter.period, period.next.first > today {
            var later = filter.query
            later.dates = period.next.first...CalendarDate(daysSince1970: .max)
            hasLater = try ledger.hasRecords(later)
        }
        return RecordIndexPage.Content(
            names: names, page: records, totals: totals, later: later, dayTotals: dayTotals, hasLater: hasLater,
            compared: try totals.flatMap { try compared(filter, $0, names: names, today: today) },
            emptiness: records.records.isEmpty ? try emptiness(filter, isShared: !parties.isEmpty) : .search,
            parties: parties, sharers: try visitor.flatMap { try sharers(of: records.records, $0) })
    }

    /// Returns the people of the household, and the visitor's parts of the records of a page.
    private func sharers(of records: [Record], _ visitor: HouseholdMember.ID) throws -> RecordSharers? {
        try ledger.sharing.map { shared in
            RecordSharers(HouseholdView(people: try shared.people(), own: visitor), parts: try shared.parts(of: visitor, in: records))
        }
    }

    /// Returns the totals of the filter's period, up to today while it runs, and those to compare them with; nil if there are none, or too many
    /// records to sum.
    private func compared(
        _ filter: RecordFilter, _ totals: ConvertedTotals, names: LedgerNames, today: CalendarDate
    ) throws -> CompareView.Content? {
        guard let period = filter.period, let comparison = period.compared(on: today) else { return nil }
        func sum(_ dates: ClosedRange<CalendarDate>) throws -> ConvertedTotals? {
            var query = filter.query
            query.dates = dates
            return try sums(query, shown: nil, names: names).0
        }
        return try sum(comparison.dates).map { CompareView.Content(comparison, totals: totals, before: $0) }
    }

    /// Returns the totals up to today and the totals of later records, which are not spent yet and count in no other figure; nil if all of a list is
    /// on one side. Each is nil if too many records match.
    private func dividedToday(
        _ query: RecordQuery, names: LedgerNames, today: CalendarDate
    ) throws -> (soFar: ConvertedTotals?, later: ConvertedTotals?)? {
        let dates = query.dates ?? CalendarDate(daysSince1970: .min)...CalendarDate(daysSince1970: .max)
        guard dates.contains(today), today < dates.upperBound else { return nil }
        var (soFar, later) = (query, query)
        (soFar.dates, later.dates) = (dates.lowerBound...today, today.adding(days: 1)...dates.upperBound)
        guard try ledger.hasRecords(RecordQuery(dates: later.dates)) else { return nil }
        return (try sums(soFar, shown: nil, names: names).0, try sums(later, shown: nil, names: names).0)
    }

    /// Returns the reason why a list is empty.
    private func emptiness(_ filter: RecordFilter, isShared: Bool) throws -> EmptyList.Reason {
        guard try ledger.hasRecords() else { return isShared ? .nothingShared : .book }
        let query = filter.query
        var anyTime = query, anyFilter = RecordQuery(dates: query.dates, text: query.text, writing: query.writing)
        anyTime.dates = nil
        if query.dates != nil, try ledger.hasRecords(anyTime) { return query.isFiltered ? .matchesElsewhere : .period }
        if filter.filterCount > 0 {
            anyFilter.dates = query.text.isEmpty ? nil : query.dates
            if try ledger.hasRecords(anyFilter) { return .filters }
        }
        return .search
    }

    /// Returns the totals in the main currency; the totals of one account are in its own currency, so that no record is left out.
    private func sums(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?, names: LedgerNames
    ) throws -> (ConvertedTotals?, [CalendarDate: ConvertedTotals]) {
        guard let account = query.account.flatMap(names.account) else { return try ledger.convertedTotalsWithDays(query, shown: shown) }
        let (all, days) = try ledger.totalsWithDays(query, shown: shown)
        return (all.map { ConvertedTotals($0, of: account) }, days.mapValues { ConvertedTotals($0, of: account) })
    }

    /// Returns the totals of each day that has records, in the same currency as the sums.
    private func daySums(
        _ query: RecordQuery, in dates: ClosedRange<CalendarDate>, names: LedgerNames
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
