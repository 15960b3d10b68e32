import Bookkeeping

/// Finds the pending entries of the book that the bank has dropped: the rows of an import cover the day, and none of them is the entry.
///
/// An entry can still be booked some days later, so the rows have to go on for ``PendingSearch/days`` after it, unless they name pending entries themselves: then
/// it would be among them.
struct DroppedSearch {
    struct Found {
        let account: Account.ID
        let entry: PendingEntry
    }

    let ledger: Ledger
    let id: BankImport.ID
    /// The records that rows of the import are, or are the booked entries of.
    let seen: Set<Transaction.ID>

    func run(_ accounts: [Account.ID]) throws -> [Found] {
        try accounts.flatMap { account in
            let waiting = try ledger.pendingEntries(of: account).filter { !seen.contains($0.record) }
            guard !waiting.isEmpty, let (days, hasPending) = try covered(account) else { return [Found]() }
            return waiting.filter { entry in
                entry.day >= days.lowerBound && entry.day <= days.upperBound - (hasPending ? 0 : PendingSearch.days)
            }.map { Found(account: account, entry: $0) }
        }
    }

    /// Returns the days of the rows of an account, in days since 1970, and whether there are pending ones among them.
    private func covered(_ account: Account.ID) throws -> (ClosedRange<Int>, Bool)? {
        let found = try ledger.connection.first(
            """
            SELECT min(date), max(date), max(is_pending) FROM bank_row
            WHERE book = ? AND import = ? AND account = ? AND problem IS NULL AND state <> 'dropped' HAVING count(*) > 0
            """, ledger.book, id, account
        ) { (try $0.date(0).daysSince1970, try $0.date(1).daysSince1970, $0.bool(2)) }
        return found.map { ($0.0...max($0.0, $0.1), $0.2) }
    }
}

extension ImportedRow {
    /// The row of a preview for a pending entry that the bank has dropped.
    init(_ found: DroppedSearch.Found, number: Int) {
        let dropped = found.entry
        var entry = BankEntry(line: 0, date: dropped.date, amount: dropped.amount)
        (entry.payee, entry.bankID, entry.isPending) = (dropped.name, dropped.bankID, true)
        self.init(number: number, account: found.account, content: .entry(entry), state: .dropped, match: .record(dropped.record))
    }
}
