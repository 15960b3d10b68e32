/// The agreement of the four periods of a daily budget: a day has nothing left to spend in a month that is overdrawn.
///
/// The month and the year limit the periods within them. A week limits nothing: a week that was exceeded is made up for by the
/// others of its month.
extension RemainingBudget {
    /// A longer period that leaves less than a shorter one has unspent.
    public struct Limit: Sendable, Equatable {
        /// `monthly` or `yearly`.
        public let length: Period.Length
        /// The remainder of the longer period, less than the remainder of the shorter one; negative if it is overdrawn.
        public let remaining: Money
        /// The last day of the longer period if it ends before the shorter one, such as a month that ends within a week; then it
        /// limits only the days up to it. Nil if it limits all days.
        public let until: CalendarDate?
        /// The amount that it leaves in the shorter period, not negative: its remainder, and the daily amounts after its end.
        let leaves: Money
    }

    /// Returns the limit on the remainder of a period; nil if nothing remains of it, or as much can be spent as remains.
    ///
    /// The limit that leaves less. If both leave nothing: an overdrawn one before a used-up one, and the month before the year.
    public func limit(on length: Period.Length) -> Limit? {
        let part = part(length)
        guard part.remaining.minorUnits > 0 else { return nil }
        let longer: [Period.Length] =
            switch length {
            case .daily, .weekly: [.monthly, .yearly]
            case .monthly: [.yearly]
            case .yearly: []
            }
        let limits = longer.compactMap { length -> Limit? in
            let other = self.part(length)
            guard other.remaining.minorUnits < part.remaining.minorUnits else { return nil }
            let last = other.period.last, rest = other.remaining.isNegative ? .zero(other.remaining.currency) : other.remaining
            guard last < part.period.last else { return Limit(length: length, remaining: other.remaining, until: nil, leaves: rest) }
            let days = last.adding(days: 1)..<part.period.last.adding(days: 1)
            let later = (try? amounts.sum(of: .daily, beginningIn: days, calendar).adding(rest)) ?? part.remaining
            return Limit(length: length, remaining: other.remaining, until: last, leaves: later)
        }
        func rank(_ limit: Limit) -> (Int64, Int) { (limit.leaves.minorUnits, limit.remaining.isNegative ? 0 : 1) }
        return limits.min { rank($0) < rank($1) }
    }

    /// Returns the amount that can be spent in the rest of a period without exceeding it or a longer one; zero if that is nothing.
    ///
    /// After the end of a longer one, such as a month that ends within a week, each day has its own amount.
    public func available(in length: Period.Length) -> Money {
        let remaining = part(length).remaining
        guard remaining.minorUnits > 0 else { return .zero(remaining.currency) }
        guard let limit = limit(on: length), limit.leaves.minorUnits < remaining.minorUnits else { return remaining }
        return limit.leaves
    }

    /// Returns the available amount as a percentage of the allowed one, 0 to 100, rounded up, so that 0 means that nothing is left.
    public func percentAvailable(in length: Period.Length) -> Int {
        let allowed = part(length).allowed.minorUnits, available = Int128(available(in: length).minorUnits)
        guard allowed > 0 else { return 0 }
        return min(100, Int(clamping: (available * 100 + Int128(allowed) - 1) / Int128(allowed)))
    }

    /// An amount that can be spent each day without exceeding the month or the year, also by expenses still to come.
    public struct SafePerDay: Sendable, Equatable {
        /// Rounded down; zero if nothing is left.
        public let amount: Money
        /// The period of the remainder that it is computed from: `monthly` or `yearly`.
        public let length: Period.Length
        /// The remainder of that period, negative if it is overdrawn.
        public let remaining: Money
        /// The expenses still to come until the end of the month, which are set aside; nil for none.
        public let setAside: Committed?
        /// The remainder after the amounts set aside, negative if more is to come than remains.
        public let rest: Money
        /// The number of remaining days, today included: the days of the month, or of the year if it ends earlier.
        public let days: Int
    }

    /// The amount that is safe on each of the remaining days of the month.
    public var safePerDay: SafePerDay {
        let month = safe(.monthly, month, comingInMonth), year = safe(.yearly, year, comingInYear)
        return year.amount.minorUnits < month.amount.minorUnits ? year : month
    }

    private func safe(_ length: Period.Length, _ part: Part, _ coming: Committed?) -> SafePerDay {
        let days = min(part.period.last, month.period.last).daysSince1970 - today.daysSince1970 + 1, left = part.remaining
        let (rest, overflow) = left.minorUnits.subtractingReportingOverflow(coming?.amount.minorUnits ?? 0)
        // Amounts are not negative, so that only a remainder far below zero overflows.
        let units = overflow ? Int64.min : rest
        return SafePerDay(
            amount: Money(minorUnits: max(0, units) / Int64(max(1, days)), left.currency), length: length, remaining: left, setAside: coming,
            rest: Money(minorUnits: units, left.currency), days: days)
    }
}
