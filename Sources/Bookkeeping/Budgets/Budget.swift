/// A limit on what is spent in each day, week, month or year: on everything, or on some categories and hashtags.
public struct Budget: Sendable, Equatable {
    public typealias ID = Identifier<Budget>

    public let id: ID
    /// Empty for the daily budget, which pages name in the person's language.
    public var name: String
    /// How long each of its periods is.
    public var length: Period.Length
    public var scope: Scope
    public var amounts: BudgetAmounts
    /// Whether what is left of a period, or was spent beyond it, goes into the next one.
    public var hasRollover: Bool
    /// From how much of it on it alerts, 1 to 100.
    public var alertPercent: Int
    /// True for the one that the overview and the over/under chart use: daily, over everything. A book has one at most.
    public let isDaily: Bool
    /// A day of its first period. Rollover begins with that period, and nothing before it alerts.
    public var begins: CalendarDate

    public init(
        id: ID, name: String, length: Period.Length, scope: Scope, amounts: BudgetAmounts, hasRollover: Bool, alertPercent: Int,
        isDaily: Bool, begins: CalendarDate
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
    }

    /// The currency of all its amounts: the main currency when they were set.
    public var currency: Currency { amounts.currency }

    /// Which expenses count.
    public enum Scope: Sendable, Hashable {
        case everything
        /// Those in any of the categories or with any of the hashtags, which are named without the `#` and sorted.
        ///
        /// Both can be empty when what was chosen has been deleted since: then nothing counts.
        case only(categories: [Category.ID], hashtags: [String])
    }

    /// From when on an amount is in force.
    public enum AppliesFrom: String, CaseIterable, Sendable {
        /// From the current month on; the current year for a yearly budget.
        case this
        /// From the month after it, or the year after it.
        case next
    }

    /// The longest name, in characters.
    public static let nameLimit = 25
    /// How much of it is used when it alerts, unless the person says otherwise.
    public static let usualAlertPercent = 90
    public static let alertPercents = 1...100
}
