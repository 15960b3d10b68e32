extension LedgerNames {
    /// Returns the title of a record, or what stands in for an empty one: the name of the category, or both accounts of a transfer.
    public func title(of record: Record) -> String { record.title.isEmpty ? purpose(of: record.movement) : record.title }

    /// Returns the name of the category, or both accounts of a transfer.
    public func purpose(of movement: Transaction.Movement) -> String {
        switch movement {
        case .expense(_, let category, _), .income(_, let category, _): self.category(category)?.name ?? ""
        case .transfer(let from, let to, _, _): [account(from), account(to)].compactMap { $0?.name }.joined(separator: " → ")
        }
    }
}
