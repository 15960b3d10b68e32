/// A goal; `deletion` is set if it was deleted. Amounts are minor units of the account's currency.
public struct ExportedSavingGoal: Codable, Sendable, Equatable {
    public let id: SavingGoal.ID
    public let name: String
    public let account: Account.ID
    public let currency: Currency
    public let amount, keep: Int64
    public let due: CalendarDate
    public let createdAt: Int64
    public let deletion: Deletion.ID?

    public init(_ goal: SavingGoal, deletion: Deletion.ID?) {
        (id, name, account, currency) = (goal.id, goal.name, goal.account, goal.currency)
        (amount, keep, due) = (goal.amount.minorUnits, goal.keep.minorUnits, goal.due)
        (createdAt, self.deletion) = (goal.createdAt, deletion)
    }
}
