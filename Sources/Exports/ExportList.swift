import Archives
import Bookkeeping
import Validation

/// A list of an exported book: a file with a line of JSON for each row, present even if the list is empty.
struct ExportList: Sendable {
    /// The name of the file.
    let file: String
    /// The first version of the format that has it.
    private let since: Int
    /// The owner whose exports have it; nil for all.
    private let owner: ImportFile.Owner?
    /// The number of rows in a book.
    let count: @Sendable (ExportedBook) -> Int
    /// Writes the rows of a book.
    let write: @Sendable (ExportedBook, inout ArchiveWriter) throws -> Void
    /// Reads the rows into a book, each checked.
    let read: @Sendable (inout ExportedBook, ArchiveReader, Manifest) throws -> Void

    /// - Parameter limit: the maximum number of rows of a file that comes from outside.
    private init<Row: ExportedLine>(
        _ file: String, _ rows: WritableKeyPath<ExportedBook, [Row]> & Sendable, since: Int = 1, of owner: ImportFile.Owner? = nil,
        limit: Int = 200_000
    ) {
        (self.file, self.since, self.owner) = (file, since, owner)
        count = { $0[keyPath: rows].count }
        write = { book, archive in try archive.add(file, lines: book[keyPath: rows]) }
        read = { book, archive, manifest in
            var list: [Row] = []
            try archive.lines(of: file, limit: ExportLayout.lineLimit) { number, line in
                guard number <= limit else { throw ImportProblem.count(file: file) }
                list.append(try ExportLayout.row(line, of: file, line: number))
            }
            guard list.count == manifest.counts[file] else { throw ImportProblem.count(file: file) }
            book[keyPath: rows] = list
        }
    }

    /// Returns the lists of an export, in the order of its files.
    static func lists(of manifest: Manifest) -> [ExportList] {
        let owner: ImportFile.Owner = manifest.household == nil ? .person : .household
        return all.filter { $0.since <= manifest.version && ($0.owner ?? owner) == owner }
    }

    /// The people of a household, also people who have left.
    static let people = ExportList("people.jsonl", \.people, of: .household, limit: 10_000)
    static let accounts = ExportList("accounts.jsonl", \.accounts)
    static let categories = ExportList("categories.jsonl", \.categories)
    static let budgets = ExportList("budgets.jsonl", \.budgets)

    /// The version with all lists.
    static let latest = all.map(\.since).max() ?? 1

    /// All lists except the records, which are too many to be in memory at once.
    private static let all = [
        accounts,
        categories,
        ExportList("hashtags.jsonl", \.hashtags),
        ExportList("deletions.jsonl", \.deletions),
        ExportList("rates.jsonl", \.rates),
        budgets,
        ExportList("goals.jsonl", \.goals, since: 8, limit: SavingGoal.exportLimit),
        ExportList("notes.jsonl", \.notes, since: 9, limit: AccountNote.exportLimit),
        ExportList("recurring.jsonl", \.recurring, since: 4, limit: Recurrence.exportLimit),
        ExportList("dismissed.jsonl", \.dismissed, since: 5, limit: DismissedPayment.exportLimit),
        ExportList("rules.jsonl", \.rules, since: 6, limit: FilingRule.exportLimit),
        ExportList("dismissed-rules.jsonl", \.dismissedRules, since: 6, limit: DismissedLearning.limit),
        ExportList("reports.jsonl", \.reports, since: 7, limit: KeptReport.limit),
        people,
        ExportList("notifications.jsonl", \.notifications, of: .person, limit: Notification.exportLimit),
        ExportList("feedback.jsonl", \.feedback, since: 2, of: .person, limit: Feedback.limit),
    ]
}
