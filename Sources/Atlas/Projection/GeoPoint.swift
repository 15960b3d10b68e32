/// A point on the globe in degrees, WGS 84.
public struct GeoPoint: Sendable, Hashable {
    /// Degrees north, -90...90.
    public let latitude: Double
    /// Degrees east, -180..<180.
    public let longitude: Double

    /// Creates a point; nil if the latitude is beyond a pole or a number is not finite. The longitude is normalized.
    public init?(latitude: Double, longitude: Double) {
        guard latitude >= -90, latitude <= 90, longitude.isFinite else { return nil }
        self.init(bounded: latitude, longitude)
    }

    /// Creates a point from finite numbers; the latitude is clamped.
    init(bounded latitude: Double, _ longitude: Double) {
        self.latitude = min(max(latitude, -90), 90)
        self.longitude = Self.normalised(longitude)
    }

    private static func normalised(_ longitude: Double) -> Double {
        guard longitude < -180 || longitude >= 180 else { return longitude }
        let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
        let inside = turned < 0 ? turned + 360 : turned
        // A value just below -180° becomes 360 in the sum above, by rounding.
        return inside >= 360 ? -180 : inside - 180
    }
}
