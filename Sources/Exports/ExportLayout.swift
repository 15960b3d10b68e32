import Archives
import Bookkeeping
import Foundation

/// The names and versions of the files in an export. "Exports" in the documentation describes them.
enum ExportLayout {
    static let format = "penny"
    /// The version of the format, which is increased when an older Penny could not read it.
    static let version = 8
    /// The first version with feedback, of people.
    static let versionWithFeedback = 2
    /// The first version with recurring records.
    static let versionWithRecurring = 4
    /// The first version with regular payments that are not offered as rules.
    static let versionWithDismissed = 5
    /// The first version with rules that file entries.
    static let versionWithRules = 6
    /// The first version with reports that are kept.
    static let versionWithReports = 7
    /// The first version with goals.
    static let versionWithGoals = 8

    static let manifest = "penny.json"
    static let accounts = "accounts.jsonl"
    static let categories = "categories.jsonl"
    static let hashtags = "hashtags.jsonl"
    static let deletions = "deletions.jsonl"
    static let rates = "rates.jsonl"
    static let budgets = "budgets.jsonl"
    static let goals = "goals.jsonl"
    static let recurring = "recurring.jsonl"
    static let dismissed = "dismissed.jsonl"
    static let rules = "rules.jsonl"
    static let dismissedRules = "dismissed-rules.jsonl"
    static let reports = "reports.jsonl"
    static let notifications = "notifications.jsonl"
    static let feedback = "feedback.jsonl"
    static let people = "people.jsonl"
    static let records = "records.jsonl"

    /// Returns the lists in an export, each present even if empty. Feedback was added in version 2, the books of households in version 3,
    /// recurring records in version 4, dismissed payments in version 5, rules in version 6, and kept reports in version 7. Version 8
    /// added goals, and members to lists.
    static func lists(of manifest: Manifest) -> [String] {
        let recurring = (manifest.version < versionWithRecurring ? [] : [recurring]) + (manifest.version < versionWithDismissed ? [] : [dismissed])
        let filing = manifest.version < versionWithRules ? [] : [rules, dismissedRules]
        let reports = manifest.version < versionWithReports ? [] : [reports]
        let goals = manifest.version < versionWithGoals ? [] : [goals]
        let further = manifest.household != nil ? [people] : [notifications] + (manifest.version < versionWithFeedback ? [] : [feedback])
        return [accounts, categories, hashtags, deletions, rates, budgets] + goals + recurring + filing + reports + further + [records]
    }
    /// The files for people and spreadsheets; an import ignores them.
    static let forPeople = ["README.txt", "csv/records.csv", "csv/accounts.csv", "csv/categories.csv", "csv/budgets.csv", "csv/people.csv"]

    static let attachments = "attachments/"

    /// Returns the path of a receipt in the export.
    static func path(of file: ExportedRecord.File) -> String { "\(attachments)\(file.id).\(file.type.ending)" }
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
