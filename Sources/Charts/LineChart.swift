/// A line over days with a gradient down to zero. If there are more days than a phone has room for, it shows weeks, months,
/// quarters or years, and ``ChartFigures/thinning`` says which.
///
/// ```swift
/// let chart = LineChart(
///     ChartText(id: "days", title: "Spending per day", summary: "Highest in August.", empty: "No spending yet"),
///     heads: .init(label: "Month", figure: "Per day", total: "Total"),
///     days: .init(points, span: first...today, absence: .zero, combining: .mean), format: format,
///     tick: { $0.unit == .year ? "2025" : "Mar" }, label: { "\($0.days)" }, link: { "/records?from=\($0.days.lowerBound)" })
/// ```
public struct LineChart: Chart {
    /// The figure of a day.
    public struct Point: Sendable, Equatable {
        /// Days since 1970-01-01.
        public let day: Int
        /// Nil for an unknown figure.
        public let figure: Int64?

        /// Creates a point.
        public init(day: Int, figure: Int64?) { (self.day, self.figure) = (day, figure) }
    }

    /// A day that is always labelled on the axis.
    public struct Today: Sendable, Equatable {
        /// Days since 1970-01-01.
        public let day: Int
        /// Its label.
        public let label: String

        /// Creates a labelled day.
        public init(day: Int, label: String) { (self.day, self.label) = (day, label) }
    }

    /// The days of a line and how they are combined.
    public struct Days: Sendable, Equatable {
        /// The figures, sorted by day.
        let points: [Point]
        let span: ClosedRange<Int>, domain: ClosedRange<Int>
        let absence: Thinning.Absence
        let rules: CalendarRules
        let thinning: Thinning

        /// Creates the days from figures in any order. `span` is the range of days to draw, others are ignored; `domain` is the
        /// range of the axis, which may extend to the end of a month.
        public init(
            _ points: [Point], span: ClosedRange<Int>, domain: ClosedRange<Int>? = nil, absence: Thinning.Absence,
            combining: Thinning.Summary,
            rules: CalendarRules = CalendarRules(), mostPoints: Int = Thinning.mostPoints
        ) {
            let span = CivilDay.bounded(span), wide = CivilDay.bounded(domain ?? span)
            self.points = points.sorted { $0.day < $1.day }
            self.span = span
            self.domain = min(wide.lowerBound, span.lowerBound)...max(wide.upperBound, span.upperBound)
            (self.absence, self.rules) = (absence, rules)
            thinning = Thinning(of: span, combining: combining, rules: rules, mostPoints: mostPoints)
        }

        /// The points to draw; empty if no day has a figure.
        var buckets: [TimeBucket] {
            let hasFigure = points.contains {
                $0.figure != nil && $0.day <= span.upperBound && (absence == .unchanged || $0.day >= span.lowerBound)
            }
            return hasFigure ? thinning.buckets(points, span: span, absence: absence, rules: rules) : []
        }
    }

    /// The expected course after the last day of a line: a dashed line, and a dotted one for another assumption.
    public struct Continuation: Sendable, Equatable {
        /// The figures of a day.
        public struct Point: Sendable, Equatable {
            /// Days since 1970-01-01.
            public let day: Int
            /// The figure of the dashed line.
            public let figure: Int64
            /// The figure of the dotted line; nil in a continuation without one.
            public let other: Int64?

            /// Creates a point.
            public init(day: Int, figure: Int64, other: Int64? = nil) { (self.day, self.figure, self.other) = (day, figure, other) }
        }

        let points: [Point]
        let name: String, otherName: String

        /// Creates a continuation from points in any order; ignores the points that are not after the line. `name` and `otherName` are the names of
        /// the dashed and the dotted line; `otherName` is also the head of its column.
        public init(_ points: [Point], name: String, otherName: String) {
            self.points = points.sorted { $0.day < $1.day }
            (self.name, self.otherName) = (name, otherName)
        }

        /// True if there are two lines.
        var hasOther: Bool { points.contains { $0.other != nil } }
    }

    /// The heads of the table's columns.
    public struct Heads: Sendable, Equatable {
        let label: String, figure: String, total: String?

        /// Creates the heads for labels, figures, and the sums of days that were combined to their mean; without `total` there
        /// are no sums.
        public init(label: String, figure: String, total: String? = nil) {
            (self.label, self.figure, self.total) = (label, figure, total)
        }
    }

    let text: ChartText
    let heads: Heads
    let days: Days
    let continuation: Continuation?
    let hue: String?
    let startsAtZero: Bool
    let target: Target?
    let today: Today?
    let format: FigureFormat
    let plotHeight: Double
    let tick: @Sendable (TimeTick) -> String
    let label: @Sendable (TimeBucket) -> String
    let link: @Sendable (TimeBucket) -> String?

    /// Creates a chart. `hue` is the name of its colour, for example `olive` for the class `h-olive`; a line that does not start
    /// at zero has no area. `continuation` goes on from its last day. `tick` labels a day on the axis; `label` and `link` are the label and
    /// the URL of a point. `height` is the height of the plot in CSS pixels.
    public init(
        _ text: ChartText, heads: Heads, days: Days, continuation: Continuation? = nil, hue: String? = nil, startsAtZero: Bool = true,
        target: Target? = nil,
        today: Today? = nil, format: FigureFormat, height: Int = 168, tick: @escaping @Sendable (TimeTick) -> String,
        label: @escaping @Sendable (TimeBucket) -> String, link: @escaping @Sendable (TimeBucket) -> String?
    ) {
        (self.text, self.heads, self.days, self.continuation) = (text, heads, days, continuation)
        (self.hue, self.startsAtZero) = (hue, startsAtZero)
        (self.target, self.today, self.format, self.tick, self.label, self.link) = (target, today, format, tick, label, link)
        plotHeight = Double(min(max(height, 60), 1_000))
    }

    /// Draws the chart on `canvas` and returns its table, with a row for each point that has a figure.
    public func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) -> ChartFigures {
        let buckets = days.buckets, sums = days.thinning.isThinned && days.thinning.summary == .mean ? heads.total : nil
        let ahead = buckets.isEmpty ? [] : (continuation?.points ?? []).filter { $0.day > days.span.upperBound }
        let other = ahead.contains { $0.other != nil } ? continuation?.otherName : nil
        func row(_ bucket: TimeBucket) -> ChartTable.Row {
            self.row(bucket, [bucket.figure] + (sums == nil ? [] : [bucket.total]) + (other == nil ? [] : [nil]), link: link)
        }
        let rows = buckets.map(row)
        let isKnown = { (row: ChartTable.Row) in row.figures[0].value != nil }
        let known = rows.allSatisfy(isKnown) ? rows : rows.filter(isKnown)
        let expected = ahead.map { point in
            self.row(
                TimeBucket(days: point.day...point.day, unit: .day, figure: point.figure, total: nil),
                [point.figure] + (sums == nil ? [] : [nil]) + (other == nil ? [] : [point.other]), link: { _ in nil })
        }
        LineLayout(self, buckets: buckets, rows: rows, ahead: ahead, aheadRows: expected).draw(on: &canvas)
        return ChartFigures(
            table: ChartTable(columns: [heads.label, heads.figure] + [sums, other].compactMap { $0 }, rows: known + expected),
            key: KeyEntry.entries(for: ahead.isEmpty ? nil : continuation, hue: hue, id: text.id)
                + KeyEntry.entries(for: buckets.isEmpty ? nil : target, id: text.id),
            thinning: days.thinning)
    }

    private func row(_ bucket: TimeBucket, _ values: [Int64?], link: (TimeBucket) -> String?) -> ChartTable.Row {
        let figures = values.map { ChartTable.Figure(value: $0, text: $0.map(format.full) ?? "", link: nil) }
        guard bucket.figure != nil else { return ChartTable.Row(label: "", figures: figures) }
        return ChartTable.Row(label: label(bucket), figures: figures, link: link(bucket))
    }
}
