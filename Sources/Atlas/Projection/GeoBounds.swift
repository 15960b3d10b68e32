/// A rectangle on the globe between two parallels and two meridians, in degrees.
public struct GeoBounds: Sendable, Hashable {
    /// The southern parallel.
    public let south: Double
    /// The western meridian, -180...180.
    public let west: Double
    /// The northern parallel.
    public let north: Double
    /// The eastern meridian, -180...180; less than ``west`` if the rectangle crosses 180°.
    public let east: Double

    /// Creates a rectangle; it crosses 180° if `west` is greater than `east`.
    public init(south: Double, west: Double, north: Double, east: Double) {
        (self.south, self.west, self.north, self.east) = (south, west, north, east)
    }

    /// True if the rectangle crosses 180°.
    public var crossesDateLine: Bool { west > east }

    /// Returns true if the rectangle contains a point, edges included.
    public func contains(_ point: GeoPoint) -> Bool {
        guard point.latitude >= south, point.latitude <= north else { return false }
        return crossesDateLine
            ? point.longitude >= west || point.longitude <= east : point.longitude >= west && point.longitude <= east
    }
}
