import Bookkeeping

/// A part of a transaction that another program has split: under a category, or a transfer to another account.
struct SplitLeg {
    /// In the direction of the account of the transaction: below zero for money that leaves it.
    var amount: Money
    var category = ""
    var note = ""
    /// The account on the other side of a transfer; empty for a category.
    var account = ""
    /// The amount on the other side, if that account is in another currency.
    var other: Money?

    /// Returns the entries of a split transaction: one with parts for the legs in each direction, and one for each transfer. Their amounts add up to
    /// the amounts of the legs.
    ///
    /// - Parameter whole: the transaction with its texts.
    static func entries(of whole: TableEntry, _ legs: [SplitLeg]) -> [TableEntry] {
        var entries: [TableEntry] = []
        let ofCategories = legs.filter { $0.account.isEmpty && !$0.amount.isZero }
        for isOut in [whole.entry.amount.isNegative, !whole.entry.amount.isNegative] {
            let same = ofCategories.filter { $0.amount.isNegative == isOut }
            guard let first = same.first else { continue }
            var found = whole
            guard let sum = same.dropFirst().reduce(first.amount as Money?, { try? $0?.adding($1.amount) }) else { continue }
            found.entry.amount = sum
            if sum != whole.entry.amount { found.entry.original = nil }
            if same.count == 1 {
                found.entry.category = first.category
                if !first.note.isEmpty, first.note != found.entry.purpose { found.entry.purpose = [found.entry.purpose, first.note].spaced }
            } else if Set(same.map { [$0.category, $0.note] }).count == 1, first.note.isEmpty {
                found.entry.category = first.category
            } else {
                found.entry.parts = same.map { BankEntryPart(amount: $0.amount, category: $0.category, note: $0.note) }
            }
            entries.append(found)
        }
        for leg in legs where !leg.account.isEmpty && !leg.amount.isZero {
            var found = whole
            found.entry.amount = leg.amount
            if !leg.note.isEmpty, leg.note != found.entry.purpose { found.entry.purpose = [found.entry.purpose, leg.note].spaced }
            found.makeTransfer(with: leg.account, isOut: leg.amount.isNegative, other: leg.other)
            entries.append(found)
        }
        return entries
    }
}
