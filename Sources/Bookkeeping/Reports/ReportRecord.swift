/// A record behind a line of a report.
public struct ReportRecord: Equatable, Sendable {
    /// The line that counts it.
    public let key: Report.Key
    /// The part that the line counts: in the main currency, or without an exchange rate in its own.
    public let amount: Money
    public let values: RecordValues

    public init(key: Report.Key, amount: Money, values: RecordValues) { (self.key, self.amount, self.values) = (key, amount, values) }

    public var side: Report.Side { values.kind == .income ? .income : .expenses }
}
