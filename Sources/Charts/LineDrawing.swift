/// Where the line of a chart goes, and its markup.
struct LineDrawing {
    let chart: LineChart
    let buckets: [TimeBucket]
    let rows: [ChartTable.Row]
    let scale: TimeScale
    let plot: Plot
    /// The places of the points; nil where the line breaks.
    let places: [Place?]
    /// The stretches between gaps.
    let segments: [[Place]]

    init(_ chart: LineChart, buckets: [TimeBucket], rows: [ChartTable.Row]) {
        (self.chart, self.buckets, self.rows) = (chart, buckets, rows)
        let figures = buckets.compactMap(\.figure), top = 24.0
        let scale = TimeScale(domain: chart.days.domain, length: LineMark.width)
        let axis = ValueAxis(
            low: figures.min() ?? 0, high: figures.max() ?? 0, includesZero: chart.startsAtZero,
            target: figures.isEmpty ? nil : chart.target,
            format: chart.format, top: top, height: chart.plotHeight)
        places = buckets.map { bucket in
            let middle = Double(bucket.days.lowerBound + bucket.days.upperBound) / 2
            let day = chart.days.thinning.summary == .mean ? middle : Double(bucket.days.upperBound)
            return bucket.figure.map { Place(x: scale.position(day), y: axis.scale.position($0)) }
        }
        segments = places.split(separator: nil).map { $0.compactMap { $0 } }
        self.scale = scale
        plot = Plot(
            text: chart.text, axis: axis, top: top, height: chart.plotHeight,
            total: top + chart.plotHeight + 26)
    }

    var markup: [UInt8] {
        var svg = SVGWriter(capacity: 3_072 + buckets.count * 256)
        plot.open(&svg, hue: chart.hue)
        if hasArea { fade(&svg) }
        plot.openPicture(&svg)
        lines(&svg)
        plot.rules(&svg)
        let labels = LineLabels(self)
        svg.raw("<g class=\"dot\">")
        for place in alone { PointMark(place: place, radius: 4).write(into: &svg) }
        for place in labels.notable.map(\.place) { PointMark(place: place, radius: 4.5).write(into: &svg) }
        svg.raw("</g>")
        if places.isEmpty { plot.message(chart.text.empty, &svg) }
        svg.raw("<g class=\"vs\">")
        labels.set.write(into: &svg)
        svg.raw("</g><g>")
        let ticks = TimeLabels(
            scale: scale, today: chart.today, baseline: plot.top + plot.height + 20, gutter: plot.axis.gutter, name: chart.tick)
        LabelSet { ticks.labels($0) }.write(into: &svg)
        svg.raw("</g></g>")
        HitArea.write(hits, into: &svg)
        svg.raw("</svg>")
        return svg.bytes
    }

    private var alone: [Place] { segments.filter { $0.count == 1 }.compactMap(\.first) }

    private var hasArea: Bool { chart.startsAtZero && plot.axis.zero != nil && segments.contains { $0.count > 1 } }

    private func lines(_ svg: inout SVGWriter) {
        let segments = segments.filter { $0.count > 1 }
        guard !segments.isEmpty else { return }
        svg.raw("<svg")
        svg.attribute("height", plot.total)
        svg.raw(" viewBox=\"0 0 1000 ")
        svg.number(plot.total)
        svg.raw("\" preserveAspectRatio=\"none\">")
        if hasArea, let zero = plot.axis.zero {
            svg.raw("<path fill=\"url(#")
            svg.escaped(chart.text.id)
            svg.raw("-f)\" d=\"")
            for places in segments { AreaMark(places: places, zero: zero).write(into: &svg) }
            svg.raw("\"/>")
        }
        svg.raw("<path class=\"line\" d=\"")
        for places in segments { LineMark(places: places).write(into: &svg) }
        svg.raw("\"/></svg>")
    }

    /// The area fades towards the zero line, from above and from below.
    private func fade(_ svg: inout SVGWriter) {
        guard let zero = plot.axis.zero else { return }
        let far = max(places.compactMap { $0.map { abs($0.y - zero) } }.max() ?? 0, 1)
        svg.raw("<defs><linearGradient id=\"")
        svg.escaped(chart.text.id)
        svg.raw("-f\" gradientUnits=\"userSpaceOnUse\" x2=\"0\" spreadMethod=\"reflect\"")
        svg.attribute("y1", zero)
        svg.attribute("y2", zero - far)
        svg.raw("><stop class=\"faint\"/><stop class=\"soft\" offset=\"1\"/></linearGradient></defs>")
    }

    /// Columns that meet halfway between points.
    private var hits: [HitArea] {
        let known = places.indices.compactMap { index in places[index].map { (index: index, x: $0.x) } }
        return known.indices.map { order in
            let (index, x) = known[order]
            let left = order > 0 ? (known[order - 1].x + x) / 2 : 0
            let end = chart.days.domain == chart.days.span ? LineMark.width : min(2 * x - left, LineMark.width)
            let right = order + 1 < known.count ? (known[order + 1].x + x) / 2 : end
            let row = rows[index]
            return HitArea(
                x: left / 10, width: (right - left) / 10, label: row.label, series: nil, figure: row.figures[0].text,
                link: row.link)
        }
    }
}
