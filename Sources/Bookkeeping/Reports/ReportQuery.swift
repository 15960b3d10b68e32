/// A question about the income and the expenses of some days. Transfers are not counted.
public struct ReportQuery: Hashable, Sendable {
    /// The groups of records that a line stands for.
    public enum Grouping: String, CaseIterable, Sendable {
        case category, month, week, vendor, hashtag, account
        /// Somebody of a household, with their parts.
        case person
    }

    public var dates: ClosedRange<CalendarDate>
    /// The days that they are compared with; nil for none.
    public var compared: ClosedRange<CalendarDate>?
    public var grouping: Grouping
    /// The categories that are counted; empty for all.
    public var categories: Set<Category.ID> = []
    /// The accounts that are counted; empty for all.
    public var accounts: Set<Account.ID> = []
    /// The names of hashtags, without `#`. Counts records with at least one of them; empty for all records.
    public var hashtags: Set<String> = []
    /// The names of vendors. Counts only their records. The names are in any case of ASCII letters; empty for all records.
    public var vendors: Set<String> = []
    /// People of a household. Counts only their parts; empty for whole records.
    public var people: Set<HouseholdMember.ID> = []
    public var calendar: CivilCalendar

    public init(
        dates: ClosedRange<CalendarDate>, compared: ClosedRange<CalendarDate>? = nil, grouping: Grouping = .category, calendar: CivilCalendar
    ) {
        (self.dates, self.compared, self.grouping, self.calendar) = (dates, compared, grouping, calendar)
    }

    /// Returns the question with another grouping.
    public func by(_ grouping: Grouping) -> ReportQuery {
        var query = self
        query.grouping = grouping
        return query
    }

    /// Returns a narrower question that has all records of one line.
    public func around(_ key: Report.Key) -> ReportQuery {
        var query = self
        query.compared = nil
        switch key {
        // A line stands for a category that was not chosen if only some below it were.
        case .category(let id): if query.categories.isEmpty || query.categories.contains(id) { query.categories = [id] }
        case .account(let id): query.accounts = [id]
        case .person(let id): query.people = [id]
        case .hashtag(let name): if query.hashtags.isEmpty || query.hashtags.contains(name) { query.hashtags = [name] }
        case .days(let dates): query.dates = dates
        case .vendor, .none: break
        }
        return query
    }

    /// True if no totals are kept for the question, so that records are read one by one.
    public var needsRecords: Bool {
        !hashtags.isEmpty || !vendors.isEmpty || !people.isEmpty || [.vendor, .hashtag, .person].contains(grouping)
    }

    /// The periods of the course of time: days of up to a month, weeks of up to a quarter, months of up to three years, else years.
    public var steps: [ClosedRange<CalendarDate>] { steps(of: dates) }

    /// The same of the days that they are compared with, as many as ``steps``; a missing one is nil.
    public var comparedSteps: [ClosedRange<CalendarDate>?] {
        guard let compared else { return steps.map { _ in nil } }
        let before = steps(of: compared)
        return steps.indices.map { before.indices.contains($0) ? before[$0] : nil }
    }

    /// The length of the periods of the course.
    public var step: Period.Length {
        switch grouping {
        case .month: .monthly
        case .week: .weekly
        default:
            switch dates.dayCount {
            case ...31: .daily
            case ...98: .weekly
            case ...1_100: .monthly
            default: .yearly
            }
        }
    }

    private func steps(of dates: ClosedRange<CalendarDate>) -> [ClosedRange<CalendarDate>] { calendar.periods(step, in: dates) }
}

extension ClosedRange<CalendarDate> {
    /// The number of days.
    public var dayCount: Int { upperBound.daysSince1970 - lowerBound.daysSince1970 + 1 }
}
