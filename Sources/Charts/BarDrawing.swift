/// Where the bars of a chart are, and its markup.
struct BarDrawing {
    let chart: BarChart
    /// The figures in full: by slot, then by series.
    let texts: [[String]]
    let slots: BandScale
    let plot: Plot
    /// The series' bars within a slot, in percent of the plot.
    let inner: BandScale
    let isEmpty: Bool
    private let tickBaseline: Double

    init(_ chart: BarChart, texts: [[String]]) {
        (self.chart, self.texts) = (chart, texts)
        let figures = chart.series.flatMap { $0.marks.prefix(chart.slots.count).compactMap { $0.figure } }
        isEmpty = figures.isEmpty
        let count = max(chart.series.count, 1)
        slots = BandScale(
            count: chart.slots.count, length: 100, padding: chart.slots.count > 16 ? 0.14 : 0.34, widest: 9 * Double(count))
        inner = BandScale(count: count, length: slots.bandwidth, padding: count > 1 ? 0.08 : 0)
        let top = 22.0
        let axis = ValueAxis(
            low: figures.min() ?? 0, high: figures.max() ?? 0, includesZero: true, target: isEmpty ? nil : chart.target,
            format: chart.format, top: top, height: chart.plotHeight)
        // A label under the lowest bar may reach below the plot.
        let reach = chart.series.count == 1 && figures.contains { $0 < 0 } ? 14.0 : 0
        let lines = Double(chart.slots.map(\.tick.count).max() ?? 0)
        plot = Plot(
            text: chart.text, axis: axis, top: top, height: chart.plotHeight,
            total: top + chart.plotHeight + reach + 8 + lines * BandLabels.lineHeight)
        tickBaseline = top + chart.plotHeight + reach + 20
    }

    var markup: [UInt8] {
        var svg = SVGWriter(capacity: 2_048 + chart.slots.count * max(chart.series.count, 1) * 256)
        plot.open(&svg)
        if usesHatch { svg.hatch(id: chart.text.id) }
        plot.openPicture(&svg)
        currentColumn(&svg)
        for (index, series) in chart.series.enumerated() { bars(series, index, &svg) }
        plot.rules(&svg)
        if isEmpty { plot.message(chart.text.empty, &svg) }
        svg.raw("<g class=\"vs\">")
        BarLabels(drawing: self).set.write(into: &svg)
        svg.raw("</g><g>")
        let ticks = BandLabels(bands: slots, slots: chart.slots, baseline: tickBaseline, gutter: plot.axis.gutter)
        LabelSet { ticks.labels($0) }.write(into: &svg)
        svg.raw("</g></g>")
        HitArea.write(hits, into: &svg)
        svg.raw("</svg>")
        return svg.bytes
    }

    /// The bar of a figure; nil for zero and for what is not known.
    func bar(_ slot: Int, _ series: Int) -> BarMark? {
        guard let figure = chart.series[series].mark(slot).figure, figure != 0, let zero = plot.axis.zero else { return nil }
        return BarMark(
            x: slots.start(slot) + inner.start(series), width: inner.bandwidth, end: plot.axis.scale.position(figure).rounded(),
            zero: zero, isDown: figure < 0)
    }

    private var usesHatch: Bool { chart.series.contains { $0.style == .loss || $0.style == .bySign } }

    private func currentColumn(_ svg: inout SVGWriter) {
        for index in chart.slots.indices where chart.slots[index].isCurrent {
            svg.raw("<rect class=\"today\" rx=\"6\"")
            let width = min(slots.step, slots.bandwidth * 1.5)
            svg.percent("x", slots.center(index) - width / 2)
            svg.percent("width", width)
            svg.attribute("height", plot.total)
            svg.raw("/>")
        }
    }

    private func bars(_ series: BarChart.Series, _ index: Int, _ svg: inout SVGWriter) {
        guard let zero = plot.axis.zero else { return }
        let bars = chart.slots.indices.compactMap { bar($0, index) }
        for isDown in [false, true] where bars.contains(where: { $0.isDown == isDown }) {
            svg.raw("<svg")
            if isDown { svg.attribute("y", zero) }
            svg.attribute("height", isDown ? plot.total - zero : zero)
            svg.raw("><g")
            svg.barStyle(series.style, isDown: isDown, id: chart.text.id)
            svg.raw(">")
            for bar in bars where bar.isDown == isDown { bar.write(into: &svg) }
            svg.raw("</g></svg>")
        }
    }

    private var hits: [HitArea] {
        let width = slots.step / Double(max(chart.series.count, 1))
        return chart.slots.indices.flatMap { slot in
            chart.series.indices.compactMap { series in
                let mark = chart.series[series].mark(slot)
                guard mark.figure != nil else { return nil }
                return HitArea(
                    x: slots.step * Double(slot) + width * Double(series), width: width, label: chart.slots[slot].label,
                    series: chart.series.count > 1 ? chart.series[series].name : nil, figure: texts[slot][series], link: mark.link
                )
            }
        }
    }
}
