import Archives
import Foundation

/// A file that somebody brings: a file of a bank, or a zip with several.
public enum BankFileUpload {
    /// The limits of a zip. Files of banks shrink to a fiftieth at most.
    public static let limits = ArchiveLimits(files: 100, bytes: UInt64(BankFileLimits.bytes), ratio: 200)

    /// Calls `body` with the name and the contents of each file at `path`, in the order of the zip.
    ///
    /// Folders are left out, and what programs add for themselves: names that begin with a dot, and `__MACOSX`. Throws ``BankFileProblem``, or what
    /// `body` throws.
    public static func read(at path: String, named name: String, _ body: (_ name: String, _ file: [UInt8]) throws -> Void) throws {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw BankFileProblem(.empty) }
        defer { try? handle.close() }
        let head = [UInt8](try handle.read(upToCount: 4) ?? Data())
        guard isArchive(head) else {
            let file = head + [UInt8](try handle.read(upToCount: BankFileLimits.bytes) ?? Data())
            guard file.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
            return try body(name, file)
        }
        do {
            try read(try ArchiveReader(at: path, limits: limits, names: .foreign), body)
        } catch let error as ArchiveError {
            throw BankFileProblem(.archive(error))
        }
    }

    private static func read(_ archive: ArchiveReader, _ body: (_ name: String, _ file: [UInt8]) throws -> Void) throws {
        let names = archive.names.filter { name in
            !name.split { $0 == "/" || $0 == "\\" }.contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
        }
        // A workbook is a zip, too.
        if names.contains("[Content_Types].xml") || names.contains("mimetype") { throw BankFileProblem(.spreadsheet) }
        guard !names.isEmpty else { throw BankFileProblem(.empty) }
        for name in names {
            let file = try archive.bytes(of: name, limit: BankFileLimits.bytes)
            guard !isArchive(file) else { throw BankFileProblem(.archive(.unsupported(name))) }
            try body(name, file)
        }
    }

    static func isArchive(_ head: [UInt8]) -> Bool { head.starts(with: [0x50, 0x4B, 3, 4]) }
}
