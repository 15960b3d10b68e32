import Bookkeeping
import Templates

/// A record as lists show it.
package struct RecordRow: Sendable {
    package let id: Transaction.ID
    package let hue, icon, title, when, category, sign: String
    package let amount: MoneyText
    /// Left out on phones when it is the default account.
    package let account: String
    package let isDefaultAccount: Bool
    package let tags: [String]
    package let actions: NamedText

    /// `when` is the time of day, or in lists without day headings the day too.
    package init(_ record: Record, names: LedgerNames, when: String, t: Texts) {
        id = record.id
        title = record.title
        self.when = when
        tags = record.hashtags
        actions = t.frame.actionsFor(record.title)
        let from = names.account(record.movement.account)
        isDefaultAccount = from?.isDefault ?? false
        switch record.movement {
        case .transfer(_, let to, let amount, _):
            (hue, icon, category, sign) = ("slate", "move", t.records.transfer, "")
            account = [from?.name, names.account(to)?.name].compactMap(\.self).joined(separator: " → ")
            self.amount = MoneyText(amount, t.money)
        case .expense(_, let category, let amount), .income(_, let category, let amount):
            let known = names.category(category)
            let isIncome = record.movement.kind == .income
            (hue, icon, self.category) = (known?.hue.rawValue ?? "slate", known?.icon.rawValue ?? "other", known?.name ?? "")
            account = from?.name ?? ""
            sign = isIncome ? "in" : "out"
            self.amount = MoneyText(amount, sign: isIncome ? .plus : .minus, t.money)
        }
    }
}
