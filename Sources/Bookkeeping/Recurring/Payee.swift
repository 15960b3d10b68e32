/// The receiver of an expense or the payer of an income, as regular payments are told apart, in one currency.
public struct Payee: Hashable, Sendable {
    /// The folded vendor; without one the folded title, and without both the IDs of the category and the account.
    public let key: String
    public let kind: Transaction.Kind
    public let currency: Currency

    public init(key: String, kind: Transaction.Kind, currency: Currency) { (self.key, self.kind, self.currency) = (key, kind, currency) }

    public init(vendor: String, title: String, category: Category.ID?, account: Account.ID, kind: Transaction.Kind, currency: Currency) {
        var key = vendor.folded
        if key.isEmpty { key = title.folded }
        if key.isEmpty { key = [category?.description, account.description].compactMap(\.self).joined(separator: " ") }
        self.init(key: key, kind: kind, currency: currency)
    }
}

extension Recurrence {
    /// The payee of the rule's records; nil for transfers.
    public var payee: Payee? {
        let texts = template.content.texts
        switch movement {
        case .expense(let account, let category, let amount), .income(let account, let category, let amount):
            return Payee(
                vendor: texts[.vendor], title: texts[.title], category: category, account: account, kind: movement.kind, currency: amount.currency)
        case .transfer: return nil
        }
    }
}
