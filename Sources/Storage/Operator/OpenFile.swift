import CSQLite
import GRDB

/// A file that a connection of SQLite has open, read and written through SQLite's own handle. To be used while the connection is in use, by its thread.
struct OpenFile {
    enum Kind {
        case database, log

        fileprivate var code: Int32 { self == .database ? SQLITE_FCNTL_FILE_POINTER : SQLITE_FCNTL_JOURNAL_POINTER }
    }

    private let file: UnsafeMutablePointer<sqlite3_file>
    private let methods: sqlite3_io_methods

    /// Throws what SQLite says if the connection has no such file.
    init(_ kind: Kind, of database: Database) throws {
        var file: UnsafeMutablePointer<sqlite3_file>?
        try Self.check(sqlite3_file_control(database.sqliteConnection, "main", kind.code, &file))
        guard let file, let methods = file.pointee.pMethods else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
        (self.file, self.methods) = (file, methods.pointee)
    }

    /// Returns the number of bytes in the file.
    func size() throws -> Int {
        var size: sqlite3_int64 = 0
        try Self.check(methods.xFileSize?(file, &size))
        return Int(size)
    }

    /// Returns `count` bytes. Throws if the file ends before.
    func read(_ offset: Int, _ count: Int) throws -> [UInt8] {
        guard let length = Int32(exactly: count) else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
        return try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            try Self.check(methods.xRead?(file, buffer.baseAddress, length, sqlite3_int64(offset)))
            filled = count
        }
    }

    func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws {
        try bytes.withUnsafeBytes { bytes in
            guard let length = Int32(exactly: bytes.count) else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
            try Self.check(methods.xWrite?(file, bytes.baseAddress, length, sqlite3_int64(offset)))
        }
    }

    /// Returns when the bytes are on the disk.
    func sync() throws { try Self.check(methods.xSync?(file, SQLITE_SYNC_FULL)) }

    private static func check(_ code: Int32?) throws {
        guard let code else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
