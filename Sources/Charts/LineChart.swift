/// A line over days with a soft area down to zero. Where there are more days than a phone has room for, it shows weeks, months,
/// quarters or years, and ``DrawnChart/thinning`` says which.
///
/// ```swift
/// let chart = LineChart(
///     id: "days", title: "Spending per day", summary: "Highest in August.", labelHead: "Month", figureHead: "Per day", totalHead: "Total",
///     empty: "No spending", points: days, span: first...today, absence: .zero, combining: .mean, format: format,
///     tick: { $0.unit == .year ? "2025" : "Mar" }, label: { "\($0.days)" }, link: { "/records?from=\($0.days.lowerBound)" })
/// ```
public struct LineChart: Sendable {
    /// The figure of a day.
    public struct Point: Sendable, Equatable {
        /// Days since 1970-01-01.
        public let day: Int
        /// Nil where it is not known.
        public let figure: Int64?

        /// A day and its figure.
        public init(day: Int, figure: Int64?) { (self.day, self.figure) = (day, figure) }
    }

    /// A day that the axis always names.
    public struct Today: Sendable, Equatable {
        /// Days since 1970-01-01.
        public let day: Int
        /// What it is called.
        public let label: String

        /// A day with its name.
        public init(day: Int, label: String) { (self.day, self.label) = (day, label) }
    }

    let id: String, title: String, summary: String, labelHead: String, figureHead: String, totalHead: String?, empty: String
    let points: [Point]
    let span: ClosedRange<Int>, domain: ClosedRange<Int>
    let absence: Thinning.Absence
    let rules: CalendarRules
    let thinning: Thinning
    let colour: String?
    let startsAtZero: Bool
    let target: Target?
    let today: Today?
    let format: FigureFormat
    let plotHeight: Double
    let tick: @Sendable (TimeTick) -> String
    let label: @Sendable (TimeBucket) -> String
    let link: @Sendable (TimeBucket) -> String?

    /// A chart.
    ///
    /// `id` begins the ids of the drawing and is unique on its page; `title` and `summary` name and describe the picture; `labelHead`, `figureHead` and
    /// `totalHead` head the table's columns, that of the sums only where days were put together to their mean. `span` are the days that are told of and
    /// `domain` those on the axis, which may go on to the end of a month. `colour` is a class that sets `--hue`. A line that does not start at zero has no area.
    /// `tick` names a day on the axis; `label` and `link` name a point and lead to its records. `height` is that of the plot in CSS pixels.
    public init(
        id: String, title: String, summary: String, labelHead: String, figureHead: String, totalHead: String? = nil, empty: String,
        points: [Point], span: ClosedRange<Int>, domain: ClosedRange<Int>? = nil, absence: Thinning.Absence, combining: Thinning.Summary,
        rules: CalendarRules = CalendarRules(), mostPoints: Int = Thinning.mostPoints, colour: String? = nil, startsAtZero: Bool = true,
        target: Target? = nil, today: Today? = nil, format: FigureFormat, height: Int = 168,
        tick: @escaping @Sendable (TimeTick) -> String, label: @escaping @Sendable (TimeBucket) -> String,
        link: @escaping @Sendable (TimeBucket) -> String?
    ) {
        (self.id, self.title, self.summary, self.labelHead, self.empty) = (id, title, summary, labelHead, empty)
        (self.figureHead, self.totalHead) = (figureHead, totalHead)
        self.points = points.sorted { $0.day < $1.day }
        self.span = CivilDay.bounded(span.lowerBound)...CivilDay.bounded(span.upperBound)
        let wide = domain ?? span
        self.domain = min(CivilDay.bounded(wide.lowerBound), self.span.lowerBound)...max(CivilDay.bounded(wide.upperBound), self.span.upperBound)
        (self.absence, self.rules, self.colour, self.startsAtZero) = (absence, rules, colour, startsAtZero)
        thinning = Thinning(of: span, combining: combining, rules: rules, mostPoints: mostPoints)
        (self.target, self.today, self.format, self.tick, self.label, self.link) = (target, today, format, tick, label, link)
        plotHeight = Double(min(max(height, 60), 1_000))
    }

    /// Draws the chart and writes its table: a row for each point that has a figure.
    public func draw() -> DrawnChart {
        let hasFigure = points.contains { $0.figure != nil && (absence == .unchanged ? $0.day <= span.upperBound : span.contains($0.day)) }
        let buckets = hasFigure ? thinning.buckets(points, span: span, absence: absence, rules: rules).filter { $0.figure != nil || absence == .gap } : []
        let sums = thinning.isThinned && thinning.summary == .mean ? totalHead : nil
        let rows = buckets.map { bucket in
            let link = bucket.figure == nil ? nil : link(bucket)
            let figures = [bucket.figure] + (sums == nil ? [] : [bucket.total])
            return ChartTable.Row(label: label(bucket), figures: figures.map { .init(value: $0, text: $0.map(format.full) ?? "", link: nil) }, link: link)
        }
        let drawing = LineDrawing(self, buckets: buckets, rows: rows)
        return DrawnChart(
            svg: drawing.svg, table: ChartTable(columns: [labelHead, figureHead] + (sums.map { [$0] } ?? []), rows: rows.filter { $0.figures[0].value != nil }),
            key: ChartKey.target(buckets.isEmpty ? nil : target), thinning: thinning)
    }
}
