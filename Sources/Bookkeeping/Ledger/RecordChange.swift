/// A change of many records at once: nil and empty members leave what the records have.
public struct RecordChange: Sendable, Equatable, Codable {
    /// The reason why a record cannot have a change. It is then left as a whole.
    public enum Refusal: String, Sendable, CaseIterable, Codable {
        /// A transfer has no category.
        case transferCategory
        /// A transfer has two accounts; either could be meant.
        case transferAccount
        /// The category is of the other kind.
        case otherKind
        /// The parts of a divided record have categories of their own.
        case divided
        /// The account has another currency than the record.
        case otherCurrency
        /// The record would have more than `Hashtag.limitPerTransaction` hashtags.
        case tooManyHashtags
    }

    public var category: Category.ID?
    public var account: Account.ID?
    public var date: CalendarDate?
    /// Empty to remove the vendors.
    public var vendor: String?
    public var addedHashtags: [String]
    public var removedHashtags: [String]
    /// The fields that rules have filled in, each record by its own rules; nil for the same change of all.
    public var filing: Filed?

    /// The fields that are filled in by rules.
    public struct Filed: Sendable, Equatable, Codable {
        public var category, title, vendor, hashtags: Bool

        public init(_ rules: [FilingRule]) {
            let results = rules.map(\.result)
            category = results.contains { $0.category != nil }
            title = results.contains { !$0.title.isEmpty }
            vendor = results.contains { !$0.vendor.isEmpty }
            hashtags = results.contains { !$0.hashtags.isEmpty }
        }
    }

    /// Creates a change by rules.
    public init(filing: Filed) {
        self.init()
        self.filing = filing
    }

    public init(
        category: Category.ID? = nil, account: Account.ID? = nil, date: CalendarDate? = nil, vendor: String? = nil, addedHashtags: [String] = [],
        removedHashtags: [String] = []
    ) {
        self.category = category
        self.account = account
        self.date = date
        self.vendor = vendor
        self.addedHashtags = addedHashtags
        self.removedHashtags = removedHashtags
    }

    /// True if hashtags are added or removed.
    public var changesHashtags: Bool { !addedHashtags.isEmpty || !removedHashtags.isEmpty || filing?.hashtags == true }
    public var changesCategory: Bool { category != nil || filing?.category == true }
    public var changesTitle: Bool { filing?.title == true }
    public var changesVendor: Bool { vendor != nil || filing?.vendor == true }
}

/// A change of many records that was made and can be taken back until it expires.
public struct ChangedRecords: Sendable, Equatable {
    public typealias ID = Identifier<ChangedRecords>

    public let id: ID
    public let change: RecordChange
    /// The number of records that have changed.
    public let count: Int
    /// The number of records that had the values already.
    public let unchanged: Int
    /// The number of records that could not have the change, by reason.
    public let refused: [RecordChange.Refusal: Int]
    /// Seconds since 1970 (UTC).
    public let changedAt: Int64

    public init(id: ID, change: RecordChange, count: Int, unchanged: Int, refused: [RecordChange.Refusal: Int], changedAt: Int64) {
        self.id = id
        self.change = change
        self.count = count
        self.unchanged = unchanged
        self.refused = refused
        self.changedAt = changedAt
    }
}

/// The result of taking back a change of many records.
public struct UndoneChange: Sendable, Equatable {
    /// The number of records that are as they were.
    public let restored: Int
    /// The number of records that were changed again or deleted since, and stay as they are.
    public let changedSince: Int
    /// The number of records with a former account or category in the trash; they stay as they are.
    public let blocked: Int

    public init(restored: Int, changedSince: Int, blocked: Int) {
        self.restored = restored
        self.changedSince = changedSince
        self.blocked = blocked
    }
}
