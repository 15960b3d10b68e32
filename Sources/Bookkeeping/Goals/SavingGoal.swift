/// An amount that a person saves up for by a day, with the money of one account.
public struct SavingGoal: Sendable, Equatable {
    public typealias ID = Identifier<SavingGoal>

    public let id: ID
    public var name: String
    public var account: Account.ID
    /// Above zero, in the currency of the account.
    public var amount: Money
    /// The day on which the amount is needed.
    public var due: CalendarDate
    /// The money that stays in the account beside its goals, in the same currency; zero or above.
    public var keep: Money
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64

    public init(id: ID, _ draft: Draft, createdAt: Int64) {
        (self.id, name, account, self.createdAt) = (id, draft.name, draft.account, createdAt)
        (amount, due, keep) = (draft.amount, draft.due, draft.keep)
    }

    /// The currency of its amounts and its account.
    public var currency: Currency { amount.currency }

    /// The values that a person types.
    public var draft: Draft { Draft(name: name, account: account, amount: amount, due: due, keep: keep) }

    /// An unsaved goal, or the new values of a saved one.
    public struct Draft: Sendable, Equatable {
        public var name: String
        public var account: Account.ID
        /// Above zero, in the currency of the account.
        public var amount: Money
        public var due: CalendarDate
        /// Zero or above, in the same currency.
        public var keep: Money

        public init(name: String, account: Account.ID, amount: Money, due: CalendarDate, keep: Money? = nil) {
            (self.name, self.account, self.amount, self.due) = (name, account, amount, due)
            self.keep = keep ?? .zero(amount.currency)
        }
    }

    /// The maximum number of goals in a book.
    public static let limit = 50
    /// The maximum number of goals in an exported book, those in the trash among them.
    public static let exportLimit = 5_000
    /// The maximum length of a name, in characters.
    public static let nameLimit = 25

    /// Returns the days that a goal can have on a day: from tomorrow on, within twenty years; a forecast is calculated day by day up to there.
    public static func dueDays(from today: CalendarDate) -> ClosedRange<CalendarDate> {
        let first = today.adding(days: 1)
        return first...max(first, today.adding(months: 240))
    }

    /// True if it gets the money of an account before another goal: the earlier due day comes first; on the same day, the goal made earlier.
    public func comesBefore(_ other: SavingGoal) -> Bool { (due, createdAt, id) < (other.due, other.createdAt, other.id) }
}
