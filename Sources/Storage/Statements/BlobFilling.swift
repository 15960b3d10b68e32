import Bookkeeping
import GRDB
import GRDBSQLite

extension Connection {
    /// Fills a blob of zeros with as many bytes, piece by piece: it is never in memory as a whole. Throws what reading the bytes throws.
    ///
    /// - Parameter row: the `rowid` of the row.
    func fill(_ column: String, of table: String, row: Int64, with contents: Receipt.Contents) throws {
        guard contents.count > 0 else { return }
        var blob: OpaquePointer?
        guard sqlite3_blob_open(database.sqliteConnection, "main", table, column, row, 1, &blob) == SQLITE_OK, let blob else { throw failure() }
        defer { sqlite3_blob_close(blob) }
        var offset: Int32 = 0
        try contents.eachPiece { piece in
            guard let count = Int32(exactly: piece.count) else { throw StoreError.conflict(.invalid) }
            let code = piece.withUnsafeBytes { sqlite3_blob_write(blob, $0.baseAddress, count, offset) }
            guard code == SQLITE_OK else { throw failure() }
            offset += count
        }
    }
}
