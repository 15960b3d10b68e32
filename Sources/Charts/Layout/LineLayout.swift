/// The layout of a line chart: line, labels and links.
struct LineLayout {
    let chart: LineChart
    let buckets: [TimeBucket]
    let rows: [ChartTable.Row]
    let scale: TimeScale
    let plot: Plot
    /// The points of the buckets; nil at a gap.
    let points: [PlotPoint?]
    /// The parts of the line between gaps.
    let segments: [[PlotPoint]]

    init(_ chart: LineChart, buckets: [TimeBucket], rows: [ChartTable.Row]) {
        (self.chart, self.buckets, self.rows) = (chart, buckets, rows)
        let figures = buckets.compactMap(\.figure), top = 24.0
        let scale = TimeScale(domain: chart.days.domain, length: LineMark.width)
        let axis = ValueAxis(
            low: figures.min() ?? 0, high: figures.max() ?? 0, includesZero: chart.startsAtZero,
            target: figures.isEmpty ? nil : chart.target,
            format: chart.format, top: top, height: chart.plotHeight)
        points = buckets.map { bucket in
            let middle = Double(bucket.days.lowerBound + bucket.days.upperBound) / 2
            let day = chart.days.thinning.summary == .mean ? middle : Double(bucket.days.upperBound)
            return bucket.figure.map { PlotPoint(x: scale.position(day), y: axis.scale.position($0)) }
        }
        segments = points.split(separator: nil).map { $0.compactMap { $0 } }
        self.scale = scale
        plot = Plot(
            text: chart.text, axis: axis, top: top, height: chart.plotHeight,
            total: top + chart.plotHeight + 26)
    }

    func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) {
        let lines = segments.filter { $0.count > 1 }, fade = lines.isEmpty ? nil : fade
        plot.begin(on: &canvas, hue: chart.hue, fade: fade, markCount: buckets.count)
        if !lines.isEmpty { canvas.line(LineMark(segments: lines, fade: fade)) }
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

    /// Columns whose edges are halfway between points.
    private var hitAreas: [HitArea] {
        let known = points.indices.compactMap { index in points[index].map { (index: index, x: $0.x) } }
        return known.indices.map { order in
            let (index, x) = known[order]
            let left = order > 0 ? (known[order - 1].x + x) / 2 : 0
            let end = chart.days.domain == chart.days.span ? LineMark.width : min(2 * x - left, LineMark.width)
            let right = order + 1 < known.count ? (known[order + 1].x + x) / 2 : end
            let row = rows[index]
            return HitArea(
                x: left / 10, width: (right - left) / 10,
                caption: MarkCaption(label: row.label, detail: nil, figure: row.figures[0].text, link: row.link))
        }
    }
}
