import Bookkeeping

extension Texts {
    /// Returns the sentence that a record was saved: the amount with the title, or with both accounts of a transfer.
    package func saved(_ record: Record, names: LedgerNames) -> String {
        let what = record.movement.kind == .transfer ? names.purpose(of: record.movement) : names.title(of: record)
        return notices.saved(money.string(record.movement.amount), what)
    }
}
