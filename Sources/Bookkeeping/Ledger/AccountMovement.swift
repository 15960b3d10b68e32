extension Transaction.Movement {
    /// The accounts that the money leaves or enters.
    public var accounts: [Account.ID] {
        if case .transfer(let from, let to, _, _) = self { [from, to] } else { [account] }
    }

    /// The change of the balance of each account, in its currency. Throws `MoneyError.overflow`.
    var changes: [(account: Account.ID, amount: Money)] {
        get throws(MoneyError) {
            switch self {
            case .expense(let account, _, let amount): [(account, try amount.negated())]
            case .income(let account, _, let amount): [(account, amount)]
            case .transfer(let from, let to, let amount, let received): [(from, try amount.negated()), (to, received)]
            }
        }
    }

    /// Returns the change of an account's balance; nil for an account that it leaves alone. Throws `MoneyError.overflow`.
    public func change(of account: Account.ID) throws(MoneyError) -> Money? { try changes.first { $0.account == account }?.amount }
}
