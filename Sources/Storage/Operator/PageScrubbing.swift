import CSQLite
import GRDB

/// Overwrites bytes of deleted rows that SQLite leaves in pages which are in use.
///
/// `secure_delete` overwrites a cell that is deleted and a page that is freed. When SQLite balances a tree, however, cells move to other pages, and their
/// former bytes stay in the unused part of the page that they left, where a later deletion does not find them. Nothing reads these bytes, and SQLite has no
/// statement that overwrites them but `VACUUM`, which writes the whole database twice while all others wait.
///
/// So they are overwritten in the file itself, through SQLite's own handle (another one would release SQLite's locks when it is closed), while this connection
/// has the write lock and the log is empty, so that nobody else writes. Readers and a power cut may find a page before, amid or after it: only bytes without a
/// meaning differ. The connection then drops its cached pages, which may have the old bytes and would write them again.
struct PageScrubbing {
    /// Pages that are looked at in one piece, and pages that are overwritten under one lock: some milliseconds of other writers' time.
    private static let pagesPerLook = 256, pagesPerStep = 512
    /// The first byte of a page tells its kind below this number of pages (64 GiB with pages of 4 KiB).
    private static let pageLimit = 1 << 24

    private let pool: DatabasePool

    init(_ pool: DatabasePool) { self.pool = pool }

    /// Overwrites what the file has. Throws `SQLITE_BUSY` while something else keeps the log from being emptied.
    ///
    /// - Parameter isWanted: called between the steps; false stops.
    /// - Returns: false if it was stopped.
    func run(while isWanted: () -> Bool) throws -> Bool {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        var waiting: [Int] = [], next = 2
        while let look = try pool.unsafeRead({ try self.look(at: next, $0) }) {
            guard isWanted() else { return false }
            waiting += look.found
            next = look.next
        }
        for start in stride(from: 0, to: waiting.count, by: Self.pagesPerStep) {
            guard isWanted() else { return false }
            try pool.writeWithoutTransaction { try overwrite(waiting[start..<min(start + Self.pagesPerStep, waiting.count)], $0) }
        }
        return true
    }

    /// Finds the pages with bytes to overwrite in the next piece of the file, and pages that are being written just now. Returns nil behind the end.
    private func look(at first: Int, _ database: Database) throws -> (found: [Int], next: Int)? {
        let file = try OpenFile(.database, of: database), shape = try Shape(file)
        guard first <= shape.pages else { return nil }
        let count = min(Self.pagesPerLook, shape.pages - first + 1)
        let bytes = try file.read((first - 1) * shape.size, count * shape.size)
        let found = bytes.withUnsafeBytes { bytes in
            (0..<count).filter { place in
                let page = UnsafeRawBufferPointer(rebasing: bytes[place * shape.size..<(place + 1) * shape.size])
                guard BTreePage.isLikely(page[0]) else { return false }
                guard let layout = BTreePage(page, usable: shape.usable) else { return true }
                return layout.unused.contains { Self.hasTraces(page, $0) }
            }
        }
        return (found.map { first + $0 }, first + count)
    }

    private func overwrite(_ pages: ArraySlice<Int>, _ database: Database) throws {
        _ = try database.checkpoint(.truncate)
        try database.inTransaction(.immediate) {
            // Another process may have written since.
            guard try OpenFile(.log, of: database).size() == 0 else { throw DatabaseError(resultCode: .SQLITE_BUSY) }
            let file = try OpenFile(.database, of: database), shape = try Shape(file)
            for page in pages where page <= shape.pages {
                var bytes = try file.read((page - 1) * shape.size, shape.size)
                guard let layout = bytes.withUnsafeBytes({ BTreePage($0, usable: shape.usable) }) else { continue }
                let dirty = bytes.withUnsafeBytes { bytes in layout.unused.filter { Self.hasTraces(bytes, $0) } }
                for range in dirty {
                    bytes.replaceSubrange(range, with: repeatElement(0, count: range.count))
                    try file.write(bytes[range], at: (page - 1) * shape.size + range.lowerBound)
                }
            }
            try file.sync()
            sqlite3_db_release_memory(database.sqliteConnection)
            return .commit
        }
    }

    private static func hasTraces(_ page: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool { page[range].contains { $0 != 0 } }

    /// The size of the file and of its pages, from its header (section 1.3 of the file format).
    private struct Shape {
        let size, usable, pages: Int

        init(_ file: OpenFile) throws {
            let head = try file.read(0, 100), size = Int(head[16]) << 8 | Int(head[17])
            self.size = size == 1 ? 65_536 : size
            usable = self.size - Int(head[20])
            // A file with a map of pointers has pages of another kind, which Penny's has not.
            let isPlain = head[52..<56].allSatisfy { $0 == 0 } && self.size >= 512
            let count = isPlain ? try file.size() / self.size : 0
            pages = count < PageScrubbing.pageLimit ? count : 0
        }
    }
}
