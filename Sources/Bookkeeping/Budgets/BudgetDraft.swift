extension Budget {
    /// An unsaved budget, or the new values of a saved one.
    public struct Draft: Sendable, Equatable {
        public var name: String
        public var length: Period.Length
        public var scope: Scope
        /// Above zero, in the main currency.
        public var amount: Money
        public var appliesFrom: AppliesFrom
        public var hasRollover: Bool
        public var alertPercent: Int

        public init(
            name: String, length: Period.Length, scope: Scope, amount: Money, appliesFrom: AppliesFrom = .this,
            hasRollover: Bool = false, alertPercent: Int = Budget.usualAlertPercent
        ) {
            self.name = name
            self.length = length
            self.scope = scope
            self.amount = amount
            self.appliesFrom = appliesFrom
            self.hasRollover = hasRollover
            self.alertPercent = alertPercent
        }
    }

    /// The amount of the daily budget, and the first day that counts.
    public struct DailyDraft: Sendable, Equatable {
        /// Above zero, in the main currency.
        public var amount: Money
        public var appliesFrom: AppliesFrom
        public var counting: Counting

        /// The days that count in the remainder of a period.
        public enum Counting: Sendable, Equatable {
            /// The days that counted before; all days for a new budget.
            case unchanged
            /// All days of the period.
            case allDays
            case from(CalendarDate)
        }

        public init(amount: Money, appliesFrom: AppliesFrom = .this, counting: Counting = .unchanged) {
            self.amount = amount
            self.appliesFrom = appliesFrom
            self.counting = counting
        }

        /// Returns the first day that counts, if it was `known` before.
        func countsFrom(_ known: CalendarDate?) -> CalendarDate? {
            switch counting {
            case .unchanged: known
            case .allDays: nil
            case .from(let date): date
            }
        }

        var budget: Draft {
            Draft(name: "", length: .daily, scope: .everything, amount: amount, appliesFrom: appliesFrom)
        }
    }

    /// Creates a new budget. Its first period is the period of `today`, or the first of the next month (or year, if it is yearly).
    public init(id: ID, _ draft: Draft, today: CalendarDate, calendar: CivilCalendar) {
        let start = Start(draft, today: today, calendar: calendar)
        self.init(
            id: id, name: draft.name, length: draft.length, scope: draft.scope,
            amounts: BudgetAmounts(draft.amount, from: start.month), hasRollover: draft.hasRollover,
            alertPercent: draft.alertPercent, isDaily: false, begins: start.date)
    }

    /// Creates a new daily budget.
    public init(id: ID, _ draft: DailyDraft, today: CalendarDate, calendar: CivilCalendar) {
        let budget = draft.budget, start = Start(budget, today: today, calendar: calendar)
        self.init(
            id: id, name: budget.name, length: budget.length, scope: budget.scope,
            amounts: BudgetAmounts(budget.amount, from: start.month), hasRollover: budget.hasRollover,
            alertPercent: budget.alertPercent, isDaily: true, begins: start.date, countsFrom: draft.countsFrom(nil))
    }

    /// Returns the budget with new values; the amounts of earlier months stay.
    ///
    /// An amount that is in force already and is to apply from now on leaves all amounts as they are, including one set for
    /// later. Another length or currency replaces them all: a limit for a month says nothing about a week.
    public func changed(by draft: Draft, today: CalendarDate, calendar: CivilCalendar) -> Budget {
        var budget = self
        (budget.name, budget.scope) = (draft.name, draft.scope)
        (budget.hasRollover, budget.alertPercent) = (draft.hasRollover, draft.alertPercent)
        let start = Start(draft, today: today, calendar: calendar)
        if draft.length != length || draft.amount.currency != currency {
            budget.length = draft.length
            budget.amounts = BudgetAmounts(draft.amount, from: start.month)
            budget.begins = start.date
        } else if draft.appliesFrom == .next || amount(in: calendar.period(length, containing: today), calendar) != draft.amount {
            budget.amounts.set(draft.amount, from: start.month)
        }
        return budget
    }

    /// Returns the daily budget with another amount or other days that count.
    public func changed(by draft: DailyDraft, today: CalendarDate, calendar: CivilCalendar) -> Budget {
        var values = draft.budget
        values.alertPercent = alertPercent
        var budget = changed(by: values, today: today, calendar: calendar)
        budget.countsFrom = draft.countsFrom(countsFrom)
        return budget
    }

    /// The first month when an amount is in force, and the first day of a new budget.
    private struct Start {
        let month: CalendarDate
        let date: CalendarDate

        init(_ draft: Draft, today: CalendarDate, calendar: CivilCalendar) {
            let current = calendar.period(draft.length == .yearly ? .yearly : .monthly, containing: today)
            let first = draft.appliesFrom == .this ? current.first : current.next.first
            month = calendar.month(of: first)
            date = draft.appliesFrom == .this ? today : first
        }
    }
}
