/// A goal with the money that it has today, and with how it goes on.
///
/// Goals on an account share its balance without any bookkeeping by hand. First the account keeps the largest ``SavingGoal/keep`` of its goals, once; then each
/// goal takes what it needs, in order of the days on which they are due.
public struct GoalStanding: Sendable, Equatable {
    public let goal: SavingGoal
    /// Its part of the balance today, from zero to its amount.
    public let saved: Money
    public let state: State

    public enum State: Sendable, Equatable {
        /// The whole amount is saved.
        case reached
        /// The day has passed before the amount was saved.
        case missed
        case open(Pace)
    }

    /// The way to a goal that is still to be reached.
    public struct Pace: Sendable, Equatable {
        /// The number of ends of months from today to the day, at least 1.
        public let months: Int
        /// Each of these months' part of the amount left, rounded up to a minor unit.
        public let monthly: Money
        public let outlook: Outlook
    }

    /// The answer of the forecast of the account to whether the amount will be there.
    public enum Outlook: Sendable, Equatable {
        /// It carries the goal: the money for it on the day, at least its amount.
        case carried(Money)
        /// An amount is missing on the day: that much more is needed a month.
        case short(missing: Money, monthly: Money)
        /// Nothing recurs, and no usual spending is known.
        case unfounded
        /// The day is too far off, or a figure is too large.
        case unforeseeable
    }

    /// The amount that is still to be saved.
    public var left: Money { Money(minorUnits: goal.amount.minorUnits - saved.minorUnits, goal.currency) }
    /// The part of the amount that is saved, 0 to 100, rounded down.
    public var percent: Int { Int(Int128(saved.minorUnits) * 100 / Int128(max(goal.amount.minorUnits, 1))) }

    /// Calculates the standings of the goals of one account, in the order of getting its money.
    ///
    /// On the day of a goal, those before it have taken their whole amounts. What they lack is missing for them alone; an account that is below zero, or below
    /// what it keeps, lacks that for each.
    ///
    /// - Parameters:
    ///   - balance: the balance of the account today.
    ///   - forecast: the forecast of the account from today on; nil if a figure is too large.
    public static func standings(of goals: [SavingGoal], balance: Money, forecast: Forecast?, on today: CalendarDate) -> [GoalStanding] {
        let keep = goals.map(\.keep.minorUnits).max() ?? 0
        var before: Int128 = 0
        return goals.sorted { $0.comesBefore($1) }.map { goal in
            defer { before += Int128(goal.amount.minorUnits) }
            let amount = Int128(goal.amount.minorUnits)
            let saved = min(max(Int128(balance.minorUnits) - Int128(keep) - before, 0), amount)
            let state: State
            if saved == amount {
                state = .reached
            } else if goal.due < today {
                state = .missed
            } else {
                let months = monthEnds(from: today, to: goal.due)
                let outlook = outlook(of: goal, forecast, taking: (keep, before), months)
                state = .open(Pace(months: months, monthly: part(of: amount - saved, months, goal.currency), outlook: outlook))
            }
            return GoalStanding(goal: goal, saved: money(saved, goal.currency), state: state)
        }
    }

    /// - Parameter taken: what the account keeps, and the amounts of the goals before this one.
    private static func outlook(of goal: SavingGoal, _ forecast: Forecast?, taking taken: (keep: Int64, before: Int128), _ months: Int) -> Outlook {
        guard let forecast, let day = forecast.days.first(where: { $0.date == goal.due }) else { return .unforeseeable }
        guard forecast.isFounded else { return .unfounded }
        let free = Int128(day.expected.minorUnits) - Int128(taken.keep), own = max(free - taken.before, min(free, 0))
        let missing = Int128(goal.amount.minorUnits) - own
        guard missing > 0 else { return .carried(money(own, goal.currency)) }
        return .short(missing: money(missing, goal.currency), monthly: part(of: missing, months, goal.currency))
    }

    /// Returns the number of last days of months from a day to another one, both included; at least 1.
    static func monthEnds(from first: CalendarDate, to last: CalendarDate) -> Int {
        let months = (last.year - first.year) * 12 + last.month - first.month
        return max(1, months + (last == last.lastOfMonth ? 1 : 0))
    }

    private static func part(of amount: Int128, _ months: Int, _ currency: Currency) -> Money {
        money((amount + Int128(months) - 1) / Int128(months), currency)
    }

    private static func money(_ minorUnits: Int128, _ currency: Currency) -> Money { Money(minorUnits: Int64(clamping: minorUnits), currency) }
}
