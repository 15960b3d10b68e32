extension Transaction.Movement {
    /// Returns true if it changes the balance of an account.
    public func touches(_ account: Account.ID) -> Bool {
        if case .transfer(let from, let to, _, _) = self { return from == account || to == account }
        return self.account == account
    }

    /// Returns the change of an account's balance, in its currency; nil for an account that it does not touch. Throws `MoneyError.overflow`.
    public func change(of account: Account.ID) throws(MoneyError) -> Money? {
        switch self {
        case .expense(account, _, let amount): try amount.negated()
        case .income(account, _, let amount): amount
        case .transfer(account, _, let sent, _): try sent.negated()
        case .transfer(_, account, _, let received): received
        default: nil
        }
    }
}
