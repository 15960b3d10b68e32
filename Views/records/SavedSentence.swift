import Bookkeeping

extension Texts {
    /// Returns the sentence that a record was saved: the amount with the title, or with both accounts of a transfer.
    ///
    /// - Parameter rate: the rate that the book has from the currency of the receipt to that of the account.
    package func saved(_ record: Record, names: LedgerNames, rate: ExchangeRate?) -> String {
        let what = record.movement.kind == .transfer ? names.purpose(of: record.movement) : title(of: record, names)
        return notices.saved(amount(of: record, rate?.value), what)
    }

    /// Returns `€11.04 ($12.00 × 0.92)` for a record with an amount on its receipt, or the amount alone.
    private func amount(of record: Record, _ known: ExchangeRate.Value?) -> String {
        let amount = money.string(record.movement.amount)
        guard let original = record.original else { return amount }
        let rate = money.isMasked ? nil : ExchangeRate.Value(from: original, to: record.movement.amount, known: known)
        return frame.noted(amount, [money.string(original), rate?.description].compactMap(\.self).joined(separator: " × "))
    }

    /// Returns the title of a record, or what stands in for an empty one: the name of the category, or the account that a transfer reaches.
    func title(of record: Record, _ names: LedgerNames) -> String {
        guard record.title.isEmpty, case .transfer(_, let to, _, _) = record.movement, let account = names.account(to) else {
            return names.title(of: record)
        }
        return transactions.transferTitle(account.name)
    }
}
