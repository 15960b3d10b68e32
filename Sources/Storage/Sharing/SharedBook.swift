import Bookkeeping

/// The part of a person's own book that they share, to look at in a read transaction.
///
/// A record is part of it if each of its accounts is shared: a transfer between a shared and a private account is in no list, count or search, and only
/// moves the balance of the shared account. Only names of accounts, categories and hashtags on shared records are visible.
public struct SharedBook {
    /// The owner of the book.
    public let person: HouseholdMember.ID
    /// True if there are accounts that are not shared. Nothing else is known of them.
    public let hasPrivateAccounts: Bool
    /// Confined to the shared accounts.
    let ledger: Ledger
}

extension SharedBook {
    /// Returns the present settings of the book.
    public func settings() throws -> BookSettings { try ledger.settings() }

    /// Returns the shared accounts with their balances: the default first, then by name.
    ///
    /// - Parameter day: the last day of the records in the balances; nil for all records.
    public func balances(upTo day: CalendarDate? = nil) throws -> [Account.Balance] {
        let shared = ledger.seen ?? []
        return try ledger.balances(upTo: day).filter { balance in shared.contains { $0.id == balance.account.id } }
    }

    /// Returns the expenses or the income of each category in the main currency of the book, largest first.
    public func sums(
        of kind: Category.Kind, in dates: ClosedRange<CalendarDate>, account: Account.ID? = nil
    ) throws -> SumsByCategory { try ledger.sums(of: kind, in: dates, account: account) }

    /// Returns a shared record without its files and its place; nil for a record that does not exist, is in the trash, or has an account that is not
    /// shared.
    public func transaction(_ id: Transaction.ID) throws -> Transaction? {
        guard var record = try ledger.transaction(id) else { return nil }
        let shared = ledger.seen ?? []
        guard record.movement.accounts.allSatisfy({ side in shared.contains { $0.id == side } }) else { return nil }
        (record.receipts, record.content.place) = ([], nil)
        return record
    }

    /// The limits that were set for the person.
    public var limits: PersonLimits { PersonLimits(person: person, ledger: ledger) }
}

extension SharedBook: RecordListing {
    public func names() throws -> LedgerNames { try ledger.names() }
    public func records(_ query: RecordQuery, after cursor: String?, limit: Int) throws -> RecordPage {
        try ledger.records(query, after: cursor, limit: limit)
    }
    public func hasRecords() throws -> Bool { try ledger.hasRecords() }
    public func hasRecords(_ query: RecordQuery) throws -> Bool { try ledger.hasRecords(query) }
    public func convertedTotalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: ConvertedTotals?, days: [CalendarDate: ConvertedTotals]) { try ledger.convertedTotalsWithDays(query, shown: shown) }
    public func totalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: [Totals]?, days: [CalendarDate: [Totals]]) { try ledger.totalsWithDays(query, shown: shown) }
    public func convertedDayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: ConvertedTotals] {
        try ledger.convertedDayTotals(query, in: dates)
    }
    public func dayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: [Totals]] {
        try ledger.dayTotals(query, in: dates)
    }
}
