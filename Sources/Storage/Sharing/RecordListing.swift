import Bookkeeping

/// A list of records with their sums, as pages show it: of a book, of somebody's shared accounts, or of a whole household.
public protocol RecordListing {
    /// Returns the names for filtering the list, and for showing the records of one book.
    func names() throws -> LedgerNames
    /// The owners of the records, in a list over several books; empty for one book.
    var owners: [RecordOwner] { get }
    /// The people of a household, if the list can have records of its book; nil otherwise.
    var sharing: SharedLedger? { get }
    func records(_ query: RecordQuery, after cursor: String?, limit: Int) throws -> RecordPage
    func hasRecords() throws -> Bool
    func hasRecords(_ query: RecordQuery) throws -> Bool
    func convertedTotalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: ConvertedTotals?, days: [CalendarDate: ConvertedTotals])
    func totalsWithDays(_ query: RecordQuery, shown: ClosedRange<CalendarDate>?) throws -> (all: [Totals]?, days: [CalendarDate: [Totals]])
    func convertedDayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: ConvertedTotals]
    func dayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: [Totals]]
}

extension RecordListing {
    public var owners: [RecordOwner] { [] }
    public var sharing: SharedLedger? { nil }
}

extension Ledger: RecordListing {
    public var sharing: SharedLedger? { shared }
}
