import Bookkeeping
import Language

extension Texts {
    /// Returns the sentence that a record was saved: the amount with the title, or with both accounts of a transfer; in a household's book also who paid.
    ///
    /// - Parameters:
    ///   - rate: the book's rate from the currency of the receipt to the currency of the account.
    ///   - household: the household that owns the book; nil for a person's own book.
    ///   - today: the visitor's day, for a sentence that says the day of the record; nil for one that does not.
    package func saved(_ record: Record, names: LedgerNames, rate: ExchangeRate?, household: HouseholdView?, today: CalendarDate?) -> String {
        let movement = record.movement, isTransfer = movement.kind == .transfer
        var parts = [isTransfer ? names.purpose(of: movement) : title(of: record, names)]
        if let today { parts.append(dates.heading(record.date, today: today)) }
        if let household, !isTransfer, let account = names.account(movement.account) {
            let who = account.person.map { household.nameOrYou($0, self) } ?? account.name
            parts.append(frame.labelled(movement.kind == .income ? sharing.whoGot : sharing.whoPaid, who))
        }
        return notices.saved(amount(of: record, rate?.value), parts.joined(separator: frame.listSeparator))
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
