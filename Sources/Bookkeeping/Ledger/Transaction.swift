/// One movement of money on a civil day: an expense, an income, or a transfer between two accounts of the book.
public struct Transaction: RecordContaining, Sendable, Equatable {
    public typealias ID = Identifier<Transaction>

    public let id: ID
    public var content: RecordContent
    /// Without the `#`, in the order of their names.
    public var hashtags: [String]
    public var attachment: Attachment?

    public init(id: ID, content: RecordContent, hashtags: [String] = [], attachment: Attachment? = nil) {
        self.id = id
        self.content = content
        self.hashtags = hashtags
        self.attachment = attachment
    }

    /// Expense, income or transfer: the word that forms, filters and storage use.
    public enum Kind: String, CaseIterable, Sendable {
        case expense, income, transfer
    }

    /// Which money went where. Amounts are above zero; the kind gives the direction.
    public enum Movement: Sendable, Equatable {
        case expense(account: Account.ID, category: Category.ID, amount: Money)
        case income(account: Account.ID, category: Category.ID, amount: Money)
        /// `received` is what arrives: `amount` itself between accounts of one currency.
        case transfer(from: Account.ID, to: Account.ID, amount: Money, received: Money)

        public var kind: Kind {
            switch self {
            case .expense: .expense
            case .income: .income
            case .transfer: .transfer
            }
        }

        /// The account that the record is listed under: of a transfer, the one that money leaves.
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

    /// A transaction that is not saved yet, or the new values of one that is.
    public struct Draft: RecordContaining, Sendable, Equatable {
        public var content: RecordContent
        public var hashtags: [String]
        public var attachment: Attachment.Change

        public init(_ content: RecordContent, hashtags: [String] = [], attachment: Attachment.Change = .keep) {
            self.content = content
            self.hashtags = hashtags
            self.attachment = attachment
        }

        /// A draft with the texts that are named, and no others.
        public init(
            movement: Movement, date: CalendarDate, time: TimeOfDay, title: String, vendor: String = "", note: String = "",
            hashtags: [String] = [], place: Place? = nil, attachment: Attachment.Change = .keep
        ) {
            var texts = RecordTexts()
            (texts[.title], texts[.vendor], texts[.note]) = (title, vendor, note)
            self.init(
                RecordContent(movement: movement, date: date, time: time, texts: texts, place: place), hashtags: hashtags, attachment: attachment)
        }
    }
}

/// A point on the earth (WGS 84) with the name that the person gave it.
public struct Place: Sendable, Equatable {
    /// Degrees, −90 to 90, times 100,000.
    public let latitude: Int
    /// Degrees, −180 to 180, times 100,000.
    public let longitude: Int
    public let name: String

    /// A point in degrees times 100,000; nil outside the earth.
    public init?(latitude: Int, longitude: Int, name: String) {
        guard -9_000_000...9_000_000 ~= latitude, -18_000_000...18_000_000 ~= longitude else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        self.name = name
    }
}

/// A file kept with a transaction, such as a photographed receipt. Its bytes are read by themselves.
public struct Attachment: Sendable, Equatable {
    public typealias ID = Identifier<Attachment>

    public let id: ID
    /// The name it was sent with, for people to read; its ending is that of its type.
    public let name: String
    public let type: FileType
    /// Bytes.
    public let size: Int

    public init(id: ID, name: String, type: FileType, size: Int) {
        self.id = id
        self.name = type.named(name)
        self.type = type
        self.size = size
    }

    /// What an attachment can be, told by its first bytes and never by its name.
    public enum FileType: String, CaseIterable, Sendable {
        case jpeg = "image/jpeg", png = "image/png", webp = "image/webp", heic = "image/heic", pdf = "application/pdf"

        /// The type that the first bytes of a file show; nil for any other file.
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

    /// The longest name, in characters.
    public static let nameLimit = 100

    /// What saving a transaction does to its attachment.
    public enum Change: Sendable, Equatable {
        case keep
        case remove
        case replace(name: String, type: FileType, bytes: [UInt8])
    }

    /// The largest file that is kept, in bytes.
    public static let sizeLimit = 8 * 1024 * 1024
}
