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
    private static let lineLimit = 256 * 1024
    private static let listLimit = 200_000
    /// The most people of a household, with people who have left.
    private static let peopleLimit = 10_000
    private static let recordLimit = 5_000_000

    public let summary: Summary
    private let archive: ArchiveReader
    private let manifest: Manifest
    private var exported: ExportedBook
    private var feedback: [ExportedFeedback] = []
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
            exported = ExportedBook(createdAt: manifest.book.createdAt, mainCurrency: manifest.book.mainCurrency)
            if !isTrusted { try Self.checkSizes(manifest, archive) }
            exported.people = try Self.people(manifest, archive)
            summary = Self.summary(manifest, exported.people)
            try readLists()
            if checksRecords { try eachRecord { _, _ in } }
        } catch {
            throw ImportProblem(error) ?? error
        }
    }

    /// Returns the summary of a file that has been checked before, without checking it again.
    public static func summary(at path: String) throws -> Summary {
        let archive = try ArchiveReader(at: path, limits: operators), manifest = try manifest(of: archive)
        return summary(manifest, try people(manifest, archive))
    }

    private static func summary(_ manifest: Manifest, _ people: [ExportedHouseholdMember]) -> Summary {
        Summary(
            name: manifest.person?.username ?? manifest.household?.name ?? "", people: people, records: manifest.counts[ExportLayout.records] ?? 0,
            accounts: manifest.counts[ExportLayout.accounts] ?? 0, categories: manifest.counts[ExportLayout.categories] ?? 0,
            budgets: manifest.counts[ExportLayout.budgets] ?? 0, attachments: manifest.attachments,
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
                    try editor.feedback.replace(of: user, with: feedback, at: now)
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
        let manifest: Manifest = try read(bytes, of: ExportLayout.manifest, line: 1)
        guard (manifest.person == nil) != (manifest.household == nil) else {
            throw ImportProblem.line(file: ExportLayout.manifest, number: 1, field: "person")
        }
        try check(ExportLayout.manifest, 1) { () throws(ExportProblem) in
            try manifest.person?.check()
            try manifest.household?.check()
        }
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
        let lists = ExportLayout.lists(of: manifest).filter { $0 != ExportLayout.records }
        guard size([ExportLayout.records]) <= strangersRecords, size(lists) <= strangersLists else { throw .tooMuch }
    }

    private func readLists() throws {
        let known = Set([ExportLayout.manifest] + ExportLayout.lists(of: manifest) + ExportLayout.forPeople)
        if let name = archive.names.first(where: { !known.contains($0) && !$0.hasPrefix(ExportLayout.attachments) }) {
            throw ImportProblem.foreignFile(name)
        }
        exported.accounts = try list(ExportLayout.accounts) { (row: ExportedAccount) throws(ExportProblem) in try row.check() }
        exported.categories = try list(ExportLayout.categories) { (row: ExportedCategory) throws(ExportProblem) in try row.check() }
        exported.hashtags = try list(ExportLayout.hashtags) { (row: ExportedHashtag) throws(ExportProblem) in try row.check() }
        exported.deletions = try list(ExportLayout.deletions) { (row: ExportedDeletion) throws(ExportProblem) in try row.check() }
        exported.rates = try list(ExportLayout.rates) { (row: ExportedRate) throws(ExportProblem) in try row.check() }
        exported.budgets = try list(ExportLayout.budgets) { (row: ExportedBudget) throws(ExportProblem) in try row.check() }
        if ExportLayout.lists(of: manifest).contains(ExportLayout.goals) {
            exported.goals = try list(ExportLayout.goals, limit: SavingGoal.exportLimit) { (row: ExportedSavingGoal) throws(ExportProblem) in
                try row.check()
            }
        }
        if ExportLayout.lists(of: manifest).contains(ExportLayout.recurring) {
            exported.recurring = try list(ExportLayout.recurring, limit: Recurrence.exportLimit) { (row: ExportedRecurrence) throws(ExportProblem) in
                try row.check()
            }
        }
        if ExportLayout.lists(of: manifest).contains(ExportLayout.dismissed) {
            let limit = DismissedPayment.exportLimit
            exported.dismissed = try list(ExportLayout.dismissed, limit: limit) { (row: ExportedDismissedPayment) throws(ExportProblem) in
                try row.check()
            }
        }
        if ExportLayout.lists(of: manifest).contains(ExportLayout.rules) {
            exported.rules = try list(ExportLayout.rules, limit: FilingRule.exportLimit) { (row: ExportedFilingRule) throws(ExportProblem) in
                try row.check()
            }
            exported.dismissedRules = try list(ExportLayout.dismissedRules, limit: DismissedLearning.limit) {
                (row: ExportedDismissedLearning) throws(ExportProblem) in try row.check()
            }
        }
        if ExportLayout.lists(of: manifest).contains(ExportLayout.reports) {
            exported.reports = try list(ExportLayout.reports, limit: KeptReport.limit) { (row: ExportedKeptReport) throws(ExportProblem) in
                try row.check()
            }
        }
        guard manifest.household == nil else { return }
        exported.notifications = try list(ExportLayout.notifications, limit: Notification.exportLimit) {
            (row: ExportedNotification) throws(ExportProblem) in
            try row.check()
        }
        if ExportLayout.lists(of: manifest).contains(ExportLayout.feedback) {
            feedback = try list(ExportLayout.feedback, limit: Feedback.limit) { (row: ExportedFeedback) throws(ExportProblem) in try row.check() }
        }
    }

    /// Returns the people of a household's export, also people who have left; none for a person's export.
    private static func people(_ manifest: Manifest, _ archive: ArchiveReader) throws -> [ExportedHouseholdMember] {
        guard manifest.household != nil else { return [] }
        return try list(ExportLayout.people, limit: peopleLimit, of: manifest, archive) { (row: ExportedHouseholdMember) throws(ExportProblem) in
            try row.check()
        }
    }

    private func list<Row: Decodable>(_ file: String, limit: Int = listLimit, _ check: (Row) throws(ExportProblem) -> Void) throws -> [Row] {
        try Self.list(file, limit: limit, of: manifest, archive, check)
    }

    private static func list<Row: Decodable>(
        _ file: String, limit: Int, of manifest: Manifest, _ archive: ArchiveReader, _ check: (Row) throws(ExportProblem) -> Void
    ) throws -> [Row] {
        var rows: [Row] = []
        try archive.lines(of: file, limit: lineLimit) { number, line in
            guard number <= limit else { throw ImportProblem.count(file: file) }
            let row: Row = try read(line, of: file, line: number)
            try Self.check(file, number) { () throws(ExportProblem) in try check(row) }
            rows.append(row)
        }
        guard rows.count == manifest.counts[file] else { throw ImportProblem.count(file: file) }
        return rows
    }

    /// Calls `body` for each record, checked, with the bytes of its receipts. The names of the receipts are kept in memory.
    private func eachRecord(_ body: (ExportedRecord, [[UInt8]]) throws -> Void) throws {
        var count = 0, attachments: Set<String> = []
        try archive.lines(of: ExportLayout.records, limit: Self.lineLimit) { number, line in
            guard number <= Self.recordLimit else { throw ImportProblem.count(file: ExportLayout.records) }
            count = number
            let record: ExportedRecord = try RecordLine.read(line) ?? Self.read(line, of: ExportLayout.records, line: number)
            try Self.check(ExportLayout.records, number) { () throws(ExportProblem) in try record.check() }
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

    private static func read<Row: Decodable>(_ bytes: [UInt8], of file: String, line: Int) throws -> Row {
        do {
            return try JSONDecoder().decode(Row.self, from: Data(bytes))
        } catch {
            throw ImportProblem.line(file: file, number: line, field: (error as? DecodingError)?.field)
        }
    }

    private static func check(_ file: String, _ line: Int, _ body: () throws(ExportProblem) -> Void) throws(ImportProblem) {
        do {
            try body()
        } catch {
            throw .line(file: file, number: line, field: error.field)
        }
    }
}

extension DecodingError {
    /// The name of the value that cannot be read, as far as it is one of ours: content of the file is not shown.
    fileprivate var field: String? {
        switch self {
        case .keyNotFound(let key, let context): context.codingPath.first?.stringValue ?? key.stringValue
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.first?.stringValue
        @unknown default: nil
        }
    }
}
