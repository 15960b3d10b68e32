/// The days on which something recurs: every so many days, weeks, months or years from a first day on.
///
/// The days are civil days of no time zone. On the 29th, 30th or 31st means the last day of shorter months, and 29 February is 28 February in common
/// years. Each day is calculated from the first one, so that a short month moves none after it.
public struct RecurrenceRule: Hashable, Sendable {
    /// The unit of the interval, with the word that forms and storage use.
    public enum Frequency: String, CaseIterable, Sendable {
        case daily, weekly, monthly, yearly

        /// Returns the length of so many units in days, rounded for months and years.
        public func days(every: Int) -> Int {
            switch self {
            case .daily: every
            case .weekly: every * 7
            case .monthly: every * 30 + every / 2
            case .yearly: every * 366
            }
        }
    }

    /// The end of a rule.
    public enum End: Hashable, Sendable {
        case never
        /// With the last scheduled day on or before a day. A weekend rule can move it beyond.
        case on(CalendarDate)
        /// After a number of days, each counted once.
        case after(Int)
    }

    /// The day instead of a Saturday or a Sunday.
    public enum WeekendRule: String, CaseIterable, Sendable {
        case keep
        /// The Friday before.
        case before
        /// The Monday after.
        case after
    }

    /// A day of a rule.
    public struct Occurrence: Hashable, Sendable {
        /// The day by the interval alone, which identifies the occurrence.
        public let scheduled: CalendarDate
        /// The day after the weekend rule.
        public let due: CalendarDate

        public init(scheduled: CalendarDate, due: CalendarDate) { (self.scheduled, self.due) = (scheduled, due) }
    }

    public let frequency: Frequency
    /// The number of units between two days, 1 to 99.
    public let every: Int
    /// The first scheduled day.
    public let starts: CalendarDate
    public let end: End
    public let weekend: WeekendRule

    /// Creates a rule; nil for an interval or a number of times out of range.
    public init?(_ frequency: Frequency, every: Int = 1, starts: CalendarDate, end: End = .never, weekend: WeekendRule = .keep) {
        guard Self.intervals ~= every else { return nil }
        if case .after(let times) = end, !(Self.counts ~= times) { return nil }
        (self.frequency, self.every, self.starts, self.end, self.weekend) = (frequency, every, starts, end, weekend)
    }

    /// The possible values of ``every``.
    public static let intervals = 1...99
    /// The possible numbers of times.
    public static let counts = 1...999

    /// The occurrences in order, after a scheduled day or from the beginning.
    ///
    /// Days that the weekend rule moves to one day are one occurrence, the earliest: "every day, the working day after" is every working day.
    public func occurrences(after scheduled: CalendarDate? = nil) -> Occurrences {
        Occurrences(rule: self, from: scheduled.map(firstIndex(after:)) ?? 0)
    }

    /// Returns the occurrences that are due on days of a range, in order.
    public func occurrences(due days: ClosedRange<CalendarDate>) -> [Occurrence] {
        var found: [Occurrence] = []
        // A weekend rule moves a day by two at most.
        for occurrence in occurrences(after: days.lowerBound.adding(days: -3)) {
            guard occurrence.due <= days.upperBound else { break }
            if occurrence.due >= days.lowerBound { found.append(occurrence) }
        }
        return found
    }

    /// The occurrences of a rule, calculated one by one.
    public struct Occurrences: Sequence, IteratorProtocol {
        private let rule: RecurrenceRule
        private var index: Int
        private let lastIndex: Int

        fileprivate init(rule: RecurrenceRule, from index: Int) {
            (self.rule, self.index) = (rule, index)
            lastIndex = rule.lastIndex
        }

        public mutating func next() -> Occurrence? {
            while index <= lastIndex, let scheduled = rule.scheduled(index) {
                if case .on(let last) = rule.end, scheduled > last { return nil }
                defer { index += 1 }
                if rule.isCounted(index) { return Occurrence(scheduled: scheduled, due: rule.moved(scheduled)) }
            }
            return nil
        }
    }
}

extension RecurrenceRule {
    /// The scheduled day with an index from 0; nil after the end of the calendar.
    private func scheduled(_ index: Int) -> CalendarDate? {
        func day(_ count: Int) -> CalendarDate? { count <= Self.lastDay ? CalendarDate(daysSince1970: count) : nil }
        func month(_ months: Int) -> CalendarDate? {
            starts.year * 12 + starts.month + months <= 9999 * 12 + 12 ? starts.adding(months: months) : nil
        }
        return switch frequency {
        case .daily: day(starts.daysSince1970 + index * every)
        case .weekly: day(starts.daysSince1970 + index * every * 7)
        case .monthly: month(index * every)
        case .yearly: month(index * every * 12)
        }
    }

    /// 9999-12-31, in days since 1970.
    private static let lastDay = 2_932_896

    /// Returns a day as the weekend rule moves it. At the limits of the calendar it stays.
    private func moved(_ date: CalendarDate) -> CalendarDate {
        switch (weekend, date.weekday) {
        case (.before, .saturday): date.adding(days: -1)
        case (.before, .sunday): date.adding(days: -2)
        case (.after, .saturday): date.adding(days: 2)
        case (.after, .sunday): date.adding(days: 1)
        default: date
        }
    }

    /// True if days that follow each other can be moved to one day, which needs less than three days between them.
    public var hasCollisions: Bool { frequency == .daily && every < 3 && weekend != .keep }

    /// False for a day that is moved to the same day as the one before it.
    private func isCounted(_ index: Int) -> Bool {
        guard hasCollisions, index > 0, let this = scheduled(index), let before = scheduled(index - 1) else { return true }
        return moved(this) != moved(before)
    }

    /// The index of the last day by the number of times.
    private var lastIndex: Int {
        guard case .after(let times) = end else { return .max }
        guard hasCollisions else { return times - 1 }
        var index = 0, left = times
        while scheduled(index) != nil {
            if isCounted(index) { left -= 1 }
            if left == 0 { break }
            index += 1
        }
        return index
    }

    /// Returns the index of the first scheduled day after a day.
    private func firstIndex(after date: CalendarDate) -> Int {
        guard date >= starts else { return 0 }
        let days = date.daysSince1970 - starts.daysSince1970, months = (date.year - starts.year) * 12 + date.month - starts.month
        var index =
            switch frequency {
            case .daily: days / every
            case .weekly: days / (every * 7)
            case .monthly: months / every
            case .yearly: months / (every * 12)
            }
        while let scheduled = scheduled(index), scheduled <= date { index += 1 }
        return index
    }
}
