/// A label of a plot: across in percent of its width, down in CSS pixels.
struct Label: Equatable {
    var text: String
    var x: Double
    var baseline: Double
    var anchor = Anchor.middle
    var tone = Tone.plain
    /// CSS pixels from `x` to the right.
    var offset = 0.0

    enum Tone: Equatable {
        case plain, under, over, now

        var name: StaticString {
            switch self {
            case .plain: ""
            case .under: "under"
            case .over: "over"
            case .now: "now"
            }
        }
    }

    /// What the label covers on a plot of that width.
    func box(plotWidth: Double) -> Box {
        Box(text: text, x: x / 100 * plotWidth + offset, anchor: anchor, baseline: baseline)
    }
}

/// Labels with the tiers that they show in.
struct LabelSet {
    private(set) var labels: [(label: Label, shown: Visibility)] = []

    /// What `place` finds room for in each tier; a label with the same place in both is written once.
    init(_ place: (Tier) -> [Label]) {
        labels = place(.narrow).map { ($0, Visibility(narrow: true)) }
        for label in place(.wide) {
            if let same = labels.firstIndex(where: { $0.label == label }) {
                labels[same].shown.wide = true
            } else {
                labels.append((label, Visibility(wide: true)))
            }
        }
    }

    func write(into svg: inout SVGWriter) {
        for (label, shown) in labels {
            svg.raw("<text")
            svg.percent("x", label.x)
            svg.attribute("y", label.baseline)
            if label.offset != 0 { svg.attribute("dx", label.offset) }
            svg.classes([shown.name, label.anchor.name, label.tone.name])
            svg.raw(">")
            svg.escaped(label.text)
            svg.raw("</text>")
        }
    }
}
