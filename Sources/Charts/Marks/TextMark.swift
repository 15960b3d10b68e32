/// A text of a drawing. Its anchor is at `x` percent of the plot's width plus `offset` pixels; in a ring, and in the gutter, `x`
/// is 0.
public struct TextMark: Sendable, Equatable, Codable {
    /// Percent of the plot's width.
    public let x: Double
    /// The distance to the right of `x`, in CSS pixels.
    public let offset: Double
    /// The baseline, in CSS pixels from the top.
    public let baseline: Double
    /// The part of the text at the anchor's position.
    public let anchor: Anchor
    /// Its emphasis.
    public let tone: Tone
    /// The font size in CSS pixels.
    public let size: Double
    /// The tier that shows it; nil for both.
    public private(set) var tier: Tier?
    /// The text, not escaped.
    public let text: String

    /// The emphasis of a text.
    public enum Tone: Sendable, Equatable, Codable {
        /// The normal emphasis of its role.
        case plain
        /// A figure above zero, in a chart where figures below zero exceed a limit.
        case under
        /// A figure below zero, which exceeds its limit.
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

    /// Returns true if it is shown on cards of a tier.
    public func isShown(in tier: Tier) -> Bool { self.tier == nil || self.tier == tier }

    /// Returns the area that it covers on a plot of that width, as estimated by the layout.
    func box(plotWidth: Double) -> Box {
        Box(text: text, x: x / 100 * plotWidth + offset, anchor: anchor, baseline: baseline, size: size)
    }

    /// Returns the texts that `place` positions in each tier; one with the same position in both is returned once.
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

/// The part of a text at its position (SVG's `text-anchor`).
public enum Anchor: Sendable, Equatable, Codable {
    /// Its left edge.
    case start
    /// Its middle.
    case middle
    /// Its right edge.
    case end

    /// The fraction of the text to the left of its position, 0 to 1.
    public var shareBefore: Double {
        switch self {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        }
    }
}
