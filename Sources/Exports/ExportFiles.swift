import Archives
import Bookkeeping
import Foundation
import Spooling

/// Temporary files of exports and imports, readable by their owner only. They are deleted after use, or after an hour.
public struct ExportFiles: Sendable {
    private static let secondsKept: Int64 = 3_600

    /// The directory of the files, which may not exist yet.
    public let directory: String

    public init(directory: String) { self.directory = directory }

    /// Creates an empty file for an export and returns its path.
    public func newExport() throws -> String {
        let path = "\(directory)/export-\(UUID().uuidString).zip"
        try write(SpooledBytes([]), to: path)
        return path
    }

    /// Stores an uploaded file for a person's own or their household's book, in place of their earlier one for it, and returns its path.
    public func keepImport(_ bytes: SpooledBytes, of user: User.ID, for owner: ImportFile.Owner) throws -> String {
        removeImport(of: user, for: owner)
        try write(bytes, to: importPath(user, owner))
        return importPath(user, owner)
    }

    /// Returns the path of the file that a person has uploaded for a book; nil if there is none.
    public func importFile(of user: User.ID, for owner: ImportFile.Owner) -> String? {
        FileManager.default.fileExists(atPath: importPath(user, owner)) ? importPath(user, owner) : nil
    }

    /// Deletes the file that a person has uploaded for a book, if there is one.
    public func removeImport(of user: User.ID, for owner: ImportFile.Owner) { remove(importPath(user, owner)) }

    /// Deletes an export that failed.
    public func remove(_ path: String) { unlink(path) }

    /// Stores a file under a name, in place of an earlier one, and returns its path.
    public func keep(_ bytes: SpooledBytes, as name: String) throws -> String {
        let path = "\(directory)/\(name)"
        remove(path)
        try write(bytes, to: path)
        return path
    }

    /// Returns the path of the file that was stored under a name; nil if there is none.
    public func file(_ name: String) -> String? {
        let path = "\(directory)/\(name)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Returns the names of the stored files that begin with a text.
    public func names(beginningWith prefix: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// Deletes the stored files with names that begin with a text.
    public func remove(beginningWith prefix: String) {
        for name in names(beginningWith: prefix) { remove("\(directory)/\(name)") }
    }

    /// Deletes files that are older than an hour.
    public func removeOld(at now: Int64) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return }
        for name in names {
            var status = stat()
            guard lstat("\(directory)/\(name)", &status) == 0, Int64(status.st_mtim.tv_sec) < now - Self.secondsKept else { continue }
            remove("\(directory)/\(name)")
        }
    }

    private func importPath(_ user: User.ID, _ owner: ImportFile.Owner) -> String {
        "\(directory)/\(owner == .person ? "import" : "household")-\(user).zip"
    }

    private func write(_ bytes: SpooledBytes, to path: String) throws {
        try? FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw ArchiveError.notWritten }
        defer { close(file) }
        do {
            var pieces = bytes.pieces
            while let piece = try pieces.next() { try Self.write(piece, to: file) }
        } catch {
            remove(path)
            throw error
        }
    }

    private static func write(_ piece: ArraySlice<UInt8>, to file: Int32) throws {
        var rest = piece
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { throw ArchiveError.notWritten }
            rest = rest.dropFirst(count)
        }
    }
}
