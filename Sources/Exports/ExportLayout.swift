import Archives
import Bookkeeping
import Foundation

/// The names and versions of the files in an export. "Exports" in the documentation describes them.
enum ExportLayout {
    static let format = "penny"
    /// The version of the format, which is increased when an older Penny could not read it.
    static let version = 2

    static let manifest = "penny.json"
    static let accounts = "accounts.jsonl"
    static let categories = "categories.jsonl"
    static let hashtags = "hashtags.jsonl"
    static let deletions = "deletions.jsonl"
    static let rates = "rates.jsonl"
    static let budgets = "budgets.jsonl"
    static let notifications = "notifications.jsonl"
    static let feedback = "feedback.jsonl"
    static let records = "records.jsonl"

    /// Returns the lists in an export of a version, each present even if empty. Feedback was added in version 2.
    static func lists(of version: Int) -> [String] {
        [accounts, categories, hashtags, deletions, rates, budgets, notifications] + (version < 2 ? [] : [feedback]) + [records]
    }
    /// The files for people and spreadsheets; an import ignores them.
    static let forPeople = ["README.txt", "csv/records.csv", "csv/accounts.csv", "csv/categories.csv", "csv/budgets.csv"]

    static let attachments = "attachments/"

    /// Returns the path of an attachment in the export.
    static func path(of file: CopiedRecord.File) -> String { "\(attachments)\(file.id).\(file.type.ending)" }
}

/// The first file of an export: its format, its person, and the number of lines in each list.
struct Manifest: Codable {
    struct Book: Codable {
        let createdAt: Int64
        let mainCurrency: Currency
    }

    let format: String
    let version: Int
    let person: CopiedPerson
    let book: Book
    /// The number of lines, by the name of the file.
    let counts: [String: Int]
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
