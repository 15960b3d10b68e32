#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A slice of a ring, clockwise from the top. Angles are fractions of a full turn, 0 to 1.
public struct SectorMark: Sendable, Equatable, Codable {
    /// Its start: the sum of the shares before it.
    public let start: Double
    /// Its share of the total, greater than 0 and at most 1.
    public let share: Double
    /// The name of its colour.
    public let hue: String
    /// The caption and link.
    public let caption: MarkCaption

    /// The centre of the ring in CSS pixels.
    public static let center = PlotPoint(x: 106, y: 92)
    /// The radius of the middle of the ring's stroke in CSS pixels.
    public static let radius = 60.0
    /// The thickness of the ring in CSS pixels; `statistics.css` sets the same.
    public static let thickness = 22.0
    /// The gap between two slices, and the minimum length of a slice, as fractions of a turn.
    private static let gap = 0.007, least = 0.004

    /// The arc to draw, shortened by half a gap at either end; nil for the full circle.
    public var arc: (start: Double, length: Double)? {
        guard share < 1 - Self.gap else { return nil }
        let length = max(share - Self.gap, Self.least)
        return (start + (share - length) / 2, length)
    }

    /// Returns the point at `radius` CSS pixels from the centre, in the direction of a fraction of a turn.
    public static func point(_ share: Double, radius: Double = Self.radius) -> PlotPoint {
        let angle = share * 2 * Double.pi
        return PlotPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
}
