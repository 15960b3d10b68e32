/// The labels under bands: as many as fit, at regular intervals, and always the label of the current slot.
struct BandLabels {
    private let bands: BandScale
    private let slots: [BarChart.Slot]
    private let baseline: Double, gutter: Double
    /// The slots with a tick, its lines, and the width of the widest line.
    private let ticks: [(slot: Int, lines: [String], width: Double)]

    static let lineHeight = 16.0
    private static let gap = 4.0
    private static let strides = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1_000]
    private static let widest = 96.0

    /// - Parameter baseline: the baseline of the first line.
    init(bands: BandScale, slots: [BarChart.Slot], baseline: Double, gutter: Double) {
        (self.bands, self.slots, self.baseline, self.gutter) = (bands, slots, baseline, gutter)
        ticks = slots.indices.filter { !slots[$0].tick.isEmpty }.map { index in
            let lines = slots[index].tick.map { TextWidth.fitted($0, width: Self.widest) }
            return (index, lines, lines.map { TextWidth.of($0) }.max() ?? 0)
        }
    }

    func texts(_ tier: Tier) -> [TextMark] {
        let width = tier.plotWidth(gutter: gutter), places = ticks.map { place($0.slot, $0.width, width) }
        guard let fit = Self.strides.first(where: { fits(places, stride: $0) }) else { return [] }
        let now = ticks.indices.filter { slots[ticks[$0].slot].isCurrent }
        let chosen = stride(from: 0, to: ticks.count, by: fit).filter { index in
            !now.contains { $0 != index && places[$0].touches(places[index]) }
        }
        return Set(chosen + now).sorted().flatMap { index in
            ticks[index].lines.enumerated().map { line, text in
                TextMark(
                    text, x: places[index].x, baseline: baseline + Double(line) * Self.lineHeight,
                    anchor: places[index].anchor,
                    tone: slots[ticks[index].slot].isCurrent ? .now : .plain)
            }
        }
    }

    private struct Extent {
        let x: Double, anchor: Anchor, left: Double, right: Double

        func touches(_ other: Extent) -> Bool { left < other.right + BandLabels.gap && other.left < right + BandLabels.gap }
    }

    private func fits(_ places: [Extent], stride by: Int) -> Bool {
        var last: Extent?
        for index in stride(from: 0, to: places.count, by: by) {
            if let last, last.touches(places[index]) { return false }
            last = places[index]
        }
        return true
    }

    /// Returns the position centred under the band, or shifted inwards if the label would leave the card.
    private func place(_ slot: Int, _ text: Double, _ width: Double) -> Extent {
        let center = bands.center(slot), middle = center / 100 * width
        if middle + text / 2 > width + Tier.overhang { return Extent(x: 100, anchor: .end, left: width - text, right: width) }
        if middle - text / 2 < -gutter { return Extent(x: 0, anchor: .start, left: 0, right: text) }
        return Extent(x: center, anchor: .middle, left: middle - text / 2, right: middle + text / 2)
    }
}
