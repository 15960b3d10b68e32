import Bookkeeping
import Foundation

extension SeveralRecords {
    /// Returns a change of many records; nil if it does not exist, or has been taken back or purged.
    public func changedRecords(_ id: ChangedRecords.ID) throws -> ChangedRecords? {
        try connection.first("SELECT \(Self.changeColumns) FROM record_change WHERE book = ? AND id = ?", book, id) { try Self.change($0) }
    }

    /// Returns the changes of many records that can be taken back, latest first; at most 50.
    public func changesOfRecords() throws -> [ChangedRecords] {
        try connection.rows("SELECT \(Self.changeColumns) FROM record_change WHERE book = ? ORDER BY position DESC LIMIT 50", book) {
            try Self.change($0)
        }
    }

    private static let changeColumns = "id, content, record_count, unchanged_count, refusals, changed_at"

    private static func change(_ cells: Cells) throws -> ChangedRecords {
        let decoder = JSONDecoder()
        guard let change = try? decoder.decode(RecordChange.self, from: Data(cells.text(1).utf8)),
            let refusals = try? decoder.decode([String: Int].self, from: Data(cells.text(4).utf8))
        else { throw StoreError.damaged("a change of records cannot be read") }
        let refused = refusals.compactMap { word, count in RecordChange.Refusal(rawValue: word).map { ($0, count) } }
        return ChangedRecords(
            id: try cells.id(0), change: change, count: cells.int(2), unchanged: cells.int(3),
            refused: Dictionary(refused, uniquingKeysWith: { first, _ in first }), changedAt: cells.int64(5))
    }
}

extension LedgerEditor {
    func insert(_ made: ChangedRecords) throws {
        let encoder = JSONEncoder.sorted
        let refusals = Dictionary(made.refused.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
        try connection.run(
            """
            INSERT INTO record_change (book, id, position, content, record_count, unchanged_count, refusals, changed_at)
            VALUES (?1, ?2, (SELECT ifnull(max(position), 0) + 1 FROM record_change WHERE book = ?1), ?3, ?4, ?5, ?6, ?7)
            """, book, made.id, String(decoding: try encoder.encode(made.change), as: UTF8.self), made.count, made.unchanged,
            String(decoding: try encoder.encode(refusals), as: UTF8.self), made.changedAt)
    }
}
