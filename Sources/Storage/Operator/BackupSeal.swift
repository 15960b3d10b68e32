import Crypto
import Foundation

/// The end of a backup: the SHA-256 of all bytes before it, in a line of text after the last page of the database. SQLite ignores
/// bytes after the last page, so a sealed backup is an ordinary database, and the checksum is copied with the file.
enum BackupSeal {
    /// The state of a file's seal.
    enum State: Equatable {
        /// Every byte is as it was when the backup was made.
        case whole
        /// The file has no seal: it was made by an older Penny, or by another program.
        case none
    }

    private static let beginning = "Penny backup, SHA-256 of the bytes before this line: "
    /// The length of the seal in bytes: the beginning, 64 digits and a newline.
    private static let size = beginning.utf8.count + 64 + 1

    /// Appends the seal to a database that is not in use.
    static func add(to path: String) throws {
        let file = try open(path, O_RDWR)
        defer { close(file) }
        let size = try size(of: file), line = Array((beginning + (try digest(of: file, size)) + "\n").utf8)
        guard line.withUnsafeBytes({ pwrite(file, $0.baseAddress, $0.count, off_t(size)) }) == line.count, fsync(file) == 0 else {
            throw StoreError.full
        }
        // Drops the file from the page cache, so that the next read comes from the disk.
        posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
    }

    /// Reads every byte. Throws `StoreError.damaged` if one has changed since the backup was made.
    static func check(_ path: String) throws -> State {
        let file = try open(path, O_RDONLY)
        defer { close(file) }
        let length = try size(of: file)
        guard let (page, count, hasLog) = layout(try bytes(of: file, at: 0, min(100, length))) else {
            throw StoreError.damaged("it is not an SQLite database")
        }
        // A database ends with its last page, or later while it has a log. The seal is shorter than any page.
        if length % page == 0, page * count == length || hasLog { return .none }
        let end = length - size
        guard end > 0, page * count == end else { throw StoreError.damaged("its length is not that of a complete backup") }
        let seal = String(decoding: try bytes(of: file, at: end, size), as: UTF8.self)
        guard seal == beginning + (try digest(of: file, end)) + "\n" else { throw StoreError.damaged("its SHA-256 checksum does not match") }
        return .whole
    }

    /// Removes the seal from a backup that has been put in the place of a database, which is going to change.
    static func remove(from path: String) throws {
        let file = try open(path, O_RDWR)
        defer { close(file) }
        let end = try size(of: file) - size
        guard end > 0, String(decoding: try bytes(of: file, at: end, beginning.utf8.count), as: UTF8.self) == beginning else { return }
        guard ftruncate(file, off_t(end)) == 0 else { throw StoreError.full }
    }

    /// Returns the page size in bytes, the number of pages, and whether there is a write-ahead log (SQLite file format, 1.3); nil
    /// if the file is not a database.
    private static func layout(_ head: [UInt8]) -> (page: Int, count: Int, hasLog: Bool)? {
        guard head.count == 100, head.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
        let page = Int(head[16]) << 8 | Int(head[17]), count = head[28..<32].reduce(0) { $0 << 8 | Int($1) }
        guard page == 1 || page >= 512, page.nonzeroBitCount == 1 else { return nil }
        return (page == 1 ? 65_536 : page, count, head[18] == 2)
    }

    private static func open(_ path: String, _ flags: Int32) throws -> Int32 {
        let file = Glibc.open(path, flags | O_CLOEXEC)
        guard file >= 0 else { throw errno == ENOENT ? StoreError.notFound : StoreError.damaged(String(cString: strerror(errno))) }
        return file
    }

    private static func size(of file: Int32) throws -> Int {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw StoreError.damaged("it is not a regular file") }
        return Int(status.st_size)
    }

    private static func bytes(of file: Int32, at offset: Int, _ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard bytes.withUnsafeMutableBytes({ pread(file, $0.baseAddress, count, off_t(offset)) }) == count else {
            throw StoreError.damaged("it cannot be read to its end")
        }
        return bytes
    }

    private static func digest(of file: Int32, _ end: Int) throws -> String {
        var hash = SHA256(), offset = 0
        while offset < end {
            let piece = try bytes(of: file, at: offset, min(1 << 18, end - offset))
            hash.update(data: piece)
            offset += piece.count
        }
        let digits = Array("0123456789abcdef")
        return String(hash.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
