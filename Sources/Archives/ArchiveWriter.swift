import CZip

/// Writes a zip file reproducibly: the same files give the same bytes, with the earliest timestamp of the format, 1980.
public struct ArchiveWriter: ~Copyable {
    /// Returns the next chunk of a file with each call, and nil at its end.
    public typealias Pieces = () throws -> [UInt8]?

    private let archive: OpaquePointer
    private let failure = Failure()
    private var isOpen = true

    /// Opens the empty file at `path` for an archive, keeping its mode. Nothing is written before ``finish()``.
    public init(at path: String) throws(ArchiveError) {
        guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, nil) else { throw .notWritten }
        self.archive = archive
    }

    /// Adds a file. `open` is called when the file is written, so that only one chunk of it is in memory.
    ///
    /// - Parameter packs: false for data that is compressed already, such as pictures.
    public mutating func add(_ name: String, packs: Bool = true, _ open: @escaping () throws -> Pieces) throws(ArchiveError) {
        let entry = Unmanaged.passRetained(Entry(open, failure))
        guard let source = zip_source_function(archive, { Entry.answer($0, $1, $2, $3) }, entry.toOpaque()) else {
            entry.release()
            throw .notWritten
        }
        let index = zip_file_add(archive, name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
        guard index >= 0 else {
            zip_source_free(source)
            throw .notWritten
        }
        let number = zip_uint64_t(index), beginning: UInt16 = 1 << 5 | 1
        guard zip_file_set_dostime(archive, number, 0, beginning, 0) == 0,
            zip_set_file_compression(archive, number, packs ? Int32(ZIP_CM_DEFLATE) : ZIP_CM_STORE, packs ? 6 : 0) == 0
        else { throw .notWritten }
    }

    /// Writes the archive. Throws the error of a file.
    public mutating func finish() throws {
        isOpen = false
        guard zip_close(archive) != 0 else { return }
        zip_discard(archive)
        throw failure.error ?? ArchiveError.notWritten
    }

    deinit { if isOpen { zip_discard(archive) } }
}

/// The error of a file, since C callbacks cannot throw.
private final class Failure {
    var error: (any Error)?
}

/// A file as a source of libzip.
private final class Entry {
    private let open: () throws -> ArchiveWriter.Pieces
    private let failure: Failure
    private var pieces: ArchiveWriter.Pieces?
    private var piece: ArraySlice<UInt8> = []

    init(_ open: @escaping () throws -> ArchiveWriter.Pieces, _ failure: Failure) {
        self.open = open
        self.failure = failure
    }

    static func answer(_ context: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?, _ count: UInt64, _ command: zip_source_cmd_t) -> Int64 {
        guard let context else { return -1 }
        let entry = Unmanaged<Entry>.fromOpaque(context)
        switch command {
        case ZIP_SOURCE_OPEN: return entry.takeUnretainedValue().begin()
        case ZIP_SOURCE_READ: return entry.takeUnretainedValue().read(UnsafeMutableRawBufferPointer(start: data, count: Int(clamping: count)))
        case ZIP_SOURCE_CLOSE:
            entry.takeUnretainedValue().pieces = nil
            return 0
        case ZIP_SOURCE_STAT:
            guard let status = data?.assumingMemoryBound(to: zip_stat_t.self) else { return -1 }
            zip_stat_init(status)
            return Int64(MemoryLayout<zip_stat_t>.size)
        case ZIP_SOURCE_ERROR:
            guard let data, count >= UInt64(2 * MemoryLayout<Int32>.size) else { return -1 }
            data.storeBytes(of: ZIP_ER_READ, as: Int32.self)
            data.storeBytes(of: 0, toByteOffset: MemoryLayout<Int32>.size, as: Int32.self)
            return Int64(2 * MemoryLayout<Int32>.size)
        case ZIP_SOURCE_FREE:
            entry.release()
            return 0
        case ZIP_SOURCE_SUPPORTS: return shim_readable()
        default: return -1
        }
    }

    private func begin() -> Int64 {
        attempt {
            pieces = try open()
            piece = []
            return 0
        }
    }

    private func read(_ room: UnsafeMutableRawBufferPointer) -> Int64 {
        attempt {
            while piece.isEmpty {
                guard let next = try pieces?() else { return 0 }
                piece = next[...]
            }
            let some = piece.prefix(room.count)
            room.copyBytes(from: some)
            piece = piece.dropFirst(some.count)
            return Int64(some.count)
        }
    }

    private func attempt(_ body: () throws -> Int64) -> Int64 {
        do {
            return try body()
        } catch {
            failure.error = error
            return -1
        }
    }
}
