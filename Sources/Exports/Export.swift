import Archives
import Bookkeeping
import Foundation
import Language
import Storage

/// All data of a person, or of a household and its book, as one zip file: to keep, read, and import on another server.
public enum Export {
    /// Writes the export over the empty file at `path`. It is one snapshot; the same data gives the same bytes. Throws `.conflict(.notAdministrator)` for the
    /// book of a household that the person does not administer.
    ///
    /// Records are read page by page as the file takes them: memory does not grow with the book.
    public static func write(_ book: BookAccess, of store: Store, to path: String) throws {
        try store.snapshot {
            let (person, household) = try store.read { site -> (ExportedPerson?, ExportedHousehold?) in
                book.isOwn ? (try site.users.export(of: book.person), nil) : (nil, try site.books.export(ofHouseholdBy: book.person))
            }
            let language = try store.read { try $0.users.find(book.person)?.preferences.language } ?? .english
            try store.export(book) { exporter in
                var archive = try ArchiveWriter(at: path)
                try add(person, household, exporter, Texts.of(language), to: &archive)
                try archive.finish()
            }
        }
    }

    private static func add(
        _ person: ExportedPerson?, _ household: ExportedHousehold?, _ exporter: BookExporter, _ t: Texts, to archive: inout ArchiveWriter
    ) throws {
        let exported = try exporter.export(), files = try exporter.exportedReceipts()
        var manifest = Manifest(
            format: ExportLayout.format, version: ExportLayout.version, person: person, household: household,
            book: .init(createdAt: exported.createdAt, mainCurrency: exported.mainCurrency), counts: [:], attachments: files.count)
        let lists = ExportList.lists(of: manifest)
        manifest.counts = Dictionary(uniqueKeysWithValues: lists.map { ($0.file, $0.count(exported)) })
        manifest.counts[ExportLayout.records] = try exporter.exportedRecordCount().all
        try archive.add("README.txt", whole: Array((household == nil ? t.exports.readMe : t.householdExports.readMe).utf8))
        let encoder = JSONEncoder.exact
        encoder.outputFormatting.insert(.prettyPrinted)
        try archive.add(ExportLayout.manifest, whole: Array(try encoder.encode(manifest)) + [0x0A])
        for list in lists { try list.write(exported, &archive) }
        try archive.add(ExportLayout.records) {
            let encoder = JSONEncoder.exact
            return pages(of: exporter) { page in try page.flatMap { Array(try encoder.encode($0)) + [0x0A] } }
        }
        try addTables(Tables(exported, ledger: exporter.ledger, t: t), exporter, to: &archive)
        for file in files {
            try archive.add(ExportLayout.path(of: file), packs: file.type == .pdf) {
                var bytes = try exporter.receiptBytes(file.id)
                return {
                    defer { bytes = nil }
                    return bytes
                }
            }
        }
    }

    private static func addTables(_ tables: Tables, _ exporter: BookExporter, to archive: inout ArchiveWriter) throws {
        try archive.add("csv/records.csv") {
            var isFirst = true, numbers = PartNumbers()
            return pages(of: exporter) { page in
                defer { isFirst = false }
                return (isFirst ? CSV.beginning + tables.recordHeader : [])
                    + page.filter { $0.deletion == nil }.flatMap { tables.record($0, part: numbers.next($0.values)) }
            }
        }
        try archive.add("csv/accounts.csv", whole: CSV.beginning + (try tables.accounts()))
        try archive.add("csv/categories.csv", whole: CSV.beginning + tables.categories())
        try archive.add("csv/budgets.csv", whole: CSV.beginning + tables.budgets())
        if tables.isOfHousehold { try archive.add("csv/people.csv", whole: CSV.beginning + tables.people()) }
    }

    /// Returns a source of the results of `body` for each page of the records. The first page is passed even if it is empty.
    private static func pages(of exporter: BookExporter, _ body: @escaping ([ExportedRecord]) throws -> [UInt8]) -> ArchiveWriter.Pieces {
        var page: ExportedRecordPage?
        return {
            if let page, page.end == nil { return nil }
            let next = try exporter.exportedRecords(after: page?.end)
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

    mutating func add(_ name: String, lines rows: [some Encodable]) throws {
        let encoder = JSONEncoder.exact
        try add(name, whole: try rows.flatMap { Array(try encoder.encode($0)) + [0x0A] })
    }
}
