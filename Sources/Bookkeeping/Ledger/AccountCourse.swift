/// A page of an account's records, with the balance after each of them.
public struct AccountCourse: Sendable, Equatable {
    /// The newest first.
    public let page: RecordPage
    /// The balance after each record, in the same order.
    public let balances: [Money]
    /// The records of the page that a statement has.
    public let reconciled: Set<Transaction.ID>

    public init(page: RecordPage, balances: [Money], reconciled: Set<Transaction.ID>) {
        (self.page, self.balances, self.reconciled) = (page, balances, reconciled)
    }
}

/// The records of an account up to a day that no statement has yet.
public struct OpenRecords: Sendable, Equatable {
    /// The latest ones, newest first.
    public let records: [Record]
    /// The number of rows before these; a divided record has a row for each part.
    public let olderCount: Int
    /// The sum of all changes before the changes of ``records``.
    public let older: Money

    public init(records: [Record], olderCount: Int, older: Money) {
        (self.records, self.olderCount, self.older) = (records, olderCount, older)
    }
}
