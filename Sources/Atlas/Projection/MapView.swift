/// A window on the Web Mercator plane. Its corners lie on whole pixels, so that equal views have equal pictures.
public struct MapView: Sendable, Hashable {
    /// The point in the middle.
    public let center: GeoPoint
    /// How close: at 0 the world is 256 px wide, and each step doubles it; 0...19.
    public let zoom: Int
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// The left edge, in pixels of the world from 180° W; the middle is in the first world, so the edge may lie west of it.
    let left: Int
    /// The top edge, in pixels from the top of the Mercator square.
    let top: Int

    /// The zooms there are.
    public static let zooms = 0...19
    /// The sides that a view can have, in pixels.
    static let sides = 16...4_096

    /// A view around a point. Zoom and size are brought into their ranges, and the view is moved so that it stays inside the Mercator square
    /// north and south; one that is taller than the world has the equator in its middle.
    public init(center: GeoPoint, zoom: Int, width: Int = 720, height: Int = 520) {
        let zoom = min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound)
        let world = Double(Mercator.worldWidth(zoom: zoom))
        self.init(
            middleX: Int((Mercator.x(center.longitude) * world).rounded()),
            middleY: Int((Mercator.y(center.latitude) * world).rounded()),
            zoom: zoom, width: width, height: height)
    }

    /// A view around a pixel of the world.
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

    /// The view moved by so many pixels, east and south positive.
    public func moved(x: Int, y: Int) -> MapView {
        let limit = 1 << 30
        return MapView(
            middleX: left + width / 2 + min(max(x, -limit), limit), middleY: top + height / 2 + min(max(y, -limit), limit),
            zoom: zoom, width: width, height: height)
    }

    /// The view with the same middle at another zoom.
    public func zoomed(to zoom: Int) -> MapView { MapView(center: center, zoom: zoom, width: width, height: height) }

    /// The width of the world, in pixels.
    var world: Int { Mercator.worldWidth(zoom: zoom) }
}
