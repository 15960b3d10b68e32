import Bookkeeping

/// Compares the rows of a preview with the book as it is now, because records may have been added, changed or deleted since.
struct ImportChecking {
    private var known: [Int: KnownEntries.Known] = [:]
    private var found: [Int: MatchSearch.Found] = [:]

    /// Throws `.conflict(.accountDeleted)` if an account is gone.
    static func read(_ item: BankImport, in ledger: Ledger) throws -> ImportChecking {
        let names = try NamedAccounts(ledger), id = item.id
        var checking = ImportChecking(), entries = KnownEntries(format: item.format), open: [OpenRow] = []
        try ledger.banks.eachRow(of: id) { stored in
            guard let entry = stored.row.entry, let fingerprint = stored.fingerprint else { return }
            guard names[stored.row.account]?.currency == entry.amount.currency else { throw StoreError.conflict(.accountDeleted) }
            if let known = try entries.known(entry, fingerprint, of: stored.row.account, file: stored.file, in: ledger) {
                checking.known[stored.row.number] = known
            } else {
                open.append(OpenRow(stored.row, entry, fingerprint, names))
            }
        }
        checking.found = try MatchSearch(ledger: ledger, id: id, accounts: names).run(open)
        return checking
    }

    /// Gives rows whose decision does not hold any more the state that they have now. Returns their number.
    func restate(_ id: BankImport.ID, _ editor: LedgerEditor) throws -> Int {
        var count = 0
        try editor.ledger.banks.eachRow(of: id) { stored in
            let row = stored.row, now = row.found(now: known[row.number], found[row.number])
            guard row.needsAnotherLook(as: now) else { return }
            try editor.banks.restate(row.number, of: id, now.state, now.match)
            count += 1
        }
        return count
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
        let isSame = now.state == state && now.match == match
        return switch decision {
        case .leave: state == .present && now.state != .present
        case .add: state != .present && (now.state == .present || (now.state == .alike && !isSame))
        case .keep, .take, .transfer: !isSame
        }
    }
}
