/// A record behind a line of a report.
public struct ReportRecord: Equatable, Sendable {
    /// The line that counts it.
    public let key: Report.Key
    /// The record, all of it for a part of a divided one.
    public let id: Transaction.ID
    /// The part that the line counts: in the main currency, or without an exchange rate in its own.
    public let amount: Money
    public let values: RecordValues

    public init(key: Report.Key, id: Transaction.ID, amount: Money, values: RecordValues) {
        (self.key, self.id, self.amount, self.values) = (key, id, amount, values)
    }

    public var side: Report.Side { values.kind == .income ? .income : .expenses }
}
