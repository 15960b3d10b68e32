import Bookkeeping

/// A record of a pending entry, as it was imported.
struct PendingEntry {
    let record: Transaction.ID
    let number: Int64
    let fingerprint: EntryFingerprint
    let bankID: String
    let date: CalendarDate
    /// Negative for an expense.
    let amount: Money
    /// Empty if the bank named nobody.
    let payee: String
    let title: String

    var day: Int { date.daysSince1970 }
    /// The payee, or else the title, which the purpose has given it then.
    var name: String { payee.isEmpty ? title : payee }
}

extension Ledger {
    /// Returns the pending entries of an account with records that nobody has edited, divided or made transfers since their import.
    func pendingEntries(of account: Account.ID) throws -> [PendingEntry] {
        try connection.rows(
            """
            SELECT r.id, r.number, e.fingerprint, e.bank_id, r.kind = 'expense', r.amount, r.currency, r.vendor, r.title
            FROM bank_entry e INDEXED BY bank_entry_pending
            CROSS JOIN bank_import i ON i.book = e.book AND i.id = e.import CROSS JOIN record r ON r.book = e.book AND r.id = e.record
            WHERE e.book = ? AND e.account = ? AND e.is_pending = 1 AND e.way = 'added' AND r.updated_at = i.decided_at AND r.deletion IS NULL
                AND r.kind <> 'transfer' AND r.receipt IS NULL
            ORDER BY r.number
            """, book, account
        ) {
            let amount = Money(minorUnits: $0.int64(5), try $0.currency(6))
            return PendingEntry(
                record: try $0.id(0), number: $0.int64(1), fingerprint: try $0.fingerprint(2), bankID: $0.text(3),
                date: RecordNumber.date(of: $0.int64(1)), amount: $0.bool(4) ? try amount.negated() : amount, payee: $0.text(7), title: $0.text(8))
        }
    }
}
