import Bookkeeping

/// How a write transaction changes its records, for their history.
final class HistoryGround {
    var value: RecordAct.Ground?
}

extension LedgerEditor {
    /// Runs a change of the book, and writes down what it did to the records of a household, and tells those whom it concerns.
    ///
    /// Triggers note each record of a household's book that a statement touches (`record_touched`), so that nothing else has to know of the history: the
    /// versions before and after are compared here, at the end of the transaction.
    ///
    /// - Parameter now: seconds since 1970 (UTC); nil for a book that keeps no history.
    func keepingHistory<R>(at now: Int64?, _ body: () throws -> R) throws -> R {
        let result = try body()
        if let now { try HistoryWriting(editor: self, now: now).write() }
        return result
    }
}

/// The end of a write transaction of a household's book.
struct HistoryWriting {
    let editor: LedgerEditor
    let now: Int64

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Adds an entry to the history of each record that was changed, and forgets which ones were touched.
    func write() throws {
        let touched = try connection.rows("SELECT record, is_new FROM record_touched WHERE book = ? ORDER BY record", book) {
            (record: try $0.id(0, Transaction.self), isNew: $0.bool(1))
        }
        guard !touched.isEmpty else { return }
        let person = try person(), names = try editor.ledger.names()
        var notices = try RecordNotices(editor: editor, person: person, names: names, now: now)
        for (record, isNew) in touched {
            guard let change = try change(of: record, isNew: isNew, names) else { continue }
            try insert(change, of: record, by: person)
            notices.add(change.kind, change.present, former: change.former)
        }
        try connection.run("DELETE FROM record_touched WHERE book = ?", book)
        try notices.send()
    }

    /// An entry to be written.
    private struct Change {
        let number: Int64
        let kind: RecordAct.Kind
        let stored: StoredVersion
        let present: Transaction
        let former: Transaction?
    }

    /// Returns the change of a record; nil if it is the same as before.
    private func change(of record: Transaction.ID, isNew: Bool, _ names: LedgerNames) throws -> Change? {
        let history = editor.ledger.history
        guard let (stored, present, isDeleted) = try history.present(record, names: names), let version = try stored.version(of: record) else {
            return nil
        }
        let last = try history.last(of: record), wasDeleted = last?.kind == .deleted
        let kind: RecordAct.Kind
        switch (isDeleted, wasDeleted) {
        case (true, true): return nil
        case (true, false): kind = .deleted
        case (false, true): kind = .restored
        case (false, false):
            if let last, version.differences(from: last.version).isEmpty { return nil }
            kind = last == nil && isNew ? .added : .changed
        }
        return Change(number: (last?.number ?? 0) + 1, kind: kind, stored: stored, present: present, former: last?.version.record)
    }

    private func insert(_ change: Change, of record: Transaction.ID, by person: HouseholdMember.ID?) throws {
        try connection.run(
            """
            INSERT INTO record_history (book, record, number, id, person, at, kind, ground, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, book, record, change.number, RecordAct.ID(milliseconds: now &* 1_000), person, now, change.kind.rawValue,
            editor.historyGround.value?.rawValue, try change.stored.json)
        try connection.run(
            "DELETE FROM record_history WHERE book = ? AND record = ? AND number BETWEEN 2 AND ?", book, record,
            change.number - Int64(RecordAct.limit))
    }

    /// The place in the household of the person who writes.
    private func person() throws -> HouseholdMember.ID? {
        guard let user = editor.person else { return nil }
        return try connection.first(
            """
            SELECT p.id FROM household h JOIN household_person p ON p.household = h.id WHERE h.book = ? AND p.user = ? AND p.left_at IS NULL
            """, book, user
        ) { try $0.id(0) }
    }
}
