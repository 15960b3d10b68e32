/// The size and texts of a drawing, and the paints that a canvas may have to define in advance.
public struct ChartFrame: Sendable, Equatable, Codable {
    /// The horizontal layout of a drawing.
    public enum Shape: Sendable, Equatable, Codable {
        /// A plot that stretches with its card. On its left is a gutter for the labels of the axis, in CSS pixels, a multiple of
        /// 8 from 24 to 96; on its right are ``Tier/overhang`` pixels.
        case plot(gutter: Double)
        /// A ring with a fixed width in CSS pixels.
        case ring(width: Double)
    }

    /// The ID, name and description of the picture.
    public let text: ChartText
    /// The horizontal layout.
    public let shape: Shape
    /// The height in CSS pixels.
    public let height: Double
    /// The name of the colour of its line, dots and area, for example `olive`; nil for the accent colour.
    public let hue: String?
    /// True if bars or samples of the key use the hatch of ``BarFill/loss``.
    public let usesHatch: Bool
    /// The gradient of its area; nil if it has none.
    public let fade: Fade?
    /// The approximate number of marks that follow, for reserving memory.
    public let markCount: Int

    init(
        _ text: ChartText, shape: Shape, height: Double, hue: String? = nil, usesHatch: Bool = false, fade: Fade? = nil,
        markCount: Int
    ) {
        (self.text, self.shape, self.height, self.hue) = (text, shape, height, hue)
        (self.usesHatch, self.fade, self.markCount) = (usesHatch, fade, markCount)
    }

    /// Returns the width of the plot or of the ring on a card with `content` CSS pixels for its content; labels are laid out for
    /// 250 and more.
    public func plotWidth(content: Double) -> Double {
        switch shape {
        case .plot(let gutter): content - gutter - Tier.overhang
        case .ring(let width): width
        }
    }
}

/// The gradient of an area between a line and the zero line.
public struct Fade: Sendable, Equatable, Codable {
    /// The position of the zero line in CSS pixels, where the gradient is weakest.
    public let zero: Double
    /// The distance from the zero line to the strongest point of the gradient in CSS pixels, in both directions; at least 1.
    public let reach: Double
}
