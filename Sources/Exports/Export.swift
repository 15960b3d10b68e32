import Archives
import Bookkeeping
import Foundation
import Storage
import Views

/// All data of a person as one zip file, to keep, read, and import on another server.
public enum Export {
    /// Writes the export over the empty file at `path`. It is one snapshot; the same data gives the same bytes.
    ///
    /// Records are read page by page as the file takes them: memory does not grow with the book.
    public static func write(_ book: BookAccess, of store: Store, to path: String) throws {
        try store.snapshot {
            let (person, feedback) = try store.read { (try $0.users.copy(of: book.person), try $0.feedback.copies(of: book.person)) }
            try store.copy(book) { copier in
                var archive = try ArchiveWriter(at: path)
                try add(person, feedback, copier, Texts.of(person.language), to: &archive)
                try archive.finish()
            }
        }
    }

    private static func add(
        _ person: CopiedPerson, _ feedback: [CopiedFeedback], _ copier: BookCopier, _ t: Texts, to archive: inout ArchiveWriter
    ) throws {
        let copy = try copier.copy(), files = try copier.copiedAttachments()
        let manifest = Manifest(
            format: ExportLayout.format, version: ExportLayout.version, person: person,
            book: .init(createdAt: copy.createdAt, mainCurrency: copy.mainCurrency),
            counts: [
                ExportLayout.accounts: copy.accounts.count, ExportLayout.categories: copy.categories.count,
                ExportLayout.hashtags: copy.hashtags.count, ExportLayout.deletions: copy.deletions.count, ExportLayout.rates: copy.rates.count,
                ExportLayout.budgets: copy.budgets.count, ExportLayout.notifications: copy.notifications.count,
                ExportLayout.feedback: feedback.count, ExportLayout.records: try copier.copiedRecordCount().all,
            ],
            attachments: files.count)
        try archive.add("README.txt", whole: Array(t.exports.readMe.utf8))
        let encoder = JSONEncoder.exact
        encoder.outputFormatting.insert(.prettyPrinted)
        try archive.add(ExportLayout.manifest, whole: Array(try encoder.encode(manifest)) + [0x0A])
        try archive.add(ExportLayout.accounts, lines: copy.accounts)
        try archive.add(ExportLayout.categories, lines: copy.categories)
        try archive.add(ExportLayout.hashtags, lines: copy.hashtags)
        try archive.add(ExportLayout.deletions, lines: copy.deletions)
        try archive.add(ExportLayout.rates, lines: copy.rates)
        try archive.add(ExportLayout.budgets, lines: copy.budgets)
        try archive.add(ExportLayout.notifications, lines: copy.notifications)
        try archive.add(ExportLayout.feedback, lines: feedback)
        try archive.add(ExportLayout.records) {
            let encoder = JSONEncoder.exact
            return pages(of: copier) { page in try page.flatMap { Array(try encoder.encode($0)) + [0x0A] } }
        }
        try addTables(Tables(copy, ledger: copier.ledger, t: t), copier, to: &archive)
        for file in files {
            try archive.add(ExportLayout.path(of: file), packs: file.type == .pdf) {
                var bytes = try copier.attachmentBytes(file.id)
                return {
                    defer { bytes = nil }
                    return bytes
                }
            }
        }
    }

    private static func addTables(_ tables: Tables, _ copier: BookCopier, to archive: inout ArchiveWriter) throws {
        try archive.add("csv/records.csv") {
            var isFirst = true
            return pages(of: copier) { page in
                defer { isFirst = false }
                return (isFirst ? CSV.beginning + tables.recordHeader : []) + page.filter { $0.deletion == nil }.flatMap(tables.record)
            }
        }
        try archive.add("csv/accounts.csv", whole: CSV.beginning + (try tables.accounts()))
        try archive.add("csv/categories.csv", whole: CSV.beginning + tables.categories())
        try archive.add("csv/budgets.csv", whole: CSV.beginning + tables.budgets())
    }

    /// Returns a source of the results of `body` for each page of the records. The first page is passed even if it is empty.
    private static func pages(of copier: BookCopier, _ body: @escaping ([CopiedRecord]) throws -> [UInt8]) -> ArchiveWriter.Pieces {
        var page: CopiedRecordPage?
        return {
            if let page, page.end == nil { return nil }
            let next = try copier.copiedRecords(after: page?.end)
            page = next
            return try body(next.records)
        }
    }
}

extension ArchiveWriter {
    fileprivate mutating func add(_ name: String, whole bytes: [UInt8]) throws {
        try add(name) {
            var rest: [UInt8]? = bytes
            return {
                defer { rest = nil }
                return rest
            }
        }
    }

    fileprivate mutating func add(_ name: String, lines rows: [some Encodable]) throws {
        let encoder = JSONEncoder.exact
        try add(name, whole: try rows.flatMap { Array(try encoder.encode($0)) + [0x0A] })
    }
}
