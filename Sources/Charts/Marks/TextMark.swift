/// A text of a drawing. It is anchored at `x` percent of the plot's width plus `offset` pixels; on a ring, and in the gutter, `x` is 0.
public struct TextMark: Sendable, Equatable {
    /// Percent of the plot's width.
    public let x: Double
    /// CSS pixels from `x` to the right.
    public let offset: Double
    /// The baseline, in CSS pixels from the top.
    public let baseline: Double
    /// The part of the text that stands there.
    public let anchor: Anchor
    /// Its emphasis.
    public let tone: Tone
    /// The size of its font in CSS pixels.
    public let size: Double
    /// The only widths at which there is room for it; nil at all widths.
    public private(set) var tier: Tier?
    /// The words or figures, not escaped.
    public let text: String

    /// The emphasis of a text.
    public enum Tone: Sendable, Equatable {
        /// That of its role.
        case plain
        /// A figure above zero, where figures below zero are over a limit.
        case under
        /// A figure below zero, over its limit.
        case over
        /// The current slot, today, or the target.
        case now
    }

    init(
        _ text: String, x: Double = 0, offset: Double = 0, baseline: Double, anchor: Anchor = .middle, tone: Tone = .plain,
        size: Double = TextWidth.labelSize
    ) {
        (self.text, self.x, self.offset, self.baseline) = (text, x, offset, baseline)
        (self.anchor, self.tone, self.size) = (anchor, tone, size)
    }

    /// Whether it shows on cards of a tier.
    public func isShown(in tier: Tier) -> Bool { self.tier == nil || self.tier == tier }

    /// The area that it covers on a plot of that width, as estimated by the layout.
    func box(plotWidth: Double) -> Box {
        Box(text: text, x: x / 100 * plotWidth + offset, anchor: anchor, baseline: baseline, size: size)
    }

    /// The texts that `place` finds room for in each tier; one with the same place in both is there once.
    static func inTiers(_ place: (Tier) -> [TextMark]) -> [TextMark] {
        var texts = place(.narrow)
        for index in texts.indices { texts[index].tier = .narrow }
        for var text in place(.wide) {
            text.tier = .narrow
            if let same = texts.firstIndex(of: text) {
                texts[same].tier = nil
            } else {
                text.tier = .wide
                texts.append(text)
            }
        }
        return texts
    }
}

/// Which part of a text stands at its place (SVG's `text-anchor`).
public enum Anchor: Sendable, Equatable {
    /// Its left edge.
    case start
    /// Its middle.
    case middle
    /// Its right edge.
    case end

    /// How much of the text is to the left of its place, 0 to 1.
    public var shareBefore: Double {
        switch self {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        }
    }
}
