/// The labels under bands: as many as fit, at even steps, and always the one that is current.
struct BandLabels {
    let bands: BandScale
    let slots: [BarChart.Slot]
    /// The baseline of the first line.
    let baseline: Double
    let gutter: Double

    static let lineHeight = 16.0
    private static let gap = 4.0
    private static let strides = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1_000]
    private static let widest = 96.0

    func labels(_ tier: Tier) -> [Label] {
        let width = tier.plotWidth(gutter: gutter)
        let named = slots.indices.filter { !slots[$0].tick.isEmpty }
        let boxes = named.map { extent($0, width) }
        guard let fit = Self.strides.first(where: { fits(boxes, stride: $0) }) else { return [] }
        let now = named.indices.filter { slots[named[$0]].isCurrent }
        let chosen = stride(from: 0, to: named.count, by: fit).filter { index in
            !now.contains { $0 != index && Self.overlap(boxes[$0], boxes[index]) }
        }
        return Set(chosen + now).sorted().flatMap { lines(named[$0], width) }
    }

    private func fits(_ boxes: [ClosedRange<Double>], stride by: Int) -> Bool {
        var last: ClosedRange<Double>?
        for index in stride(from: 0, to: boxes.count, by: by) {
            if let last, Self.overlap(last, boxes[index]) { return false }
            last = boxes[index]
        }
        return true
    }

    private static func overlap(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Bool {
        one.lowerBound < other.upperBound + gap && other.lowerBound < one.upperBound + gap
    }

    private func extent(_ index: Int, _ width: Double) -> ClosedRange<Double> {
        let boxes = lines(index, width).map { $0.box(plotWidth: width) }
        let left = boxes.map(\.left).min() ?? 0
        return left...max(boxes.map(\.right).max() ?? 0, left)
    }

    private func lines(_ index: Int, _ width: Double) -> [Label] {
        let texts = slots[index].tick.map { TextWidth.fitted($0, width: Self.widest) }
        let half = (texts.map { TextWidth.of($0) }.max() ?? 0) / 2
        let center = bands.center(index), place = center / 100 * width
        let (x, anchor): (Double, Anchor) =
            place + half > width + Tier.overhang ? (100, .end) : place - half < -gutter ? (0, .start) : (center, .middle)
        return texts.enumerated().map { line, text in
            Label(text: text, x: x, baseline: baseline + Double(line) * Self.lineHeight, anchor: anchor, tone: slots[index].isCurrent ? .now : .plain)
        }
    }
}
