import Archives
import Bookkeeping
import Foundation

/// What is where in an export. "Exports" in the documentation describes it.
enum ExportLayout {
    static let format = "penny"
    /// Rises when an older Penny could not read what is written.
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

    /// The lists that an export of a version has, each of them even if it is empty. Feedback came with version 2.
    static func lists(of version: Int) -> [String] {
        [accounts, categories, hashtags, deletions, rates, budgets, notifications] + (version < 2 ? [] : [feedback]) + [records]
    }
    /// For people and spreadsheets; never read back.
    static let forPeople = ["README.txt", "csv/records.csv", "csv/accounts.csv", "csv/categories.csv", "csv/budgets.csv"]

    static let attachments = "attachments/"

    /// Where the bytes of an attachment are.
    static func path(of file: CopiedRecord.File) -> String { "\(attachments)\(file.id).\(file.type.ending)" }
}

/// The first file of an export: what it is, whose, and how much of everything there has to be.
struct Manifest: Codable {
    struct Book: Codable {
        let createdAt: Int64
        let mainCurrency: Currency
    }

    let format: String
    let version: Int
    let person: CopiedPerson
    let book: Book
    /// Lines by the name of the file.
    let counts: [String: Int]
    let attachments: Int
}

extension JSONEncoder {
    /// One way to write each value.
    static var exact: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
