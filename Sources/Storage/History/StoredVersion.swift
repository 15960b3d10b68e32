import Bookkeeping
import Foundation

/// The stored form of a record's version: an object of the values of each of its rows, and of all else that a person gives a record.
struct StoredVersion: Codable {
    struct Tag: Codable {
        let id: Hashtag.ID
        let name: String
    }

    struct Part: Codable {
        let person: HouseholdMember.ID
        let weight: Int64?
        let amount: Int64
    }

    struct File: Codable {
        let id: Receipt.ID
        let name: String
        let type: Receipt.FileType
        let size: Int
    }

    private let rows: [RecordValues]
    private let texts: RecordTextValues
    private let hashtags: [Tag]
    private let way: String?
    private let parts: [Part]
    /// The file of a version that was stored when a record had one at most.
    private let attachment: File?
    private let attachments: [File]?
    /// By the text of the ID.
    private let names: [String: String]

    init(_ record: Transaction, hashtags: [Tag], names: LedgerNames) {
        rows = RecordValues.rows(of: record.content, id: record.id)
        texts = record.texts
        self.hashtags = hashtags
        way = record.sharing?.way.rawValue
        parts = record.sharing?.parts.map { Part(person: $0.person, weight: $0.weight, amount: $0.amount) } ?? []
        attachment = nil
        attachments = record.receipts.map { File(id: $0.id, name: $0.name, type: $0.type, size: $0.size) }
        var known: [String: String] = [:]
        for row in rows {
            for id in [row.account, row.toAccount].compactMap(\.self) { known[id.description] = names.account(id)?.name }
            if let category = row.category { known[category.description] = names.category(category)?.name }
        }
        self.names = known
    }

    /// Parses stored content. Throws `StoreError.damaged` for content that is no record.
    static func version(of id: Transaction.ID, json: String) throws -> RecordVersion {
        guard let stored = try? JSONDecoder().decode(StoredVersion.self, from: Data(json.utf8)), let version = try stored.version(of: id) else {
            throw StoreError.damaged("an entry of a record's history cannot be read")
        }
        return version
    }

    var json: String {
        get throws {
            String(decoding: try JSONEncoder.sorted.encode(self), as: UTF8.self)
        }
    }

    /// The version; nil if a value is missing that the kind needs.
    func version(of id: Transaction.ID) throws -> RecordVersion? {
        let rows = rows.map { row in
            var row = row
            row.texts = texts
            return row
        }
        guard let content = try RecordValues.content(of: rows) else { return nil }
        let sharing = way.flatMap(Sharing.Way.init).map { way in
            Sharing(way, parts.map { Sharing.Part(person: $0.person, weight: $0.weight, amount: $0.amount) })
        }
        let files = (attachments ?? [attachment].compactMap(\.self)).map { Receipt(id: $0.id, name: $0.name, type: $0.type, size: $0.size) }
        var known = Dictionary(
            names.compactMap { id, name in Identifier<Any>(id).map { ($0, name) } }, uniquingKeysWith: { first, _ in first })
        for tag in hashtags { known[tag.id.erased] = tag.name }
        return RecordVersion(
            Transaction(id: id, content: content, hashtags: hashtags.map(\.name), receipts: files, sharing: sharing),
            hashtags: Set(hashtags.map(\.id)), names: known)
    }
}
