import Archives
import Bookkeeping
import Foundation
import Validation

/// The names and versions of the files in an export. "Exports" in the documentation describes them.
enum ExportLayout {
    static let format = "penny"
    /// The version of the format, which is increased when an older Penny could not read it, as with a new list. Version 3 added the books of
    /// households, version 8 also members to lists.
    static let version = ExportList.latest

    static let manifest = "penny.json"
    static let records = "records.jsonl"

    /// The files for people and spreadsheets; an import ignores them.
    static let forPeople = ["README.txt", "csv/records.csv", "csv/accounts.csv", "csv/categories.csv", "csv/budgets.csv", "csv/people.csv"]

    static let attachments = "attachments/"
    /// The maximum length of a line, in bytes.
    static let lineLimit = 256 * 1024

    /// Returns the path of a receipt in the export.
    static func path(of file: ExportedRecord.File) -> String { "\(attachments)\(file.id).\(file.type.ending)" }

    /// Returns the row of a line of a list, checked. Throws ``ImportProblem/line(file:number:field:)``.
    static func row<Row: ExportedLine>(_ bytes: [UInt8], of file: String, line: Int) throws -> Row {
        let row: Row = try read(bytes, of: file, line: line)
        try check(row, of: file, line: line)
        return row
    }

    /// Returns the value of a line, unchecked. Throws ``ImportProblem/line(file:number:field:)``.
    static func read<Value: Decodable>(_ bytes: [UInt8], of file: String, line: Int) throws(ImportProblem) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(bytes))
        } catch {
            throw ImportProblem.line(file: file, number: line, field: (error as? DecodingError)?.field)
        }
    }

    /// Throws ``ImportProblem/line(file:number:field:)`` for a row with a value that cannot be.
    static func check(_ row: some ExportedLine, of file: String, line: Int) throws(ImportProblem) {
        do {
            try row.check()
        } catch {
            throw .line(file: file, number: line, field: error.field)
        }
    }
}

/// The first file of an export: its format, the person or the household that owns the book, and the number of lines in each list.
struct Manifest: Codable {
    struct Book: Codable {
        let createdAt: Int64
        let mainCurrency: Currency
    }

    let format: String
    let version: Int
    /// Nil for the export of a household.
    let person: ExportedPerson?
    /// Nil for the export of a person.
    let household: ExportedHousehold?
    let book: Book
    /// The number of lines, by the name of the file.
    var counts: [String: Int]
    let attachments: Int
}

extension JSONEncoder {
    /// An encoder with one way to write each value, so that the same data gives the same bytes.
    static var exact: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
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
