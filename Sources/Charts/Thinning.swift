/// One point of a line: a day, or a stretch of days that was put together because there are too many of them.
public struct TimeBucket: Sendable, Equatable {
    /// The days it stands for, in days since 1970-01-01; those at the ends of a chart may be shorter than their unit.
    public let days: ClosedRange<Int>
    /// What it was put together to.
    public let unit: TimeUnit
    /// The figure that is drawn; nil is a gap.
    public let figure: Int64?
    /// The sum of the days' figures; nil when there is none or it does not fit 64 bits.
    public let total: Int64?
}

/// How the days of a line were put together, so that a page can say so.
public struct Thinning: Sendable, Equatable {
    /// How the figures of several days become one.
    public enum Summary: Sendable, Equatable {
        /// The mean of the days that have a figure, rounded half away from zero: still "per day".
        case mean
        /// The figure of the last day that has one: balances.
        case last
    }

    /// What a day without a figure means.
    public enum Absence: Sendable, Equatable {
        /// Not known: the line breaks.
        case gap
        /// Nothing happened: the figure is zero.
        case zero
        /// Nothing changed: the figure is that of the day before.
        case unchanged
    }

    /// What each point stands for; `.day` when nothing was put together.
    public let unit: TimeUnit
    /// How the figures of a unit became one.
    public let summary: Summary
    /// How many days there were.
    public let days: Int
    /// How many points are left.
    public let points: Int

    /// How the days of `span` are put together to at most `mostPoints` points: to the finest unit of the calendar that is coarse enough.
    public init(
        of span: ClosedRange<Int>, combining summary: Summary, rules: CalendarRules = CalendarRules(),
        mostPoints: Int = Self.mostPoints
    ) {
        let span = CivilDay.bounded(span)
        unit = TimeUnit.allCases.first { rules.count($0, in: span) <= max(mostPoints, 1) } ?? .year
        (self.summary, days, points) = (summary, span.count, rules.count(unit, in: span))
    }

    /// Ten years of months, or four months of days: two pixels for each point on a phone.
    public static let mostPoints = 122

    /// Whether points stand for more than a day each.
    public var isThinned: Bool { unit != .day }
}

extension Thinning {
    /// The points that are left. `figures` are in order of their days; those outside of `span` are left out.
    func buckets(_ figures: [LineChart.Point], span: ClosedRange<Int>, absence: Absence, rules: CalendarRules) -> [TimeBucket] {
        let span = CivilDay.bounded(span)
        var buckets: [TimeBucket] = [], next = figures.startIndex, known: Int64?
        while next < figures.endIndex, figures[next].day < span.lowerBound {
            if absence == .unchanged, let figure = figures[next].figure { known = figure }
            next += 1
        }
        var start = rules.start(of: unit, holding: span.lowerBound)
        while start <= span.upperBound {
            let end = rules.next(unit, after: start)
            let days = max(start, span.lowerBound)...min(end - 1, span.upperBound)
            var sum = DaySum(), dayAfterLast = days.lowerBound
            while next < figures.endIndex, figures[next].day <= days.upperBound {
                let point = figures[next]
                next += 1
                guard let figure = point.figure else { continue }
                sum.fill(max(point.day - dayAfterLast, 0), absence, known)
                sum.add(figure, times: 1)
                (known, dayAfterLast) = (figure, point.day + 1)
            }
            sum.fill(max(days.upperBound + 1 - dayAfterLast, 0), absence, known)
            buckets.append(TimeBucket(days: days, unit: unit, figure: summary == .mean ? sum.mean : sum.last, total: sum.total))
            start = end
        }
        return buckets
    }
}

/// The figures of some days, added without overflow: in whole units while they fit, and roughly beside it for when they do not.
private struct DaySum {
    private var exact: Int64? = 0
    private var rough = 0.0
    private var days: Int64 = 0
    private(set) var last: Int64?

    mutating func add(_ figure: Int64, times: Int) {
        guard times > 0 else { return }
        let (product, tooLarge) = figure.multipliedReportingOverflow(by: Int64(times))
        if let sum = exact {
            let (next, overflow) = sum.addingReportingOverflow(product)
            exact = tooLarge || overflow ? nil : next
        }
        rough += Double(figure) * Double(times)
        days += Int64(times)
        last = figure
    }

    mutating func fill(_ days: Int, _ absence: Thinning.Absence, _ known: Int64?) {
        switch absence {
        case .gap: break
        case .zero: add(0, times: days)
        case .unchanged: if let known { add(known, times: days) }
        }
    }

    var total: Int64? { days > 0 ? exact : nil }

    var mean: Int64? {
        guard days > 0 else { return nil }
        guard let exact else {
            let mean = (rough / Double(days)).rounded()
            return Int64(exactly: mean) ?? (mean < 0 ? .min : .max)
        }
        let (quotient, rest) = exact.quotientAndRemainder(dividingBy: days)
        guard rest.magnitude >= UInt64(days) - rest.magnitude else { return quotient }
        return exact < 0 ? quotient - 1 : quotient + 1
    }
}
