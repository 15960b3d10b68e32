/// The labels of an axis of days: the finest step with labels that all fit, and always the label of today.
struct TimeLabels {
    let scale: TimeScale
    let today: LineChart.Today?
    let baseline: Double
    let gutter: Double
    let name: (TimeTick) -> String

    private static let gap = 10.0
    private static let widest = 96.0

    func texts(_ tier: Tier) -> [TextMark] {
        let width = tier.plotWidth(gutter: gutter)
        let now = today.flatMap { scale.domain.contains($0.day) ? label($0.label, day: $0.day, width, isToday: true) : nil }
        for step in TimeScale.steps {
            let ticks = scale.ticks(step, most: Int(width / 14))
            guard !ticks.isEmpty else { continue }
            let labels = ticks.map { label(name($0), day: $0.day, width) }
            guard !zip(labels, labels.dropFirst()).contains(where: { overlap($0, $1, width) }) else { continue }
            return labels.filter { label in !(now.map { overlap($0, label, width) } ?? false) } + (now.map { [$0] } ?? [])
        }
        return now.map { [$0] } ?? []
    }

    private func overlap(_ one: TextMark, _ other: TextMark, _ width: Double) -> Bool {
        let (a, b) = (one.box(plotWidth: width), other.box(plotWidth: width))
        return a.left < b.right + Self.gap && b.left < a.right + Self.gap
    }

    private func label(_ text: String, day: Int, _ width: Double, isToday: Bool = false) -> TextMark {
        let text = TextWidth.fitted(text, width: Self.widest), half = TextWidth.of(text) / 2
        let share = scale.position(Double(day)) / scale.length, place = share * width
        let (x, anchor): (Double, Anchor) =
            place + half > width + Tier.overhang ? (100, .end) : place - half < -gutter ? (0, .start) : (share * 100, .middle)
        return TextMark(text, x: x, baseline: baseline, anchor: anchor, tone: isToday ? .now : .plain)
    }
}
