/// A spending limit for each day, week, month or year, on all expenses or on some categories and hashtags.
public struct Budget: Sendable, Equatable {
    public typealias ID = Identifier<Budget>

    public let id: ID
    /// Empty for the daily budget: pages show its name in the person's language.
    public var name: String
    /// The length of its periods.
    public var length: Period.Length
    public var scope: Scope
    public var amounts: BudgetAmounts
    /// True if the remainder of a period, or the excess over it, is carried into the next one.
    public var hasRollover: Bool
    /// The percentage used that raises an alert, 1 to 100.
    public var alertPercent: Int
    /// True for the daily budget over everything, which the overview and the over/under chart use. A book has at most one.
    public let isDaily: Bool
    /// A day of its first period: rollover begins with that period, and nothing alerts before it.
    public var begins: CalendarDate
    /// The first day that counts in the remainder of the daily budget; nil if all days of a period count, and for other budgets.
    public var countsFrom: CalendarDate?

    public init(
        id: ID, name: String, length: Period.Length, scope: Scope, amounts: BudgetAmounts, hasRollover: Bool, alertPercent: Int,
        isDaily: Bool, begins: CalendarDate, countsFrom: CalendarDate? = nil
    ) {
        self.id = id
        self.name = name
        self.length = length
        self.scope = scope
        self.amounts = amounts
        self.hasRollover = hasRollover
        self.alertPercent = alertPercent
        self.isDaily = isDaily
        self.begins = begins
        self.countsFrom = countsFrom
    }

    /// The currency of all its amounts: the main currency at the time when they were set.
    public var currency: Currency { amounts.currency }

    /// The expenses that count.
    public enum Scope: Sendable, Hashable {
        case everything
        /// Expenses in any of the categories or with any of the hashtags, which are sorted and without the `#`.
        ///
        /// Both are empty if all that was chosen has since been deleted: then nothing counts.
        case only(categories: [Category.ID], hashtags: [String])
    }

    /// The time when an amount comes into force.
    public enum AppliesFrom: String, CaseIterable, Sendable {
        /// From the current month on, or the current year for a yearly budget.
        case this
        /// From the next month on, or the next year for a yearly budget.
        case next
    }

    /// The maximum length of a name, in characters.
    public static let nameLimit = 25
    /// The default percentage used that raises an alert.
    public static let usualAlertPercent = 90
    public static let alertPercents = 1...100
}
