extension GeoPoint {
    /// Creates a point from degrees times 100,000, as they are stored: about a metre. Nil beyond a pole.
    public init?(latitude: Int, longitude: Int) {
        self.init(latitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000)
    }

    /// Degrees times 100,000, rounded.
    public var whole: (latitude: Int, longitude: Int) {
        (Int((latitude * 100_000).rounded()), Int((longitude * 100_000).rounded()))
    }
}

extension MapView {
    /// Returns the point at a pixel that a browser reported.
    public func point(x: Int, y: Int) -> GeoPoint { point(x: Double(x), y: Double(y)) }

    /// Returns the position of a point in whole pixels.
    public func pixel(of point: GeoPoint) -> (x: Int, y: Int) {
        let position = position(of: point)
        // A view has at most some thousand pixels, and the world at the closest zoom 2^27.
        return (Int(position.x.rounded()), Int(position.y.rounded()))
    }
}
