/// The measures and the words of a drawing, and the paints that a writer may have to define before it uses them.
public struct ChartFrame: Sendable, Equatable {
    /// How wide a drawing is.
    public enum Shape: Sendable, Equatable {
        /// A plot that stretches with its card. To its left is a gutter of that many CSS pixels for the labels of the axis, a multiple of 8 from 24
        /// to 96; to its right are ``Tier/overhang`` pixels.
        case plot(gutter: Double)
        /// A ring, of that many CSS pixels at every width.
        case ring(width: Double)
    }

    /// Id, name and description of the picture.
    public let text: ChartText
    /// How wide it is.
    public let shape: Shape
    /// The height in CSS pixels.
    public let height: Double
    /// The name of the colour of its line, dots and area, `olive` say; nil for the accent.
    public let hue: String?
    /// Whether bars or samples of the key are filled with the hatch of ``BarFill/loss``.
    public let usesHatch: Bool
    /// The shade of its area; nil when it has none.
    public let fade: Fade?
    /// About how many marks follow, so that a writer can make room at once.
    public let markCount: Int

    init(
        _ text: ChartText, shape: Shape, height: Double, hue: String? = nil, usesHatch: Bool = false, fade: Fade? = nil,
        markCount: Int
    ) {
        (self.text, self.shape, self.height, self.hue) = (text, shape, height, hue)
        (self.usesHatch, self.fade, self.markCount) = (usesHatch, fade, markCount)
    }

    /// The width of the plot, or of the ring, on a card with room for `content` CSS pixels; labels are laid out for 250 and more.
    public func plotWidth(content: Double) -> Double {
        switch shape {
        case .plot(let gutter): content - gutter - Tier.overhang
        case .ring(let width): width
        }
    }
}

/// The shade of an area between a line and the zero line.
public struct Fade: Sendable, Equatable {
    /// The place of the zero line in CSS pixels, where the shade is faint.
    public let zero: Double
    /// The distance from the zero line in CSS pixels, upwards and downwards, at which it is strongest; at least 1.
    public let reach: Double
}
