import BankFiles
import BankImporting
import Bookkeeping
import Exports
import Foundation
import Spooling
import Storage
import Validation

/// The uploaded files of people, beside the files of exports and imports: readable by their owner only, deleted after use or after an hour.
struct BankUploads: Sendable {
    /// The uploads of one person that wait; one more removes the oldest.
    private static let limit = 5

    let exportFiles: ExportFiles

    /// Keeps files; the files in a zip are kept one by one. Throws ``BankFileProblem``.
    ///
    /// - Parameter look: finds out how a file is read; it is called for each.
    func keep(
        _ files: [FormInput.File], id: BankImport.ID, account: Account.ID?, in book: BookAccess,
        _ look: (_ name: String, _ file: [UInt8]) throws -> ImportableFile
    ) throws -> BankUpload {
        removeOldest(in: book)
        remove(id, in: book)
        var upload = BankUpload(id: id.description, account: account?.description)
        do {
            for file in files {
                let path = try exportFiles.keep(file.bytes, as: prefix(id, in: book) + "upload")
                try BankFileUpload.read(at: path, named: file.name) { name, bytes in
                    let found = try look(name, bytes)
                    _ = try exportFiles.keep(SpooledBytes(memory: bytes[...]), as: fileName(upload.files.count, id, in: book))
                    upload.files.append(found)
                }
                exportFiles.remove(path)
            }
            try save(upload, id: id, in: book)
            return upload
        } catch {
            remove(id, in: book)
            throw error
        }
    }

    /// Returns an upload; nil if there is none, or it is gone.
    func find(_ id: BankImport.ID, in book: BookAccess) -> BankUpload? {
        guard let path = exportFiles.file(listName(id, in: book)), let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(BankUpload.self, from: data)
    }

    func save(_ upload: BankUpload, id: BankImport.ID, in book: BookAccess) throws {
        _ = try exportFiles.keep(SpooledBytes(JSONEncoder().encode(upload)), as: listName(id, in: book))
    }

    /// Returns the bytes of a file; nil if it is not there any more.
    func bytes(_ number: Int, of id: BankImport.ID, in book: BookAccess) -> [UInt8]? {
        exportFiles.file(fileName(number, id, in: book)).flatMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) }
    }

    func remove(_ id: BankImport.ID, in book: BookAccess) { exportFiles.remove(beginningWith: prefix(id, in: book)) }

    /// Removes uploads until there is room for one more. IDs are in the order of their time.
    private func removeOldest(in book: BookAccess) {
        let lists = exportFiles.names(beginningWith: owner(book)).filter { $0.hasSuffix(".json") }
        for name in lists.dropLast(Self.limit - 1) { exportFiles.remove(beginningWith: String(name.dropLast(".json".count))) }
    }

    private func owner(_ book: BookAccess) -> String { "bank-\(book.person)-\(book.isOwn ? "own" : "household")-" }
    private func prefix(_ id: BankImport.ID, in book: BookAccess) -> String { owner(book) + id.description }
    private func listName(_ id: BankImport.ID, in book: BookAccess) -> String { prefix(id, in: book) + ".json" }
    private func fileName(_ number: Int, _ id: BankImport.ID, in book: BookAccess) -> String { prefix(id, in: book) + "-\(number)" }
}
