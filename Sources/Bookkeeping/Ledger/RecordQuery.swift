/// The filter and the order of a list of records.
public struct RecordQuery: Sendable, Equatable {
    /// The order of a list; ties are broken by time and ID, so that it is total.
    public enum Sort: String, CaseIterable, Sendable {
        case newestFirst = "-date", oldestFirst = "date", largestFirst = "-amount", smallestFirst = "amount"
    }

    /// The days shown; nil for all.
    public var dates: ClosedRange<CalendarDate>?
    public var kind: Transaction.Kind?
    public var account: Account.ID?
    public var category: Category.ID?
    /// A hashtag's name without the `#`.
    public var hashtag: String?
    /// A vendor's name, in any case of ASCII letters.
    public var vendor: String?
    /// A search in the grammar of ``RecordSearch``; empty for all.
    public var text: String
    /// How the person of the search writes numbers.
    public var writing: NumberWriting
    public var sort: Sort

    public init(
        dates: ClosedRange<CalendarDate>? = nil, kind: Transaction.Kind? = nil, account: Account.ID? = nil, category: Category.ID? = nil,
        hashtag: String? = nil, vendor: String? = nil, text: String = "", writing: NumberWriting = .unknown,
        sort: Sort = .newestFirst
    ) {
        self.dates = dates
        self.kind = kind
        self.account = account
        self.category = category
        self.hashtag = hashtag
        self.vendor = vendor
        self.text = text
        self.writing = writing
        self.sort = sort
    }

    /// True if the query filters by more than a range of days.
    public var isFiltered: Bool { kind != nil || account != nil || category != nil || hashtag != nil || vendor != nil || !text.isEmpty }
}

/// One page of a list of records, and the cursor of the next.
public struct RecordPage: Sendable, Equatable {
    public let records: [Record]
    /// An opaque cursor for the URL of the next page; nil on the last.
    public let next: String?
    /// Of a list over several books, the place of each record's owner in the list of owners; empty for a list of one book.
    public let owners: [Int]

    public init(records: [Record], next: String?, owners: [Int] = []) {
        self.records = records
        self.next = next
        self.owners = owners
    }
}

/// Income and expenses in one currency, without transfers.
public struct Totals: Sendable, Equatable {
    public var income: Money
    public var expenses: Money
    public var recordCount: Int

    public init(income: Money, expenses: Money, recordCount: Int) {
        self.income = income
        self.expenses = expenses
        self.recordCount = recordCount
    }

    public var currency: Currency { income.currency }

    /// Income less expenses. Throws `MoneyError.overflow`.
    public func net() throws(MoneyError) -> Money { try income.subtracting(expenses) }
}
