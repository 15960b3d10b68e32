/// The layout of a bar chart: bars, labels and links.
struct BarLayout {
    let chart: BarChart
    /// The full texts of the figures: by slot, then by series.
    let texts: [[String]]
    let slots: BandScale
    let plot: Plot
    /// The positions of the series within a slot, in percent of the plot.
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
        // The label of the lowest bar may extend below the plot.
        let reach = chart.series.count == 1 && figures.contains { $0 < 0 } ? 14.0 : 0
        let lines = Double(chart.slots.map(\.tick.count).max() ?? 0)
        plot = Plot(
            text: chart.text, axis: axis, top: top, height: chart.plotHeight,
            total: top + chart.plotHeight + reach + 8 + lines * BandLabels.lineHeight)
        tickBaseline = top + chart.plotHeight + reach + 20
    }

    func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) {
        plot.begin(on: &canvas, usesHatch: usesHatch, markCount: chart.slots.count * max(chart.series.count, 1))
        for index in chart.slots.indices where chart.slots[index].isCurrent {
            let width = min(slots.step, slots.bandwidth * 1.5)
            canvas.highlight(x: slots.center(index) - width / 2, width: width)
        }
        for (index, series) in chart.series.enumerated() {
            let bars = chart.slots.indices.compactMap { bar($0, index) }
            for isDown in [false, true] {
                let side = bars.filter { $0.isDown == isDown }
                if !side.isEmpty { canvas.bars(side, fill: series.style.fill(isDown: isDown)) }
            }
        }
        plot.rules(on: &canvas)
        let ticks = BandLabels(bands: slots, slots: chart.slots, baseline: tickBaseline, gutter: plot.axis.gutter)
        plot.end(
            on: &canvas, isEmpty: isEmpty, values: BarLabels(layout: self).texts, ticks: TextMark.inTiers(ticks.texts),
            hitAreas: hitAreas)
    }

    /// Returns the bar of a figure; nil for zero and for an unknown figure.
    func bar(_ slot: Int, _ series: Int) -> BarMark? {
        guard let figure = chart.series[series].mark(slot).figure, figure != 0, let zero = plot.axis.zero else { return nil }
        return BarMark(
            x: slots.start(slot) + inner.start(series), width: inner.bandwidth, end: plot.axis.scale.position(figure).rounded(),
            zero: zero, isDown: figure < 0)
    }

    private var usesHatch: Bool { chart.series.contains { $0.style == .loss || $0.style == .bySign } }

    private var hitAreas: [HitArea] {
        let width = slots.step / Double(max(chart.series.count, 1))
        return chart.slots.indices.flatMap { slot in
            chart.series.indices.compactMap { series in
                let mark = chart.series[series].mark(slot)
                guard mark.figure != nil else { return nil }
                return HitArea(
                    x: slots.step * Double(slot) + width * Double(series), width: width,
                    caption: MarkCaption(
                        label: chart.slots[slot].label, detail: chart.series.count > 1 ? chart.series[series].name : nil,
                        figure: texts[slot][series], link: mark.link))
            }
        }
    }
}
