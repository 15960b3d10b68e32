import Archives
import Bookkeeping
import Foundation

/// The names and versions of the files in an export. "Exports" in the documentation describes them.
enum ExportLayout {
    static let format = "penny"
    /// The version of the format, which is increased when an older Penny could not read it: 2 of a person's export, 3 of a household's.
    static let version = 3
    static let versionOfPerson = 2

    static let manifest = "penny.json"
    static let accounts = "accounts.jsonl"
    static let categories = "categories.jsonl"
    static let hashtags = "hashtags.jsonl"
    static let deletions = "deletions.jsonl"
    static let rates = "rates.jsonl"
    static let budgets = "budgets.jsonl"
    static let notifications = "notifications.jsonl"
    static let feedback = "feedback.jsonl"
    static let people = "people.jsonl"
    static let records = "records.jsonl"

    /// Returns the lists in an export, each present even if empty. Feedback was added in version 2.
    static func lists(of manifest: Manifest) -> [String] {
        let further = manifest.household != nil ? [people] : [notifications] + (manifest.version < 2 ? [] : [feedback])
        return [accounts, categories, hashtags, deletions, rates, budgets] + further + [records]
    }
    /// The files for people and spreadsheets; an import ignores them.
    static let forPeople = ["README.txt", "csv/records.csv", "csv/accounts.csv", "csv/categories.csv", "csv/budgets.csv", "csv/people.csv"]

    static let attachments = "attachments/"

    /// Returns the path of an attachment in the export.
    static func path(of file: CopiedRecord.File) -> String { "\(attachments)\(file.id).\(file.type.ending)" }
}

/// The first file of an export: its format, the person or the household whose book it is, and the number of lines in each list.
struct Manifest: Codable {
    struct Book: Codable {
        let createdAt: Int64
        let mainCurrency: Currency
    }

    let format: String
    let version: Int
    /// Nil for the export of a household.
    let person: CopiedPerson?
    /// Nil for the export of a person.
    let household: CopiedHousehold?
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
