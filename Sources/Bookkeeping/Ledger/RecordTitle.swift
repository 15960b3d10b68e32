extension LedgerNames {
    /// Returns the title of a record, or what stands in for an empty one: the name of the category, or both accounts of a transfer.
    public func title(of record: Record) -> String { record.title.isEmpty ? purpose(of: record) : record.title }

    /// Returns the names of the parts' categories, or the purpose of the movement of a record that is not divided.
    public func purpose(of record: Record) -> String {
        guard record.parts.count > 1 else { return purpose(of: record.movement) }
        return record.parts.compactMap { category($0.category)?.name }.joined(separator: " + ")
    }

    /// Returns the name of the category, or both accounts of a transfer.
    public func purpose(of movement: Transaction.Movement) -> String {
        switch movement {
        case .expense(_, let category, _), .income(_, let category, _): self.category(category)?.name ?? ""
        case .transfer(let from, let to, _, _): [account(from), account(to)].compactMap { $0?.name }.joined(separator: " → ")
        }
    }
}
