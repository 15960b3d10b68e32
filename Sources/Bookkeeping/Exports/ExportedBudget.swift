/// A budget with its amounts by month, its scope, and its past alerts.
public struct ExportedBudget: Codable, Sendable, Equatable {
    /// An amount and the first day of the first month when it is in force.
    public struct Amount: Codable, Sendable, Equatable {
        public let month: CalendarDate
        public let amount: Int64

        public init(month: CalendarDate, amount: Int64) { (self.month, self.amount) = (month, amount) }
    }

    /// An alert that was raised and is not raised again.
    public struct Alert: Codable, Sendable, Equatable {
        public let period: Period.Length
        public let first: CalendarDate
        public let level: BudgetAlert.Level

        public init(period: Period.Length, first: CalendarDate, level: BudgetAlert.Level) {
            (self.period, self.first, self.level) = (period, first, level)
        }
    }

    public let id: Budget.ID
    /// Empty for the daily budget.
    public let name: String
    public let isDaily: Bool
    public let period: Period.Length
    public let isEverything: Bool
    public let currency: Currency
    public let hasRollover: Bool
    public let alertPercent: Int
    public let begins: CalendarDate
    /// Nil if all days count, and in exports made before there was a first day.
    public let countsFrom: CalendarDate?
    public let createdAt: Int64
    public let deletion: Deletion.ID?
    public var amounts: [Amount] = []
    public var categories: [Category.ID] = []
    public var hashtags: [Hashtag.ID] = []
    public var alerts: [Alert] = []

    public init(
        id: Budget.ID, name: String, isDaily: Bool, period: Period.Length, isEverything: Bool, currency: Currency, hasRollover: Bool,
        alertPercent: Int, begins: CalendarDate, countsFrom: CalendarDate? = nil, createdAt: Int64, deletion: Deletion.ID?
    ) {
        (self.id, self.name, self.isDaily, self.period, self.isEverything) = (id, name, isDaily, period, isEverything)
        (self.currency, self.hasRollover, self.alertPercent) = (currency, hasRollover, alertPercent)
        (self.begins, self.countsFrom, self.createdAt, self.deletion) = (begins, countsFrom, createdAt, deletion)
    }
}
