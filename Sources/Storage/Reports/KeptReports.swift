import Bookkeeping
import Foundation

extension Reports {
    /// Returns the reports that are kept, in the order of their names.
    ///
    /// - Parameter person: the reader; ``KeptReport/dueOn`` is the day of their next message.
    public func kept(for person: User.ID) throws -> [KeptReport] {
        try ledger.connection.rows(
            "SELECT \(Self.keptColumns) FROM \(Self.keptSource)", person, ledger.book, map: Self.kept
        ).sorted(byName: \.name)
    }

    /// Returns a report that is kept; nil if it does not exist or has been removed.
    public func kept(_ id: KeptReport.ID, for person: User.ID) throws -> KeptReport? {
        try ledger.connection.first(
            "SELECT \(Self.keptColumns) FROM \(Self.keptSource) AND k.id = ?", person, ledger.book, id, map: Self.kept)
    }

    /// Returns the reports that are kept as exported.
    ///
    /// - Parameter person: the reader, for the day of their next message in each copy; nil for none.
    func exported(for person: User.ID?) throws -> [ExportedKeptReport] {
        try ledger.connection.rows(
            "SELECT \(Self.keptColumns), k.created_at FROM \(Self.keptSource) ORDER BY k.id", person, ledger.book
        ) { ExportedKeptReport(try Self.kept($0), createdAt: $0.int64(4)) }
    }

    private static let keptColumns = "k.id, k.name, k.question, s.due_on"
    /// The first parameter is the reader, for the day of their next message; the second is the book.
    private static let keptSource = """
        kept_report k LEFT JOIN report_reader s ON s.book = k.book AND s.report = k.id AND s.person = ?
        WHERE k.book = ? AND k.removed_at IS NULL
        """

    private static func kept(_ cells: Cells) throws -> KeptReport {
        KeptReport(id: try cells.id(0), name: cells.text(1), question: try question(cells.text(2)), dueOn: try cells.optional(3, cells.date))
    }

    fileprivate static func question(_ text: String) throws -> [KeptReport.Parameter] {
        guard let question = try? JSONDecoder().decode([KeptReport.Parameter].self, from: Data(text.utf8)) else {
            throw StoreError.damaged("a kept report cannot be read")
        }
        return question
    }
}

extension LedgerEditor {
    /// The reports of the book that are kept, to change them.
    public var keptReports: KeptReportEditor { KeptReportEditor(editor: self) }
}

/// Changes of the reports that are kept.
public struct KeptReportEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Seconds after which a report that was removed cannot be kept again.
    private static let timeToUndo: Int64 = 86_400

    /// Keeps a report, or replaces the one with its ID.
    ///
    /// - Parameter person: the reader; ``KeptReport/dueOn`` is the day of their next message.
    /// - Throws: `.conflict(.nameTaken)` for the name of another one, whatever the case of its letters; `.conflict(.reportLimit)`.
    public func save(_ report: KeptReport, for person: User.ID, at now: Int64) throws {
        let others = try editor.ledger.reports.kept(for: person).filter { $0.id != report.id }
        guard !others.contains(where: { $0.name.folded == report.name.folded }) else { throw StoreError.conflict(.nameTaken) }
        guard others.count < KeptReport.limit else { throw StoreError.conflict(.reportLimit) }
        try write(report, createdAt: now)
        try connection.run("DELETE FROM report_reader WHERE book = ? AND report = ? AND person = ?", book, report.id, person)
        if let due = report.dueOn { try add(person, to: report.id, due) }
    }

    /// Removes a report; it can be kept again for a day.
    public func remove(_ id: KeptReport.ID, at now: Int64) throws {
        try connection.run("DELETE FROM kept_report WHERE book = ? AND removed_at < ?", book, now - Self.timeToUndo)
        let count = try connection.run("UPDATE kept_report SET removed_at = ? WHERE book = ? AND id = ? AND removed_at IS NULL", now, book, id)
        guard count > 0 else { throw StoreError.notFound }
    }

    /// Keeps a report again that was removed. Returns false if there is none, if another one has its name meanwhile, or if there are too many.
    public func keepAgain(_ id: KeptReport.ID, for person: User.ID) throws -> Bool {
        let removed = try connection.first(
            "SELECT name FROM kept_report WHERE book = ? AND id = ? AND removed_at IS NOT NULL", book, id
        ) { $0.text(0) }
        let others = try editor.ledger.reports.kept(for: person)
        guard let removed, others.count < KeptReport.limit, !others.contains(where: { $0.name.folded == removed.folded }) else { return false }
        return try connection.run("UPDATE kept_report SET removed_at = NULL WHERE book = ? AND id = ?", book, id) > 0
    }

    /// Inserts a report as exported.
    ///
    /// - Parameters:
    ///   - people: the people of the household into which it comes; nil for a person's own book.
    ///   - person: the reader, for the day of their next message; nil for none.
    func insert(_ exported: ExportedKeptReport, of people: ArrivingMembers?, for person: User.ID?) throws {
        let question = people?.question(exported.question) ?? exported.question
        try write(KeptReport(id: exported.id, name: exported.name, question: question), createdAt: exported.createdAt)
        if let person, let due = exported.dueOn { try add(person, to: exported.id, due) }
    }

    /// Returns the questions of all reports, of removed ones too.
    func questions() throws -> [(KeptReport.ID, [KeptReport.Parameter])] {
        try connection.rows("SELECT id, question FROM kept_report WHERE book = ?", book) { (try $0.id(0), try Reports.question($0.text(1))) }
    }

    /// Changes the question of a report alone.
    func write(_ question: [KeptReport.Parameter], of id: KeptReport.ID) throws {
        try connection.run("UPDATE kept_report SET question = ? WHERE book = ? AND id = ?", try Self.text(question), book, id)
    }

    private static func text(_ question: [KeptReport.Parameter]) throws -> String {
        String(decoding: try JSONEncoder.sorted.encode(question), as: UTF8.self)
    }

    private func write(_ report: KeptReport, createdAt: Int64) throws {
        try MergedScopes.forget(.report, report.id, in: book, connection)
        try connection.run(
            """
            INSERT INTO kept_report (book, id, name, question, created_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (book, id) DO UPDATE SET name = excluded.name, question = excluded.question, removed_at = NULL
            """, book, report.id, report.name, try Self.text(report.question), createdAt)
    }

    /// Sends a report to a person from a day on; does nothing for one who has been deleted while their book was filled.
    private func add(_ person: User.ID, to report: KeptReport.ID, _ due: CalendarDate) throws {
        try connection.run(
            "INSERT INTO report_reader (book, report, person, due_on) SELECT ?, ?, id, ? FROM user WHERE id = ?", book, report, due, person)
    }
}
