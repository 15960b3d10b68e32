import Bookkeeping

/// Matches pending entries of the book with booked entries that came under another number: of the same payee, within a week, in the same direction.
/// The amount can differ, as with a filling station. A record that somebody has edited since its import is never replaced.
struct PendingSearch {
    /// The days between a pending entry and its booking.
    static let days = 7

    let ledger: Ledger
    let id: BankImport.ID
    /// The records that rows of the import are already.
    let seen: Set<Transaction.ID>

    /// Returns the records that rows are, by the numbers of the rows, which are no open ones any more.
    func run(_ rows: inout [OpenRow]) throws -> [Int: MatchSearch.Found] {
        var found: [Int: MatchSearch.Found] = [:]
        for account in Set(rows.map(\.account)) {
            let waiting = try ledger.pendingEntries(of: account).filter { !seen.contains($0.record) && !$0.name.isEmpty }
            guard !waiting.isEmpty else { continue }
            var pairs: [(rank: (Int, Int, Int), row: Int, record: Transaction.ID)] = []
            for row in rows where row.account == account && !row.isPending {
                let near = waiting.filter { abs($0.day - row.day) <= Self.days && $0.amount.isNegative == row.isExpense }
                guard !near.isEmpty, let name = try name(ofRow: row.number) else { continue }
                for item in near where item.name.folded == name {
                    let isOther = item.amount.minorUnits == row.amount.minorUnits ? 0 : 1
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

    /// The payee of a row, or else its purpose, as the title of its record.
    private func name(ofRow number: Int) throws -> String? {
        try ledger.connection.first("SELECT payee, purpose FROM bank_row WHERE book = ? AND import = ? AND number = ?", ledger.book, id, number) {
            $0.text(0).isEmpty ? String($0.text(1).oneLine.prefix(RecordText.title.limit)).folded : $0.text(0).folded
        }
    }
}
