import Bookkeeping

/// The entries that records belong to already, and the entries that a person has refused for them, looked up once for a group of rows.
struct MatchClaims {
    private struct Claims {
        let entries: [(account: Account.ID, isPending: Bool, fingerprint: EntryFingerprint)]
        let refused: [(account: Account.ID, fingerprint: EntryFingerprint)]
    }

    let ledger: Ledger
    /// The records that rows of the import are already.
    let seen: Set<Transaction.ID>
    private var known: [Transaction.ID: Claims] = [:]

    init(ledger: Ledger, seen: Set<Transaction.ID>) { (self.ledger, self.seen) = (ledger, seen) }

    /// Returns false for a record that belongs to another entry, and for one that the person has refused. A booked entry may be one that was pending,
    /// and an equal entry under another number may be the one that no row of the import is: banks number anew after a change of their systems. So may any entry of
    /// the same account, day and amount that no row of the import is: another format names it with other words.
    ///
    /// - Parameters:
    ///   - inAnyAccount: true for a record of another account than the row's.
    ///   - isSameDay: true for a record of the row's account and day.
    mutating func isFree(_ record: Transaction.ID, for row: OpenRow, inAnyAccount: Bool, isSameDay: Bool) throws -> Bool {
        let claims = try known[record] ?? claims(of: record)
        known[record] = claims
        let isTaken = claims.entries.contains { entry in
            let isRenumbered = entry.account == row.account && (entry.fingerprint == row.fingerprint || isSameDay) && !seen.contains(record)
            return (entry.account == row.account || inAnyAccount) && (!entry.isPending || row.isPending) && !isRenumbered
        }
        return !isTaken && !claims.refused.contains { $0.account == row.account && $0.fingerprint == row.fingerprint }
    }

    private func claims(of record: Transaction.ID) throws -> Claims {
        Claims(
            entries: try ledger.connection.rows(
                "SELECT account, is_pending, fingerprint FROM bank_entry INDEXED BY bank_entry_of_record WHERE book = ? AND record = ?", ledger.book,
                record
            ) {
                (try $0.id(0), $0.bool(1), try $0.fingerprint(2))
            },
            refused: try ledger.connection.rows("SELECT account, fingerprint FROM refused_match WHERE book = ? AND record = ?", ledger.book, record) {
                (try $0.id(0), try $0.fingerprint(1))
            })
    }
}

extension Array {
    /// The elements of a few days that are looked at: many equal amounts on one day cannot be told apart.
    private static var nearLimit: Int { 64 }

    /// Returns elements that are at most four days from a day, of the nearest days if there are many; the elements are in the order of their days.
    func near(_ day: Int, by path: KeyPath<Element, Int>) -> ArraySlice<Element> {
        for span in stride(from: MatchSearch.days, through: 0, by: -1) {
            let found = self[firstIndex(from: day - span, by: path)..<firstIndex(from: day + span + 1, by: path)]
            if found.count <= Self.nearLimit || span == 0 { return found.prefix(Self.nearLimit) }
        }
        return []
    }

    private func firstIndex(from day: Int, by path: KeyPath<Element, Int>) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle][keyPath: path] < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
