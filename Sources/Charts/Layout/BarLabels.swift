/// The figures at the ends of bars: largest first, and only if they touch neither a bar nor another figure.
struct BarLabels {
    let layout: BarLayout

    /// The maximum number of labelled bars; with more, only the largest on either side are labelled.
    private static let most = 24

    var texts: [TextMark] {
        guard layout.chart.series.count == 1 else { return [] }
        let bars = layout.chart.slots.indices.compactMap { slot in candidate(slot) }.sorted { $0.size > $1.size }
        return TextMark.inTiers { tier in labels(bars, layout.plot.axis.gutter, tier) }
    }

    private struct Candidate {
        let label: TextMark
        let size: UInt64
        let bar: BarMark?
    }

    private func labels(_ bars: [Candidate], _ gutter: Double, _ tier: Tier) -> [TextMark] {
        let width = tier.plotWidth(gutter: gutter)
        let marks = bars.map { $0.bar?.box(plotWidth: width) }
        var placed: [TextMark] = [], boxes: [Box] = []
        for (index, candidate) in bars.enumerated() {
            if bars.count > Self.most, !isExtreme(index, bars) { continue }
            let box = candidate.label.box(plotWidth: width)
            let isClear =
                marks.enumerated().allSatisfy { $0 == index || !($1?.overlaps(box) ?? false) }
                && !boxes.contains { $0.overlaps(box) }
            guard isClear, box.left >= -4, box.right <= width + Tier.overhang else { continue }
            placed.append(candidate.label)
            boxes.append(Box(left: box.left - 4, right: box.right + 4, top: box.top, bottom: box.bottom))
        }
        return placed
    }

    private func isExtreme(_ index: Int, _ bars: [Candidate]) -> Bool {
        bars.firstIndex { $0.bar?.isDown == bars[index].bar?.isDown } == index && bars[index].bar != nil
    }

    private func candidate(_ slot: Int) -> Candidate? {
        guard let figure = layout.chart.series[0].mark(slot).figure, let zero = layout.plot.axis.zero else { return nil }
        let bar = layout.bar(slot, 0)
        let tip = bar?.tip ?? zero
        let style = layout.chart.series[0].style
        let tone: TextMark.Tone = style == .bySign && figure != 0 ? (figure < 0 ? .over : .under) : .plain
        let text = TextWidth.whole(layout.chart.format.mark(figure), width: ValueAxis.widest)
        guard !text.isEmpty else { return nil }
        let label = TextMark(text, x: layout.slots.center(slot), baseline: figure < 0 ? tip + 13 : tip - 5, tone: tone)
        return Candidate(label: label, size: figure.magnitude, bar: bar)
    }
}
