/// A transaction with all its properties; `deletion` is set if it was deleted. The bytes of each receipt are a file of their own.
public struct ExportedRecord: Sendable, Equatable {
    /// The metadata of a receipt.
    public struct File: Codable, Sendable, Equatable {
        public let id: Receipt.ID
        public let name: String
        public let type: Receipt.FileType

        /// Adds a file extension of the type to the name, which names stored by an older version may lack.
        public init(id: Receipt.ID, name: String, type: Receipt.FileType) { (self.id, self.name, self.type) = (id, type.named(name), type) }
    }

    public let id: Transaction.ID
    public var values: RecordValues
    /// Seconds since 1970 (UTC).
    public let createdAt, updatedAt: Int64
    public let deletion: Deletion.ID?
    public var hashtags: [Hashtag.ID] = []
    /// Deletions of categories that moved the record to another one; undoing them moves it back.
    public var movedBy: [Deletion.ID] = []
    public var attachments: [File] = []
    /// The people for whom a household's record is; nil if nobody was chosen, and in a person's own book.
    public var sharing: Sharing?
    /// The entries of banks that it is.
    public var bankEntries: [ExportedBankEntry] = []
    /// The entries of banks that look like it and are others.
    public var refusedEntries: [ExportedRefusedEntry] = []
    /// The statements that have it: one of its account, and for a transfer one of each.
    public var reconciledBy: [ExportedTick] = []

    public init(id: Transaction.ID, values: RecordValues, createdAt: Int64, updatedAt: Int64, deletion: Deletion.ID?) {
        (self.id, self.values, self.createdAt, self.updatedAt, self.deletion) = (id, values, createdAt, updatedAt, deletion)
    }
}

extension ExportedRecord: Codable {
    private enum Members: String, CodingKey {
        case id, createdAt, updatedAt, deletion, hashtags, movedBy, attachment, attachments, sharing, bankEntries, refusedEntries, reconciledBy
    }

    /// Decodes one object, which has the members of the values beside the members of the record.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Members.self)
        self.init(
            id: try members.decode(Transaction.ID.self, forKey: .id), values: try RecordValues(from: decoder),
            createdAt: try members.decode(Int64.self, forKey: .createdAt), updatedAt: try members.decode(Int64.self, forKey: .updatedAt),
            deletion: try members.decodeIfPresent(Deletion.ID.self, forKey: .deletion))
        values.texts = try RecordTextValues(from: decoder)
        hashtags = try members.decode([Hashtag.ID].self, forKey: .hashtags)
        movedBy = try members.decode([Deletion.ID].self, forKey: .movedBy)
        // Before version 8 a record had one file at most.
        attachments =
            try members.decodeIfPresent([File].self, forKey: .attachments)
            ?? [try members.decodeIfPresent(File.self, forKey: .attachment)].compactMap(\.self)
        sharing = try members.decodeIfPresent(Sharing.self, forKey: .sharing)
        bankEntries = try members.decodeIfPresent([ExportedBankEntry].self, forKey: .bankEntries) ?? []
        refusedEntries = try members.decodeIfPresent([ExportedRefusedEntry].self, forKey: .refusedEntries) ?? []
        reconciledBy = try members.decodeIfPresent([ExportedTick].self, forKey: .reconciledBy) ?? []
    }

    /// Encodes one object, as it is decoded.
    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
        try values.texts.encode(to: encoder)
        var members = encoder.container(keyedBy: Members.self)
        try members.encode(id, forKey: .id)
        try members.encode(createdAt, forKey: .createdAt)
        try members.encode(updatedAt, forKey: .updatedAt)
        try members.encodeIfPresent(deletion, forKey: .deletion)
        try members.encode(hashtags, forKey: .hashtags)
        try members.encode(movedBy, forKey: .movedBy)
        if !attachments.isEmpty { try members.encode(attachments, forKey: .attachments) }
        try members.encodeIfPresent(sharing, forKey: .sharing)
        // Left out of a record that no bank knows, as it was before there were imports of banks.
        if !bankEntries.isEmpty { try members.encode(bankEntries, forKey: .bankEntries) }
        if !refusedEntries.isEmpty { try members.encode(refusedEntries, forKey: .refusedEntries) }
        if !reconciledBy.isEmpty { try members.encode(reconciledBy, forKey: .reconciledBy) }
    }
}

/// In an export: a member for each text.
extension RecordTextValues: Codable {
    private struct Member: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ text: RecordText) { stringValue = text.rawValue }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        try self.init {
            $0.isInEveryExport
                ? try members.decode(String.self, forKey: Member($0)) : try members.decodeIfPresent(String.self, forKey: Member($0)) ?? ""
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        for text in RecordText.allCases where text.isInEveryExport || !self[text].isEmpty {
            try members.encode(self[text], forKey: Member(text))
        }
    }
}

extension RecordText {
    /// True for texts that exports have had from the beginning, also when they are empty. A later one is left out then, so that an export without it
    /// is one that older versions read.
    package var isInEveryExport: Bool { [.title, .vendor, .note].contains(self) }
}
