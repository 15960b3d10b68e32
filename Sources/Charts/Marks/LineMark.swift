/// A point of a drawing. Its vertical position is in CSS pixels from the top; its horizontal position is in thousandths of the
/// width of a plot, or in CSS pixels in a ring.
public struct PlotPoint: Sendable, Equatable, Codable {
    /// The horizontal position.
    public let x: Double
    /// The vertical position.
    public let y: Double
}

/// A line through points, broken at gaps, with or without an area down to the zero line.
public struct LineMark: Sendable, Equatable, Codable {
    /// The parts between gaps, at least one, each of at least two points.
    public let segments: [[PlotPoint]]
    /// The gradient of the area between the line and the zero line; nil for a line without an area.
    public let fade: Fade?
    /// The certainty that its stroke shows.
    public let stroke: LineStroke

    /// The width of a plot in the units of ``PlotPoint/x``.
    public static let width = 1_000.0
}

/// The certainty of a line. Strokes differ in pattern, so that they can be distinguished without colour.
public enum LineStroke: Sendable, Equatable, Codable {
    /// Solid: the figures are known.
    case known
    /// Dashed: the figures are expected.
    case expected
    /// Dotted: the figures are expected by another assumption.
    case assumed
}

/// A dot on a line.
public struct PointMark: Sendable, Equatable, Codable {
    /// Its centre.
    public let point: PlotPoint
    /// Its radius in CSS pixels, the same at every width.
    public let radius: Double
}
