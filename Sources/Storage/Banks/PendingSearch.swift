import Bookkeeping

/// Finds the booked entries of the pending ones of the book that came under another number: those of the same payee, within a week, that go the same way. The
/// amount can differ, as with a filling station. A record that somebody has edited since its import is never replaced.
struct PendingSearch {
    /// The days between a pending entry and its booking.
    private static let days = 7

    private struct Pending {
        let record: Transaction.ID
        let day: Int
        let isExpense: Bool
        let amount: UInt64
        let payee: String
    }

    let ledger: Ledger
    let id: BankImport.ID
    /// The records that rows of the import are already.
    let seen: Set<Transaction.ID>

    /// Returns the records that rows are, by the numbers of the rows, which are no open ones any more.
    func run(_ rows: inout [OpenRow]) throws -> [Int: MatchSearch.Found] {
        var found: [Int: MatchSearch.Found] = [:]
        for account in Set(rows.map(\.account)) {
            let waiting = try pending(of: account).filter { !seen.contains($0.record) }
            guard !waiting.isEmpty else { continue }
            var pairs: [(rank: (Int, Int, Int), row: Int, record: Transaction.ID)] = []
            for row in rows where row.account == account && !row.isPending {
                let near = waiting.filter { abs($0.day - row.day) <= Self.days && $0.isExpense == row.isExpense }
                guard !near.isEmpty, let payee = try payee(ofRow: row.number) else { continue }
                for item in near where item.payee == payee {
                    let isOther = item.amount == row.amount.minorUnits.magnitude ? 0 : 1
                    pairs.append(((isOther, abs(item.day - row.day), row.number), row.number, item.record))
                }
            }
            var records: Set<Transaction.ID> = []
            for pair in pairs.sorted(by: { $0.rank < $1.rank }) where found[pair.row] == nil && records.insert(pair.record).inserted {
                found[pair.row] = (.present, .record(pair.record), ImportedRow.usual(.present))
            }
        }
        rows.removeAll { found[$0.number] != nil }
        return found
    }

    private func pending(of account: Account.ID) throws -> [Pending] {
        try ledger.connection.rows(
            """
            SELECT r.id, r.number, r.kind, r.amount, r.vendor
            FROM bank_entry e JOIN bank_import i ON i.book = e.book AND i.id = e.import CROSS JOIN record r ON r.book = e.book AND r.id = e.record
            WHERE e.book = ? AND e.account = ? AND e.is_pending = 1 AND e.way = 'added' AND r.updated_at = i.decided_at AND r.deletion IS NULL
                AND r.kind <> 'transfer' AND r.receipt IS NULL AND r.vendor <> ''
            """, ledger.book, account
        ) {
            Pending(
                record: try $0.id(0), day: RecordNumber.date(of: $0.int64(1)).daysSince1970, isExpense: $0.text(2) == "expense",
                amount: $0.int64(3).magnitude, payee: $0.text(4).folded)
        }
    }

    private func payee(ofRow number: Int) throws -> String? {
        try ledger.connection.first("SELECT payee FROM bank_row WHERE book = ? AND import = ? AND number = ?", ledger.book, id, number) {
            $0.text(0).folded
        }
    }
}
