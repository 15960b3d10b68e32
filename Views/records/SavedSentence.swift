import Bookkeeping

extension Texts {
    /// Returns the sentence that a record was saved: the amount with the title, or with both accounts of a transfer.
    package func saved(_ record: Record, names: LedgerNames) -> String {
        let what = record.movement.kind == .transfer ? names.purpose(of: record.movement) : title(of: record, names)
        return notices.saved(money.string(record.movement.amount), what)
    }

    /// Returns the title of a record, or what stands in for an empty one: the name of the category, or the account that a transfer reaches.
    func title(of record: Record, _ names: LedgerNames) -> String {
        guard record.title.isEmpty, case .transfer(_, let to, _, _) = record.movement, let account = names.account(to) else {
            return names.title(of: record)
        }
        return transactions.transferTitle(account.name)
    }
}
