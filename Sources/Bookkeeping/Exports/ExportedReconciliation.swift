/// A comparison of an account with a statement; amounts are minor units of the account's currency.
public struct ExportedReconciliation: Codable, Sendable, Equatable {
    public let id: Reconciliation.ID
    public let date: CalendarDate
    public let balance, booked, open: Int64
    /// The amount of the record that was added for the difference; nil without one.
    public let adjusted: Int64?
    public let madeAt: Int64

    public init(_ reconciliation: Reconciliation) {
        (id, date, madeAt) = (reconciliation.id, reconciliation.date, reconciliation.madeAt)
        (balance, booked) = (reconciliation.balance.minorUnits, reconciliation.booked.minorUnits)
        (open, adjusted) = (reconciliation.open.minorUnits, reconciliation.adjusted?.minorUnits)
    }
}

/// The reconciliation of an account that ticked a record.
public struct ExportedTick: Codable, Sendable, Hashable {
    public let account: Account.ID
    public let reconciliation: Reconciliation.ID

    public init(account: Account.ID, reconciliation: Reconciliation.ID) { (self.account, self.reconciliation) = (account, reconciliation) }
}
