/// A unit of the calendar, from a day to a year.
public enum TimeUnit: Sendable, CaseIterable {
    case day, week, month, quarter, year
}

/// The first day of weeks and months for the viewer.
public struct CalendarRules: Sendable, Equatable {
    /// The first day of a week, 1 Monday to 7 Sunday.
    public let weekStart: Int
    /// The first day of a month, 1 to 28; quarters begin with it too, years on 1 January.
    public let monthStart: Int

    /// Creates rules; values outside their ranges are clamped.
    public init(weekStart: Int = 1, monthStart: Int = 1) {
        self.weekStart = min(max(weekStart, 1), 7)
        self.monthStart = min(max(monthStart, 1), 28)
    }

    /// Returns the first day of the unit that contains `day`, in days since 1970-01-01.
    public func start(of unit: TimeUnit, holding day: Int) -> Int {
        switch unit {
        case .day: return day
        case .week: return day - (CivilDay.weekday(day) - weekStart + 7) % 7
        case .month: return CivilDay.firstDay(ofMonth: month(of: day), startingOn: monthStart)
        case .quarter:
            let month = month(of: day)
            return CivilDay.firstDay(ofMonth: month - (month % 3 + 3) % 3, startingOn: monthStart)
        case .year: return CivilDay(year: CivilDay(daysSince1970: day).year, month: 1, day: 1).daysSince1970
        }
    }

    /// Returns the first day of the unit after the one that begins on `start`.
    public func next(_ unit: TimeUnit, after start: Int) -> Int {
        switch unit {
        case .day: return start + 1
        case .week: return start + 7
        case .month: return CivilDay.firstDay(ofMonth: month(of: start) + 1, startingOn: monthStart)
        case .quarter: return CivilDay.firstDay(ofMonth: month(of: start) + 3, startingOn: monthStart)
        case .year: return CivilDay(year: CivilDay(daysSince1970: start).year + 1, month: 1, day: 1).daysSince1970
        }
    }

    /// Returns the number of units that a range of days overlaps.
    public func count(_ unit: TimeUnit, in days: ClosedRange<Int>) -> Int {
        let (first, last) = (days.lowerBound, days.upperBound)
        switch unit {
        case .day: return last - first + 1
        case .week: return (start(of: .week, holding: last) - start(of: .week, holding: first)) / 7 + 1
        case .month: return month(of: last) - month(of: first) + 1
        case .quarter: return quarter(of: last) - quarter(of: first) + 1
        case .year: return CivilDay(daysSince1970: last).year - CivilDay(daysSince1970: first).year + 1
        }
    }

    private func month(of day: Int) -> Int { CivilDay(daysSince1970: day).monthIndex(startingOn: monthStart) }

    private func quarter(of day: Int) -> Int {
        let month = month(of: day)
        return (month - (month % 3 + 3) % 3) / 3
    }
}
