import Bookkeeping

/// Compares the rows of a preview with the book as it is now, because records may have been added, changed or deleted since.
struct ImportChecking {
    let editor: LedgerEditor
    let id: BankImport.ID

    /// Gives rows whose decision does not hold any more the state that they have now. Returns their number.
    func restate() throws -> Int {
        let ledger = editor.ledger, names = try NamedAccounts(ledger)
        var entries = KnownEntries(), open: [OpenRow] = [], known: [Int: KnownEntries.Known] = [:]
        try ledger.banks.eachRow(of: id) { stored in
            guard let entry = stored.row.entry, let fingerprint = stored.fingerprint else { return }
            guard names[stored.row.account]?.currency == entry.amount.currency else { throw StoreError.conflict(.accountDeleted) }
            if let found = try entries.known(entry, fingerprint, of: stored.row.account, file: stored.file, in: ledger) {
                known[stored.row.number] = found
            } else {
                open.append(OpenRow(stored.row, entry, fingerprint, names))
            }
        }
        let found = try MatchSearch(ledger: ledger, id: id, accounts: names).run(open)
        var changed: [Int64] = []
        try ledger.banks.eachRow(of: id) { stored in
            let row = stored.row, now = row.found(now: known[row.number], found[row.number])
            guard row.needsAnotherLook(as: now) else { return }
            try editor.banks.restate(row.number, of: id, now.state, now.match)
            changed.append(Int64(row.number))
        }
        return changed.count
    }
}

extension ImportedRow {
    /// The row as it is found now, with the usual decision.
    fileprivate func found(now known: KnownEntries.Known?, _ found: MatchSearch.Found?) -> ImportedRow {
        if known != nil { return self.found(known) }
        return ImportedRow(number: number, account: account, content: content, state: found?.state ?? .new, match: found?.match, filing: filing)
    }

    /// Returns true if the decision was made about something else than what was found now.
    fileprivate func needsAnotherLook(as now: ImportedRow) -> Bool {
        switch decision {
        case .leave: state == .present && now.state != .present
        case .add: state != .present && (now.state == .present || (now.state == .alike && (now.state, now.match) != (state, match)))
        case .keep, .take, .transfer: (now.state, now.match) != (state, match)
        }
    }
}
