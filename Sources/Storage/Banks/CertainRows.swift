import Bookkeeping

extension BankImportEditor {
    /// The outcome of ``finishCertain(_:of:leavingRestIn:at:)``.
    public struct FinishedCertain: Sendable, Equatable {
        /// The records that were added or changed.
        public let records: Int
        /// The preview with the rows in doubt; nil if there are none.
        public let waiting: BankImport.ID?
    }

    /// Imports the rows of a link's preview that are certain, and keeps those in doubt as a preview of their own that waits for the person.
    ///
    /// Certain rows are new rows without a look-alike, and rows that the book has already. Rows in doubt are look-alikes and transfers. Each group
    /// becomes an import of its own that does what its preview said. A preview of an earlier fetch that still waits stays, so that nobody's page
    /// changes, unless there is more in doubt now: then the new preview has its rows and decisions too, and replaces it. An import without any record
    /// is not kept.
    ///
    /// - Parameters:
    ///   - link: the link of the preview.
    ///   - rest: the ID of the preview for the rows in doubt.
    public func finishCertain(
        _ id: BankImport.ID, of link: BankLink.ID, leavingRestIn rest: BankImport.ID, at now: Int64
    ) throws -> FinishedCertain {
        let waiting = try editor.ledger.bankLinks.find(link)?.waiting
        var records = 0
        // Without a row that is in doubt another one can look like its record.
        while true {
            try moveDoubtful(from: id, to: rest, at: now)
            switch try finish(id, at: now) {
            case .done(let count): records = count
            case .changed: continue
            case .gone: throw StoreError.notFound
            }
            break
        }
        if records == 0 { try self.connection.run("DELETE FROM bank_import WHERE book = ? AND id = ?", book, id) }
        let left = try WaitingRows(old: waiting, new: rest, editor: self, now: now).settle()
        try self.connection.run("UPDATE bank_connection SET waiting = ? WHERE book = ? AND id = ?", left, book, link)
        return FinishedCertain(records: records, waiting: left)
    }

    private func moveDoubtful(from id: BankImport.ID, to rest: BankImport.ID, at now: Int64) throws {
        let doubtful = "bank_row WHERE book = ?1 AND import = ?2 AND state IN ('alike', 'transfer')"
        guard try connection.exists("SELECT 1 FROM \(doubtful)", book, id) else { return }
        try connection.run(
            """
            INSERT OR IGNORE INTO bank_import (book, id, run, name, format, state, at, until, first_day, last_day, accounts)
            SELECT book, ?3, run, name, ?4, 'preview', at, ?5, first_day, last_day, accounts FROM bank_import WHERE book = ?1 AND id = ?2
            """, book, id, rest, BankImport.waitingFormat, now &+ BankImport.waitingLifetime)
        try connection.run("UPDATE \(doubtful.replacing(" WHERE", with: " SET import = ?3 WHERE"))", book, id, rest)
        try connection.run(
            """
            UPDATE bank_import SET (first_day, last_day) = (SELECT min(date), max(date) FROM bank_row WHERE book = ?1 AND import = ?2)
            WHERE book = ?1 AND id = ?2
            """, book, rest)
    }
}

/// The rows in doubt of a link: the preview of an earlier fetch that still waits, and the preview of the present fetch.
private struct WaitingRows {
    /// nil if none waits.
    let old: BankImport.ID?
    /// It has no rows if nothing is in doubt now.
    let new: BankImport.ID
    let editor: BankImportEditor
    let now: Int64

    private struct Row {
        let number: Int
        let key: String
        let isPending: Bool
    }

    /// Returns the preview that waits from now on; nil for none.
    func settle() throws -> BankImport.ID? {
        guard let old else { return try rows(new).isEmpty ? nil : new }
        let before = try rows(old), after = try rows(new), keys = Set(after.map(\.key))
        // An entry that the bridge no longer names since it is old waits still. One that was pending, or has become a record meanwhile, does not.
        let staying = before.filter { !keys.contains($0.key) && !$0.isPending }.map(\.number)
        let leaving = try staying.filter { try isImported($0, of: old) }, kept = staying.filter { !leaving.contains($0) }
        if keys.isSubset(of: before.map(\.key)), before.count == keys.count + kept.count {
            try editor.discard(new)
            try editor.connection.run(
                "UPDATE bank_import SET until = ? WHERE book = ? AND id = ?", now &+ BankImport.waitingLifetime, editor.book, old)
            return before.isEmpty ? nil : old
        }
        try carryDecisions(from: old, before, after)
        try move(kept, from: old, behind: after.map(\.number).max() ?? 0)
        try editor.discard(old)
        return try rows(new).isEmpty ? nil : new
    }

    private func rows(_ id: BankImport.ID) throws -> [Row] {
        try editor.connection.rows(
            "SELECT number, hex(account) || bank_id || hex(fingerprint), is_pending FROM bank_row WHERE book = ? AND import = ? AND state <> 'wrong'",
            editor.book, id
        ) { Row(number: $0.int(0), key: $0.text(1), isPending: $0.bool(2)) }
    }

    private func isImported(_ number: Int, of id: BankImport.ID) throws -> Bool {
        try editor.connection.exists(
            """
            SELECT 1 FROM bank_row b JOIN bank_entry e INDEXED BY bank_entry_by_bank_id
                ON e.book = b.book AND e.account = b.account AND e.bank_id = b.bank_id AND e.bank_id <> ''
            WHERE b.book = ? AND b.import = ? AND b.number = ?
            """, editor.book, id, number)
    }

    /// Repeats what the person has decided about rows that are in the same state.
    private func carryDecisions(from old: BankImport.ID, _ before: [Row], _ after: [Row]) throws {
        let places = Dictionary(before.map { ($0.key, $0.number) }, uniquingKeysWith: { first, _ in first })
        for row in after {
            guard let place = places[row.key], let former = try editor.imports.row(place, of: old),
                let present = try editor.imports.row(row.number, of: new)
            else { continue }
            if former.state == present.state, former.match == present.match, former.decision != present.decision {
                try editor.decide(former.decision, onRow: row.number, of: new)
            }
            if former.filing.reason == .person, let category = former.filing.category {
                // The category may have been deleted.
                try? editor.file(category, row: row.number, of: new)
            }
        }
    }

    /// Moves rows into the new preview. The other rows of their transfers are compared anew when the person finishes it.
    private func move(_ numbers: [Int], from old: BankImport.ID, behind last: Int) throws {
        guard !numbers.isEmpty else { return }
        if try rows(new).isEmpty {
            try editor.connection.run(
                """
                INSERT OR IGNORE INTO bank_import (book, id, run, name, format, state, at, until, first_day, last_day, accounts)
                SELECT book, ?3, run, name, format, state, at, ?4, first_day, last_day, accounts FROM bank_import WHERE book = ?1 AND id = ?2
                """, editor.book, old, new, now &+ BankImport.waitingLifetime)
        }
        for number in numbers {
            try editor.connection.run(
                "UPDATE bank_row SET import = ?1, number = number + ?2, match_row = match_row + ?2 WHERE book = ?3 AND import = ?4 AND number = ?5",
                new,
                last, editor.book, old, number)
        }
    }
}
