/// A labelled day on an axis of time: a day of a month, the first of a month, or the first of a year.
public struct TimeTick: Sendable, Equatable {
    /// Days since 1970-01-01.
    public let day: Int
    /// The unit to label: `.day`, `.month` or `.year`.
    public let unit: TimeUnit
}

/// A linear scale of days (d3's `scaleTime`).
public struct TimeScale: Sendable, Equatable {
    /// The first and the last day, in days since 1970-01-01.
    public let domain: ClosedRange<Int>
    /// The length of the axis; a domain of one day is in its middle.
    public let length: Double

    /// Creates a scale from the days of `domain`, clamped to the years -9999 to 9999, to the positions from 0 to `length`.
    public init(domain: ClosedRange<Int>, length: Double) {
        self.domain = CivilDay.bounded(domain)
        self.length = length
    }

    /// Returns the position of a day; a fraction of a half is noon.
    public func position(_ day: Double) -> Double {
        let span = Double(domain.upperBound - domain.lowerBound)
        return span > 0 ? (day - Double(domain.lowerBound)) / span * length : length / 2
    }

    /// The possible steps of ticks, finest first.
    static let steps: [Step] =
        [1, 2, 5, 10, 15].map(Step.days) + [1, 2, 3, 6].map(Step.months)
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map(Step.years)

    /// Returns the days of the domain at a step; empty if there would be more than `most`.
    func ticks(_ step: Step, most: Int) -> [TimeTick] {
        guard (domain.upperBound - domain.lowerBound) / step.roughDays <= most else { return [] }
        switch step {
        case .days(let every): return days(every)
        case .months(let every): return firsts(every, unit: .month)
        case .years(let every): return firsts(every * 12, unit: .year)
        }
    }

    enum Step: Sendable, Equatable {
        case days(Int), months(Int), years(Int)

        var roughDays: Int {
            switch self {
            case .days(let count): count
            case .months(let count): count * 30
            case .years(let count): count * 365
            }
        }
    }

    /// Returns every so many days: 1, 3, 5, … or 1, 5, 10, 15, …. Steps restart with every month, and omit the last day of a
    /// month that is close to the next first. The first of a month is labelled with its month if there are several.
    private func days(_ every: Int) -> [TimeTick] {
        let first = CivilDay(daysSince1970: domain.lowerBound), last = CivilDay(daysSince1970: domain.upperBound)
        let isOneMonth = (first.year, first.month) == (last.year, last.month)
        return domain.compactMap { day in
            let date = CivilDay(daysSince1970: day)
            let named =
                switch every {
                case 1: true
                case 2: date.day % 2 == 1 && (date.day < 31 || day == domain.upperBound)
                default: date.day == 1 || date.day % every == 0 && (date.day < 30 || day + 3 > domain.upperBound)
                }
            return named ? TimeTick(day: day, unit: date.day == 1 && !isOneMonth ? .month : .day) : nil
        }
    }

    private func firsts(_ months: Int, unit: TimeUnit) -> [TimeTick] {
        let first = CivilDay(daysSince1970: domain.lowerBound)
        var index = first.year * 12 + first.month - 1 + (first.day > 1 ? 1 : 0)
        index += ((-index) % months + months) % months
        var ticks: [TimeTick] = []
        while case let day = CivilDay.firstDay(ofMonth: index, startingOn: 1), day <= domain.upperBound {
            ticks.append(TimeTick(day: day, unit: unit))
            index += months
        }
        return ticks
    }
}
