import CZip
import Foundation

/// Reads a zip file. Sizes, names and compression methods are checked before anything is unpacked.
public final class ArchiveReader {
    private let archive: OpaquePointer
    private var sizes: [String: (index: UInt64, bytes: UInt64)] = [:]

    /// The names of the files, in archive order.
    public private(set) var names: [String] = []

    private let namesAllowed: ArchiveNames

    public init(at path: String, limits: ArchiveLimits, names: ArchiveNames = .plain) throws(ArchiveError) {
        guard Self.entryCountIsBounded(path), let archive = zip_open(path, ZIP_RDONLY | ZIP_CHECKCONS, nil) else { throw .notAnArchive }
        self.archive = archive
        namesAllowed = names
        let count = zip_get_num_entries(archive, 0)
        guard count <= limits.files else { throw .tooManyFiles }
        var bytes: UInt64 = 0
        for index in 0..<UInt64(max(count, 0)) { bytes = try look(at: index, sum: bytes, limits) }
    }

    deinit { zip_discard(archive) }

    /// Returns the unpacked size of a file in bytes; nil if it does not exist.
    public func size(of name: String) -> UInt64? { sizes[name]?.bytes }

    /// Returns the contents of a small file.
    public func bytes(of name: String, limit: Int) throws(ArchiveError) -> [UInt8] {
        guard let size = size(of: name) else { throw .missing(name) }
        guard size <= UInt64(limit) else { throw .tooLarge(name) }
        let file = try open(name)
        var bytes: [UInt8] = []
        while let piece = try file.read() { bytes += piece }
        return bytes
    }

    /// Calls `body` with each line of a file, without its line feed, and its number from 1.
    ///
    /// - Parameter limit: the maximum length of a line, in bytes.
    public func lines(of name: String, limit: Int, _ body: (Int, [UInt8]) throws -> Void) throws {
        let file = try open(name)
        var line: [UInt8] = [], number = 0
        while let piece = try file.read() {
            var rest = piece[...]
            while let end = rest.firstIndex(of: 0x0A) {
                line += rest[..<end]
                guard line.count <= limit else { throw ArchiveError.tooLarge(name) }
                number += 1
                try body(number, line)
                line.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            line += rest
            guard line.count <= limit else { throw ArchiveError.tooLarge(name) }
        }
        if !line.isEmpty { try body(number + 1, line) }
    }

    private func open(_ name: String) throws(ArchiveError) -> OpenFile {
        guard let (index, bytes) = sizes[name] else { throw .missing(name) }
        guard let file = zip_fopen_index(archive, index, 0) else { throw .damaged(name) }
        return OpenFile(file, name: name, bytes: bytes)
    }

    /// Adds a file to the index; returns the total size of the files so far.
    private func look(at index: UInt64, sum: UInt64, _ limits: ArchiveLimits) throws(ArchiveError) -> UInt64 {
        var status = zip_stat_t()
        guard zip_stat_index(archive, index, namesAllowed.flags, &status) == 0, let raw = status.name else { throw .notAnArchive }
        guard let name = String(validatingCString: raw), namesAllowed.allow(name) else { throw .badName }
        if namesAllowed == .foreign, name.utf8.last == UInt8(ascii: "/") { return sum }
        guard sizes[name] == nil else { throw .duplicate(name) }
        guard status.encryption_method == ZIP_EM_NONE, [UInt16(ZIP_CM_STORE), UInt16(ZIP_CM_DEFLATE)].contains(status.comp_method) else {
            throw .unsupported(name)
        }
        guard status.size <= limits.bytes, status.size <= limits.bytes - sum else { throw .tooLarge(name) }
        let (allowed, isHuge) = max(status.comp_size, 1).multipliedReportingOverflow(by: limits.ratio)
        guard isHuge || status.size <= max(1 << 20, allowed) else { throw .bomb(name) }
        sizes[name] = (index, status.size)
        names.append(name)
        return sum + status.size
    }

    /// Returns true unless the central directory gives its number of entries in 64 bits. libzip allocates memory for each claimed
    /// entry, and 16 bits allow 65,535 at most.
    private static func entryCountIsBounded(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let size = try? file.seekToEnd(), (try? file.seek(toOffset: size > 66_000 ? size - 66_000 : 0)) != nil,
            let tail = try? file.read(upToCount: 66_000)
        else { return false }
        let bytes = [UInt8](tail), locator: [UInt8] = [0x50, 0x4B, 6, 7], end: [UInt8] = [0x50, 0x4B, 5, 6]
        var position = 0
        while position + 24 <= bytes.count {
            if bytes[position] == 0x50, bytes[position..<position + 4].elementsEqual(locator),
                bytes[(position + 20)..<position + 24].elementsEqual(end)
            {
                return false
            }
            position += 1
        }
        return true
    }
}

/// An open file of an archive.
private final class OpenFile {
    private let file: OpaquePointer
    private let name: String
    private let bytes: UInt64
    private var got: UInt64 = 0

    init(_ file: OpaquePointer, name: String, bytes: UInt64) {
        self.file = file
        self.name = name
        self.bytes = bytes
    }

    deinit { zip_fclose(file) }

    /// Returns the next chunk; nil at the end, if the checksum is correct.
    func read() throws(ArchiveError) -> [UInt8]? {
        let room = 64 * 1024
        var count: Int64 = 0
        let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            // The header declares its pointer non-null from 1.11 on.
            count = buffer.baseAddress.map { zip_fread(file, $0, UInt64(room)) } ?? -1
            filled = Int(max(count, 0))
        }
        guard count >= 0 else { throw .damaged(name) }
        got += UInt64(count)
        guard got <= bytes, count > 0 || got == bytes else { throw .damaged(name) }
        return count == 0 ? nil : piece
    }
}
