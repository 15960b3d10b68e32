/// One point of a line: a day, or several days that were combined because there are too many.
public struct TimeBucket: Sendable, Equatable {
    /// The days it covers, in days since 1970-01-01; at the ends of a chart they may be fewer than the unit has.
    public let days: ClosedRange<Int>
    /// The unit of the combination.
    public let unit: TimeUnit
    /// The figure to draw; nil for a gap.
    public let figure: Int64?
    /// The sum of the days' figures; nil if there is none or it overflows 64 bits.
    public let total: Int64?
}

/// The downsampling of a line's days, so that a page can tell it.
public struct Thinning: Sendable, Equatable {
    /// The way to combine the figures of several days.
    public enum Summary: Sendable, Equatable {
        /// The mean of the days with a figure, rounded half away from zero: still "per day".
        case mean
        /// The figure of the last day that has one, for balances.
        case last
    }

    /// The meaning of a day without a figure.
    public enum Absence: Sendable, Equatable {
        /// Unknown: the line has a gap.
        case gap
        /// No event: the figure is zero.
        case zero
        /// No change: the figure of the day before stays.
        case unchanged
        /// Not shown: the line goes straight on to the next figure.
        case passed
    }

    /// The unit of each point; `.day` if nothing was combined.
    public let unit: TimeUnit
    /// The way to combine the figures of a unit.
    public let summary: Summary
    /// The number of days.
    public let days: Int
    /// The number of points.
    public let points: Int

    /// Chooses the finest unit of the calendar that combines the days of `span` to at most `mostPoints` points.
    public init(
        of span: ClosedRange<Int>, combining summary: Summary, rules: CalendarRules = CalendarRules(),
        mostPoints: Int = Self.mostPoints
    ) {
        let span = CivilDay.bounded(span)
        unit = TimeUnit.allCases.first { rules.count($0, in: span) <= max(mostPoints, 1) } ?? .year
        (self.summary, days, points) = (summary, span.count, rules.count(unit, in: span))
    }

    /// Ten years of months, or four months of days: two pixels per point on a phone.
    public static let mostPoints = 122

    /// True if points cover more than a day each.
    public var isThinned: Bool { unit != .day }
}

extension Thinning {
    /// Returns the points. `figures` are sorted by day; those outside `span` are ignored.
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

/// The sum of some days' figures: exact while it fits 64 bits, and approximate for when it does not.
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
        case .gap, .passed: break
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
