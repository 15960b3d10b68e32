/// One movement of money on a civil day: an expense, an income, or a transfer between two accounts of the book.
public struct Transaction: RecordContaining, Sendable, Equatable {
    public typealias ID = Identifier<Transaction>

    public let id: ID
    public var content: RecordContent
    /// Without the `#`, in the order of their names.
    public var hashtags: [String]
    public var attachment: Attachment?
    /// The people for whom it is; nil in a person's own book, and for what is for the whole household.
    public var sharing: Sharing?

    public init(id: ID, content: RecordContent, hashtags: [String] = [], attachment: Attachment? = nil, sharing: Sharing? = nil) {
        self.id = id
        self.content = content
        self.hashtags = hashtags
        self.attachment = attachment
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

        /// The account under which the record is listed: for a transfer, the one that money leaves.
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
        public var attachment: Attachment.Change
        /// The people for whom it is, in a household's book; nil for those for whom the saved record is, and everybody for a new one.
        public var sharing: Sharing.Choice?
        /// The side in the own book of the person who writes, of a household's record.
        public var ownSide = OwnSide.keep

        public init(_ content: RecordContent, hashtags: [String] = [], attachment: Attachment.Change = .keep, sharing: Sharing.Choice? = nil) {
            self.content = content
            self.hashtags = hashtags
            self.attachment = attachment
            self.sharing = sharing
        }

        /// A draft with the texts that are named, and no others.
        public init(
            movement: Movement, date: CalendarDate, time: TimeOfDay, title: String, vendor: String = "", note: String = "",
            hashtags: [String] = [], place: Place? = nil, attachment: Attachment.Change = .keep
        ) {
            var texts = RecordTextValues()
            (texts[.title], texts[.vendor], texts[.note]) = (title, vendor, note)
            self.init(
                RecordContent(movement: movement, date: date, time: time, texts: texts, place: place), hashtags: hashtags, attachment: attachment)
        }
    }
}

/// A point on the earth (WGS 84) with a name that the person chose.
public struct Place: Sendable, Equatable {
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

/// A file stored with a transaction, such as a photographed receipt. Its bytes are read separately.
public struct Attachment: Sendable, Equatable {
    public typealias ID = Identifier<Attachment>

    public let id: ID
    /// The name it was uploaded with, for display; its extension is that of its type.
    public let name: String
    public let type: FileType
    /// The size in bytes.
    public let size: Int

    public init(id: ID, name: String, type: FileType, size: Int) {
        self.id = id
        self.name = type.named(name)
        self.type = type
        self.size = size
    }

    /// The accepted file types, detected by their first bytes and never by the name.
    public enum FileType: String, CaseIterable, Sendable {
        case jpeg = "image/jpeg", png = "image/png", webp = "image/webp", heic = "image/heic", pdf = "application/pdf"

        /// Detects the type by the first bytes of a file; nil for any other file.
        public init?(firstBytes bytes: some Collection<UInt8>) {
            let head = Array(bytes.prefix(12))
            func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
            if head.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                self = .png
            } else if has("RIFF"), has("WEBP", at: 8) {
                self = .webp
            } else if has("ftyp", at: 4), ["heic", "heix", "mif1", "msf1"].contains(where: { has($0, at: 8) }) {
                self = .heic
            } else if has("%PDF-") {
                self = .pdf
            } else {
                return nil
            }
        }
    }

    /// The maximum length of a name, in characters.
    public static let nameLimit = 100

    /// The change of the attachment when a transaction is saved.
    public enum Change: Sendable, Equatable {
        case keep
        case remove
        case replace(name: String, type: FileType, bytes: [UInt8])
    }

    /// The maximum size of a file, in bytes.
    public static let sizeLimit = 8 * 1024 * 1024
}
