/// A transaction with all its properties; `deletion` is set if it was deleted. The bytes of an attachment are a file of their own.
public struct CopiedRecord: Sendable, Equatable {
    /// The metadata of an attachment.
    public struct File: Codable, Sendable, Equatable {
        public let id: Attachment.ID
        public let name: String
        public let type: Attachment.FileType

        /// Adds a file extension of the type to the name, which names stored by an older version may lack.
        public init(id: Attachment.ID, name: String, type: Attachment.FileType) { (self.id, self.name, self.type) = (id, type.named(name), type) }
    }

    public let id: Transaction.ID
    public var values: RecordValues
    /// Seconds since 1970 (UTC).
    public let createdAt, updatedAt: Int64
    public let deletion: Deletion.ID?
    public var hashtags: [Hashtag.ID] = []
    /// Deletions of categories that moved the record to another one; undoing them moves it back.
    public var movedBy: [Deletion.ID] = []
    public var attachment: File?

    public init(id: Transaction.ID, values: RecordValues, createdAt: Int64, updatedAt: Int64, deletion: Deletion.ID?) {
        (self.id, self.values, self.createdAt, self.updatedAt, self.deletion) = (id, values, createdAt, updatedAt, deletion)
    }
}

extension CopiedRecord {
    /// A member of a record in an export.
    struct Member: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }

        static let id = Member(stringValue: "id"), kind = Member(stringValue: "kind")
        static let date = Member(stringValue: "date"), time = Member(stringValue: "time")
        static let account = Member(stringValue: "account"), currency = Member(stringValue: "currency"), amount = Member(stringValue: "amount")
        static let category = Member(stringValue: "category"), toAccount = Member(stringValue: "toAccount")
        static let receivedCurrency = Member(stringValue: "receivedCurrency"), received = Member(stringValue: "received")
        static let latitude = Member(stringValue: "latitude"), longitude = Member(stringValue: "longitude"), place = Member(stringValue: "place")
        static let createdAt = Member(stringValue: "createdAt"), updatedAt = Member(stringValue: "updatedAt")
        static let deletion = Member(stringValue: "deletion"), hashtags = Member(stringValue: "hashtags")
        static let movedBy = Member(stringValue: "movedBy"), attachment = Member(stringValue: "attachment")
        static func text(_ text: RecordText) -> Member { Member(stringValue: text.rawValue) }
    }
}

extension CopiedRecord: Codable {
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            id: try members.decode(Transaction.ID.self, forKey: .id),
            values: RecordValues(
                kind: try members.decode(Transaction.Kind.self, forKey: .kind), date: try members.decode(CalendarDate.self, forKey: .date),
                time: try members.decode(TimeOfDay.self, forKey: .time), account: try members.decode(Account.ID.self, forKey: .account),
                currency: try members.decode(Currency.self, forKey: .currency), amount: try members.decode(Int64.self, forKey: .amount),
                category: try members.decodeIfPresent(Category.ID.self, forKey: .category),
                toAccount: try members.decodeIfPresent(Account.ID.self, forKey: .toAccount),
                receivedCurrency: try members.decodeIfPresent(Currency.self, forKey: .receivedCurrency),
                received: try members.decodeIfPresent(Int64.self, forKey: .received),
                texts: try RecordTextValues {
                    $0.isInEveryExport
                        ? try members.decode(String.self, forKey: .text($0)) : try members.decodeIfPresent(String.self, forKey: .text($0)) ?? ""
                },
                latitude: try members.decodeIfPresent(Int.self, forKey: .latitude),
                longitude: try members.decodeIfPresent(Int.self, forKey: .longitude), place: try members.decodeIfPresent(String.self, forKey: .place)),
            createdAt: try members.decode(Int64.self, forKey: .createdAt), updatedAt: try members.decode(Int64.self, forKey: .updatedAt),
            deletion: try members.decodeIfPresent(Deletion.ID.self, forKey: .deletion))
        hashtags = try members.decode([Hashtag.ID].self, forKey: .hashtags)
        movedBy = try members.decode([Deletion.ID].self, forKey: .movedBy)
        attachment = try members.decodeIfPresent(File.self, forKey: .attachment)
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(id, forKey: .id)
        try members.encode(values.kind, forKey: .kind)
        try members.encode(values.date, forKey: .date)
        try members.encode(values.time, forKey: .time)
        try members.encode(values.account, forKey: .account)
        try members.encode(values.currency, forKey: .currency)
        try members.encode(values.amount, forKey: .amount)
        try members.encodeIfPresent(values.category, forKey: .category)
        try members.encodeIfPresent(values.toAccount, forKey: .toAccount)
        try members.encodeIfPresent(values.receivedCurrency, forKey: .receivedCurrency)
        try members.encodeIfPresent(values.received, forKey: .received)
        for text in RecordText.allCases where text.isInEveryExport || !values.texts[text].isEmpty {
            try members.encode(values.texts[text], forKey: .text(text))
        }
        try members.encodeIfPresent(values.latitude, forKey: .latitude)
        try members.encodeIfPresent(values.longitude, forKey: .longitude)
        try members.encodeIfPresent(values.place, forKey: .place)
        try members.encode(createdAt, forKey: .createdAt)
        try members.encode(updatedAt, forKey: .updatedAt)
        try members.encodeIfPresent(deletion, forKey: .deletion)
        try members.encode(hashtags, forKey: .hashtags)
        try members.encode(movedBy, forKey: .movedBy)
        try members.encodeIfPresent(attachment, forKey: .attachment)
    }
}

extension RecordText {
    /// True for texts that exports have had from the beginning, also when they are empty. A later one is left out then, so that an export without it
    /// is one that older versions read.
    package var isInEveryExport: Bool { [.title, .vendor, .note].contains(self) }
}
