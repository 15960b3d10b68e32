/// The layout of a line chart: line, labels and links.
struct LineLayout {
    let chart: LineChart
    let buckets: [TimeBucket]
    let rows: [ChartTable.Row]
    let aheadRows: [ChartTable.Row]
    let scale: TimeScale
    let plot: Plot
    /// The points of the buckets; nil at a gap.
    let points: [PlotPoint?]
    /// The parts of the line between gaps.
    let segments: [[PlotPoint]]
    /// The lines of the continuation, each from the last known point on.
    let continued: [(stroke: LineStroke, points: [PlotPoint], figures: [Int64])]

    init(
        _ chart: LineChart, buckets: [TimeBucket], rows: [ChartTable.Row], ahead: [LineChart.Continuation.Point] = [],
        aheadRows: [ChartTable.Row] = []
    ) {
        (self.chart, self.buckets, self.rows, self.aheadRows) = (chart, buckets, rows, aheadRows)
        let figures = buckets.compactMap(\.figure) + ahead.flatMap { [$0.figure, $0.other].compactMap { $0 } }, top = 24.0
        let domain = chart.days.domain, end = max(domain.upperBound, ahead.last?.day ?? domain.upperBound)
        let scale = TimeScale(domain: domain.lowerBound...end, length: LineMark.width)
        let low = figures.min() ?? 0
        let axis = ValueAxis(
            low: ahead.isEmpty ? low : Self.roomy(low, below: figures.max() ?? 0), high: figures.max() ?? 0, includesZero: chart.startsAtZero,
            target: figures.isEmpty ? nil : chart.target,
            format: chart.format, top: top, height: chart.plotHeight)
        points = buckets.map { bucket in
            let middle = Double(bucket.days.lowerBound + bucket.days.upperBound) / 2
            let day = chart.days.thinning.summary == .mean ? middle : Double(bucket.days.upperBound)
            return bucket.figure.map { PlotPoint(x: scale.position(day), y: axis.scale.position($0)) }
        }
        let known = points.compactMap { $0 }
        segments = chart.days.absence == .passed ? [known].filter { !$0.isEmpty } : points.split(separator: nil).map { $0.compactMap { $0 } }
        continued = [LineStroke.expected, .assumed].compactMap { stroke in
            let line = ahead.compactMap { point in (stroke == .expected ? point.figure : point.other).map { (day: point.day, figure: $0) } }
            guard let last = known.last, !line.isEmpty else { return nil }
            let points = line.map { PlotPoint(x: scale.position(Double($0.day)), y: axis.scale.position($0.figure)) }
            return (stroke, [last] + points, line.map(\.figure))
        }
        self.scale = scale
        plot = Plot(
            text: chart.text, axis: axis, top: top, height: chart.plotHeight,
            total: top + chart.plotHeight + 26)
    }

    /// Returns a figure so far below the lowest one that its label has room under the line; zero stays the end of an axis without figures below it.
    private static func roomy(_ low: Int64, below high: Int64) -> Int64 {
        let (figure, overflow) = low.subtractingReportingOverflow(high / 6 - low / 6)
        return overflow ? low : low >= 0 ? max(figure, 0) : figure
    }

    func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) {
        let lines = segments.filter { $0.count > 1 }, fade = lines.isEmpty ? nil : fade
        plot.begin(on: &canvas, hue: chart.hue, fade: fade, markCount: buckets.count)
        if !lines.isEmpty { canvas.line(LineMark(segments: lines, fade: fade, stroke: .known)) }
        for line in continued { canvas.line(LineMark(segments: [line.points], fade: nil, stroke: line.stroke)) }
        plot.rules(on: &canvas)
        let labels = LineLabels(self)
        canvas.points(
            segments.filter { $0.count == 1 }.flatMap { $0 }.map { PointMark(point: $0, radius: 4) }
                + labels.notable.map { PointMark(point: $0.point, radius: 4.5) })
        let ticks = TimeLabels(
            scale: scale, today: chart.today, baseline: plot.top + plot.height + 20, gutter: plot.axis.gutter, name: chart.tick)
        plot.end(
            on: &canvas, isEmpty: points.isEmpty, values: labels.texts, ticks: TextMark.inTiers(ticks.texts), hitAreas: hitAreas)
    }

    /// The gradient of the area, weakest at the zero line, from above and from below.
    private var fade: Fade? {
        guard chart.startsAtZero, let zero = plot.axis.zero else { return nil }
        return Fade(zero: zero, reach: max(points.compactMap { $0.map { abs($0.y - zero) } }.max() ?? 0, 1))
    }

    /// Columns with edges halfway between points.
    private var hitAreas: [HitArea] {
        let known = zip(points, rows).compactMap { point, row in
            point.map { (x: $0.x, caption: MarkCaption(label: row.label, detail: nil, figure: row.figures[0].text, link: row.link)) }
        }
        let expected = zip(continued.first?.points.dropFirst() ?? [], aheadRows).map { point, row in
            let figures = row.figures.map(\.text).filter { !$0.isEmpty }
            return (x: point.x, caption: MarkCaption(label: row.label, detail: nil, figure: figures.joined(separator: " · "), link: row.link))
        }
        let marks = known + expected, isFull = !expected.isEmpty || chart.days.domain == chart.days.span
        return marks.indices.map { index in
            let x = marks[index].x, left = index > 0 ? (marks[index - 1].x + x) / 2 : 0
            let end = isFull ? LineMark.width : min(2 * x - left, LineMark.width)
            let right = index + 1 < marks.count ? (marks[index + 1].x + x) / 2 : end
            return HitArea(x: left / 10, width: (right - left) / 10, caption: marks[index].caption)
        }
    }
}
