/// A rectangle of the Web Mercator plane. Its corners are on whole pixels, so that equal views have equal pictures.
public struct MapView: Sendable, Hashable {
    /// The centre.
    public let center: GeoPoint
    /// The zoom level, 0...19: the world is 256 px wide at 0, and twice as wide at each further level.
    public let zoom: Int
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The left edge, in pixels of the world from 180° W; it may be negative, since only the centre is in the first copy of the
    /// world.
    let left: Int
    /// The top edge, in pixels from the top of the Mercator square.
    let top: Int

    /// The possible zoom levels.
    public static let zooms = 0...19
    /// The possible widths and heights, in pixels.
    static let sides = 16...4_096

    /// Creates a view around a point. Zoom and size are clamped to their ranges, and the view is moved to stay within the
    /// Mercator square north and south; a view taller than the world is centred on the equator.
    public init(center: GeoPoint, zoom: Int, width: Int = 720, height: Int = 520) {
        let zoom = min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound)
        let world = Double(Mercator.worldWidth(zoom: zoom))
        self.init(
            middleX: Int((Mercator.x(center.longitude) * world).rounded()),
            middleY: Int((Mercator.y(center.latitude) * world).rounded()),
            zoom: zoom, width: width, height: height)
    }

    /// Creates a view around a pixel of the world.
    private init(middleX: Int, middleY: Int, zoom: Int, width: Int, height: Int) {
        let world = Mercator.worldWidth(zoom: zoom)
        let width = min(max(width, Self.sides.lowerBound), Self.sides.upperBound)
        let height = min(max(height, Self.sides.lowerBound), Self.sides.upperBound)
        let across = ((middleX % world) + world) % world
        let top = height >= world ? (world - height) / 2 : min(max(middleY - height / 2, 0), world - height)
        (self.zoom, self.width, self.height) = (zoom, width, height)
        (self.left, self.top) = (across - width / 2, top)
        center = GeoPoint(
            bounded: Mercator.latitude(Double(top + height / 2) / Double(world)),
            Mercator.longitude(Double(across) / Double(world)))
    }

    /// Returns the view moved by a number of pixels, east and south positive.
    public func moved(x: Int, y: Int) -> MapView {
        let limit = 1 << 30
        return MapView(
            middleX: left + width / 2 + min(max(x, -limit), limit), middleY: top + height / 2 + min(max(y, -limit), limit),
            zoom: zoom, width: width, height: height)
    }

    /// Returns the view with the same centre at another zoom level.
    public func zoomed(to zoom: Int) -> MapView { MapView(center: center, zoom: zoom, width: width, height: height) }

    /// The width of the world, in pixels.
    var world: Int { Mercator.worldWidth(zoom: zoom) }
}
