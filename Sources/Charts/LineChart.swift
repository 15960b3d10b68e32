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
    /// at zero has no area. `tick` labels a day on the axis; `label` and `link` are the label and the URL of a point. `height` is
    /// that of the plot in CSS pixels.
    public init(
        _ text: ChartText, heads: Heads, days: Days, hue: String? = nil, startsAtZero: Bool = true, target: Target? = nil,
        today: Today? = nil, format: FigureFormat, height: Int = 168, tick: @escaping @Sendable (TimeTick) -> String,
        label: @escaping @Sendable (TimeBucket) -> String, link: @escaping @Sendable (TimeBucket) -> String?
    ) {
        (self.text, self.heads, self.days, self.hue, self.startsAtZero) = (text, heads, days, hue, startsAtZero)
        (self.target, self.today, self.format, self.tick, self.label, self.link) = (target, today, format, tick, label, link)
        plotHeight = Double(min(max(height, 60), 1_000))
    }

    /// Draws the chart on `canvas` and returns its table, with a row for each point that has a figure.
    public func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) -> ChartFigures {
        let buckets = days.buckets, sums = days.thinning.isThinned && days.thinning.summary == .mean ? heads.total : nil
        let rows = buckets.map { row($0, withTotal: sums != nil) }
        let isKnown = { (row: ChartTable.Row) in row.figures[0].value != nil }
        let known = rows.allSatisfy(isKnown) ? rows : rows.filter(isKnown)
        let columns = [heads.label, heads.figure] + (sums.map { [$0] } ?? [])
        LineLayout(self, buckets: buckets, rows: rows).draw(on: &canvas)
        return ChartFigures(
            table: ChartTable(columns: columns, rows: known),
            key: KeyEntry.entries(for: buckets.isEmpty ? nil : target, id: text.id),
            thinning: days.thinning)
    }

    private func row(_ bucket: TimeBucket, withTotal: Bool) -> ChartTable.Row {
        let values = withTotal ? [bucket.figure, bucket.total] : [bucket.figure]
        let figures = values.map { ChartTable.Figure(value: $0, text: $0.map(format.full) ?? "", link: nil) }
        guard bucket.figure != nil else { return ChartTable.Row(label: "", figures: figures) }
        return ChartTable.Row(label: label(bucket), figures: figures, link: link(bucket))
    }
}
