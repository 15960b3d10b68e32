import Bookkeeping

/// Compares the rows of a preview with the book as it is now, because records may have been added, changed or deleted since.
struct ImportChecking {
    /// The state of a row and the decision about it, with what it was found to be now.
    private struct Row {
        let number: Int
        let state: ImportedRow.State
        let match: ImportedRow.Match?
        let decision: ImportedRow.Decision
        var now: MatchSearch.Found

        /// True if the decision was made about another finding than the present one.
        var needsAnotherLook: Bool {
            let isSame = now.state == state && now.match == match
            return switch decision {
            case .leave: state == .present && now.state != .present
            case .add: state != .present && (now.state == .present || (now.state == .alike && !isSame))
            case .keep, .take, .transfer, .remove: !isSame
            }
        }
    }

    private var rows: [Row] = []

    /// Throws `.conflict(.accountDeleted)` if an account is gone.
    static func read(_ item: BankImport, in ledger: Ledger) throws -> ImportChecking {
        let names = try NamedAccounts(ledger), id = item.id
        var checking = ImportChecking(), entries = KnownEntries(format: item.format), open: [OpenRow] = []
        try ledger.banks.eachRow(of: id) { stored in
            let row = stored.row
            guard let entry = row.entry, let fingerprint = stored.fingerprint else { return }
            guard names[row.account]?.currency == entry.amount.currency else { throw StoreError.conflict(.accountDeleted) }
            // A balance is none of the records.
            guard entry.role != .balance else { return }
            guard row.state != .dropped else {
                checking.rows.append(
                    Row(number: row.number, state: row.state, match: row.match, decision: row.decision, now: (.present, nil, .leave)))
                return
            }
            var now: MatchSearch.Found = (.new, nil, ImportedRow.usual(.new, for: entry))
            if let known = try entries.known(entry, fingerprint, number: row.number, of: row.account, file: stored.file, in: ledger) {
                let found = row.found(known)
                now = (found.state, found.match, found.decision)
            } else {
                open.append(OpenRow(row, entry, fingerprint, names, file: stored.file))
            }
            checking.rows.append(Row(number: row.number, state: row.state, match: row.match, decision: row.decision, now: now))
        }
        let found = try ImportFindings(open, of: id, into: item.accounts, seen: entries.seen, names, in: ledger)
        let dropped = Set(found.dropped.map(\.entry.record))
        checking.rows = checking.rows.map { row in
            var row = row
            if let found = found.rows[row.number] { row.now = found }
            if row.state == .dropped, let record = row.match?.record, dropped.contains(record) {
                row.now = (.dropped, row.match, ImportedRow.usual(.dropped))
            }
            return row
        }
        return checking
    }

    /// Writes the present state of rows with outdated decisions. Returns their number.
    func restate(_ id: BankImport.ID, _ editor: LedgerEditor) throws -> Int {
        let changed = rows.filter(\.needsAnotherLook)
        for row in changed { try editor.banks.restate(row.number, of: id, row.now) }
        return changed.count
    }
}
