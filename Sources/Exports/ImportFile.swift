import Archives
import Bookkeeping
import Foundation
import Storage
import Validation

/// An export of a person or a household to be imported. Its content is checked line by line before anything is written.
public final class ImportFile {
    /// The owner of an exported book.
    public enum Owner: Sendable, CaseIterable {
        case person, household
    }

    /// The summary of an export.
    public struct Summary: Sendable, Equatable {
        /// The user name of the person who was exported, or the name of the household.
        public let name: String
        /// The people of the household; none for an export of a person.
        public let people: [ExportedHouseholdMember]
        public let records, accounts, categories, budgets, attachments: Int
        /// The URL that notifications would be posted to after the import; nil for none.
        public let address: String?
    }

    /// The maximum size of an upload in bytes: 64 MB, which expand to at most half a gigabyte, nearly all of it receipts.
    public static let sizeLimit = 64 << 20
    /// The maximum sizes of the records and of all lists in an upload, in bytes. The user waits while the records are written,
    /// and the lists are held in memory. A hundred thousand records with short notes are 40 MB: two people who each add seven a
    /// day for twenty years.
    static let strangersRecords: UInt64 = 64 << 20, strangersLists: UInt64 = 16 << 20
    private static let strangers = ArchiveLimits(files: 20_000, bytes: 512 << 20, ratio: 400)
    /// The limits for a file named by the operator at the terminal.
    private static let operators = ArchiveLimits(files: 60_000, bytes: 16 << 30, ratio: .max)
    private static let recordLimit = 5_000_000

    public let summary: Summary
    private let archive: ArchiveReader
    private let manifest: Manifest
    private let exported: ExportedBook
    /// Called before each record is added; tests use it to interleave other work.
    var progress: () throws -> Void = {}

    /// Reads and checks the file at `path`. Throws ``ImportProblem`` if it is invalid.
    ///
    /// - Parameters:
    ///   - owner: the owner of the book into which it is to come; a book of the other kind is refused.
    ///   - isTrusted: true for a file named by the operator at the terminal, which may be larger.
    ///   - checksRecords: false for a file that is imported immediately, which checks each record too.
    public init(at path: String, for owner: Owner = .person, isTrusted: Bool = false, checksRecords: Bool = true) throws {
        do {
            let archive = try ArchiveReader(at: path, limits: isTrusted ? Self.operators : Self.strangers)
            let manifest = try Self.manifest(of: archive)
            switch (owner, manifest.household) {
            case (.person, .some): throw ImportProblem.ofHousehold
            case (.household, nil): throw ImportProblem.ofPerson
            default: break
            }
            self.archive = archive
            self.manifest = manifest
            if !isTrusted { try Self.checkSizes(manifest, archive) }
            exported = try Self.book(manifest, archive)
            summary = Self.summary(manifest, exported.people)
            if checksRecords { try eachRecord { _, _ in } }
        } catch {
            throw ImportProblem(error) ?? error
        }
    }

    /// Returns the summary of a file that has been checked before, without checking it again.
    public static func summary(at path: String) throws -> Summary {
        let archive = try ArchiveReader(at: path, limits: operators), manifest = try manifest(of: archive)
        var book = ExportedBook(of: manifest)
        if manifest.household != nil { try ExportList.people.read(&book, archive, manifest) }
        return summary(manifest, book.people)
    }

    private static func summary(_ manifest: Manifest, _ people: [ExportedHouseholdMember]) -> Summary {
        Summary(
            name: manifest.person?.username ?? manifest.household?.name ?? "", people: people, records: manifest.counts[ExportLayout.records] ?? 0,
            accounts: manifest.counts[ExportList.accounts.file] ?? 0, categories: manifest.counts[ExportList.categories.file] ?? 0,
            budgets: manifest.counts[ExportList.budgets.file] ?? 0, attachments: manifest.attachments,
            address: manifest.person.flatMap { $0.messages.byAddress.isEmpty ? nil : $0.messages.address })
    }

    /// Replaces all data of a person, or the book and the names of the household that they administer, by the file and adds that to the audit log, or changes nothing and throws
    /// ``ImportProblem``.
    ///
    /// Others can write meanwhile. A write of the person to their own book aborts the import, so that it is not lost unnoticed.
    /// Afterwards the caller erases the replaced data (`Store.eraseResidualData`).
    /// - Parameters:
    ///   - session: the session of the requesting person; nothing is changed if it has ended. Nil at the terminal.
    ///   - now: seconds since 1970 (UTC).
    public func replace(bookOf owner: BookOwner, in store: Store, for session: Session? = nil, by actor: AuditActor, at now: Int64) throws {
        do {
            try store.replaceBook(of: owner, with: exported, at: now) { staging in
                try eachRecord { record, files in
                    try progress()
                    var rest = files[...]
                    try staging.add(record) { file in
                        guard let bytes = rest.popFirst() else { throw ImportProblem.receipt(ExportLayout.path(of: file)) }
                        return bytes
                    }
                }
            } swapping: { editor, staging in
                if let session { try editor.sessions.require(session) }
                switch owner {
                case .person(let user):
                    guard let person = manifest.person else { throw ImportProblem.ofHousehold }
                    try editor.books.replace(of: user, with: staging, of: person)
                    try editor.feedback.replace(of: user, with: exported.feedback, at: now)
                case .household(let user, _):
                    guard let household = manifest.household else { throw ImportProblem.ofPerson }
                    try editor.books.replace(ofHouseholdBy: user, with: staging, of: household, at: now)
                }
                try editor.audit.record(manifest.household == nil ? .imported : .householdImported, by: actor, about: owner.user, at: now)
            }
        } catch {
            throw ImportProblem(error) ?? error
        }
    }

    private static func manifest(of archive: ArchiveReader) throws -> Manifest {
        guard archive.size(of: ExportLayout.manifest) != nil else { throw ImportProblem.notAnExport }
        let bytes = try archive.bytes(of: ExportLayout.manifest, limit: 64 * 1024)
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes)), head.format == ExportLayout.format else {
            throw ImportProblem.notAnExport
        }
        guard head.version <= ExportLayout.version else { throw ImportProblem.newer }
        let manifest: Manifest = try ExportLayout.read(bytes, of: ExportLayout.manifest, line: 1)
        guard (manifest.person == nil) != (manifest.household == nil) else {
            throw ImportProblem.line(file: ExportLayout.manifest, number: 1, field: "person")
        }
        if let person = manifest.person { try ExportLayout.check(person, of: ExportLayout.manifest, line: 1) }
        if let household = manifest.household { try ExportLayout.check(household, of: ExportLayout.manifest, line: 1) }
        guard 0...253_402_300_799 ~= manifest.book.createdAt else {
            throw ImportProblem.line(file: ExportLayout.manifest, number: 1, field: "createdAt")
        }
        return manifest
    }

    /// The values that identify an export of any version.
    private struct Head: Decodable {
        let format: String
        let version: Int
    }

    private static func checkSizes(_ manifest: Manifest, _ archive: ArchiveReader) throws(ImportProblem) {
        func size(_ files: [String]) -> UInt64 { files.reduce(0) { $0 + (archive.size(of: $1) ?? 0) } }
        let lists = ExportList.lists(of: manifest).map(\.file)
        guard size([ExportLayout.records]) <= strangersRecords, size(lists) <= strangersLists else { throw .tooMuch }
    }

    /// Returns the lists of a book, checked.
    private static func book(_ manifest: Manifest, _ archive: ArchiveReader) throws -> ExportedBook {
        let lists = ExportList.lists(of: manifest)
        let known = Set([ExportLayout.manifest, ExportLayout.records] + lists.map(\.file) + ExportLayout.forPeople)
        if let name = archive.names.first(where: { !known.contains($0) && !$0.hasPrefix(ExportLayout.attachments) }) {
            throw ImportProblem.foreignFile(name)
        }
        var book = ExportedBook(of: manifest)
        for list in lists { try list.read(&book, archive, manifest) }
        return book
    }

    /// Calls `body` for each record, checked, with the bytes of its receipts. The names of the receipts are kept in memory.
    private func eachRecord(_ body: (ExportedRecord, [[UInt8]]) throws -> Void) throws {
        var count = 0, attachments: Set<String> = []
        try archive.lines(of: ExportLayout.records, limit: ExportLayout.lineLimit) { number, line in
            guard number <= Self.recordLimit else { throw ImportProblem.count(file: ExportLayout.records) }
            count = number
            let record: ExportedRecord = try RecordLine.read(line) ?? ExportLayout.read(line, of: ExportLayout.records, line: number)
            try ExportLayout.check(record, of: ExportLayout.records, line: number)
            let files = try record.attachments.map { file in
                let path = ExportLayout.path(of: file)
                guard attachments.insert(path).inserted else { throw ImportProblem.archive(.duplicate(path)) }
                let bytes = try self.bytes(of: file)
                guard Receipt.FileType(firstBytes: bytes) == file.type else { throw ImportProblem.receipt(path) }
                return bytes
            }
            try body(record, files)
        }
        guard count == manifest.counts[ExportLayout.records] else { throw ImportProblem.count(file: ExportLayout.records) }
        let there = archive.names.filter { $0.hasPrefix(ExportLayout.attachments) }
        if let name = there.first(where: { !attachments.contains($0) }) { throw ImportProblem.foreignFile(name) }
        guard there.count == manifest.attachments else { throw ImportProblem.count(file: ExportLayout.manifest) }
    }

    private func bytes(of file: ExportedRecord.File) throws -> [UInt8] {
        try archive.bytes(of: ExportLayout.path(of: file), limit: Receipt.sizeLimit)
    }
}

extension ExportedBook {
    /// Creates the book of an export, without its lists.
    fileprivate init(of manifest: Manifest) { self.init(createdAt: manifest.book.createdAt, mainCurrency: manifest.book.mainCurrency) }
}
