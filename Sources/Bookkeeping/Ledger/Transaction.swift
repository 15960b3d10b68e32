/// One movement of money on a civil day: an expense, an income, or a transfer between two accounts of the book.
public struct Transaction: RecordContaining, Sendable, Equatable {
    public typealias ID = Identifier<Transaction>

    public let id: ID
    public var content: RecordContent
    /// Without the `#`, in the order of their names.
    public var hashtags: [String]
    /// Its files, in the order of adding.
    public var receipts: [Receipt]
    /// The people for whom it is; nil in a person's own book, and for a record for the whole household.
    public var sharing: Sharing?

    public init(id: ID, content: RecordContent, hashtags: [String] = [], receipts: [Receipt] = [], sharing: Sharing? = nil) {
        self.id = id
        self.content = content
        self.hashtags = hashtags
        self.receipts = receipts
        self.sharing = sharing
    }

    /// The kind of a transaction, with the word that forms, filters and storage use.
    public enum Kind: String, CaseIterable, Sendable {
        case expense, income, transfer
    }

    /// The accounts, category and amounts of a transaction. Amounts are above zero; the kind gives the direction.
    public enum Movement: Sendable, Equatable {
        case expense(account: Account.ID, category: Category.ID, amount: Money)
        case income(account: Account.ID, category: Category.ID, amount: Money)
        /// `received` is the amount that arrives: `amount` itself between accounts of one currency.
        case transfer(from: Account.ID, to: Account.ID, amount: Money, received: Money)

        public var kind: Kind {
            switch self {
            case .expense: .expense
            case .income: .income
            case .transfer: .transfer
            }
        }

        /// The account that the record is listed under: for a transfer, the account that money leaves.
        public var account: Account.ID {
            switch self {
            case .expense(let account, _, _), .income(let account, _, _), .transfer(let account, _, _, _): account
            }
        }

        public var amount: Money {
            switch self {
            case .expense(_, _, let amount), .income(_, _, let amount), .transfer(_, _, let amount, _): amount
            }
        }

        public var category: Category.ID? {
            switch self {
            case .expense(_, let category, _), .income(_, let category, _): category
            case .transfer: nil
            }
        }
    }

    /// An unsaved transaction, or the new values of a saved one.
    public struct Draft: RecordContaining, Sendable, Equatable {
        public var content: RecordContent
        public var hashtags: [String]
        public var receipts: Receipt.Changes
        /// The people for whom it is, in a household's book; nil to keep the saved record's people, and for everybody with a new record.
        public var sharing: Sharing.Choice?
        /// The side in the own book of the person who writes, of a household's record.
        public var ownSide = OwnSide.keep

        public init(_ content: RecordContent, hashtags: [String] = [], receipts: Receipt.Changes = .none, sharing: Sharing.Choice? = nil) {
            self.content = content
            self.hashtags = hashtags
            self.receipts = receipts
            self.sharing = sharing
        }

        /// A draft with the texts that are named, and no others.
        public init(
            movement: Movement, date: CalendarDate, time: TimeOfDay, title: String, vendor: String = "", note: String = "",
            hashtags: [String] = [], place: Place? = nil, receipts: Receipt.Changes = .none
        ) {
            var texts = RecordTextValues()
            (texts[.title], texts[.vendor], texts[.note]) = (title, vendor, note)
            self.init(
                RecordContent(movement: movement, date: date, time: time, texts: texts, place: place), hashtags: hashtags, receipts: receipts)
        }
    }
}

/// A point on the earth (WGS 84) with a name that the person chose.
public struct Place: Hashable, Sendable {
    /// Degrees, −90 to 90, times 100,000.
    public let latitude: Int
    /// Degrees, −180 to 180, times 100,000.
    public let longitude: Int
    public let name: String

    /// Creates a point in degrees times 100,000; nil outside the valid range.
    public init?(latitude: Int, longitude: Int, name: String) {
        guard -9_000_000...9_000_000 ~= latitude, -18_000_000...18_000_000 ~= longitude else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        self.name = name
    }
}
