/// A point of a drawing. Down it is in CSS pixels from the top; across it is in thousandths of the width of a plot, or in CSS pixels on a ring.
public struct PlotPoint: Sendable, Equatable {
    /// Across.
    public let x: Double
    /// Down.
    public let y: Double
}

/// A line through points, broken at gaps, with or without the area down to the zero line.
public struct LineMark: Sendable, Equatable {
    /// The stretches between gaps, each of two points or more; at least one.
    public let segments: [[PlotPoint]]
    /// The shade of the area between each stretch and the zero line; nil for a line without an area.
    public let fade: Fade?

    /// The width of a plot in the units of ``PlotPoint/x``.
    public static let width = 1_000.0
}

/// A dot on a line.
public struct PointMark: Sendable, Equatable {
    /// Its middle.
    public let point: PlotPoint
    /// Its radius in CSS pixels, at every width.
    public let radius: Double
}
