extension MapView {
    /// Where a point is, in pixels from the top left corner: of all copies of the world the one nearest to the middle.
    public func position(of point: GeoPoint) -> (x: Double, y: Double) {
        let world = Double(world), middle = Double(width / 2)
        var x = Mercator.x(point.longitude) * world - Double(left)
        if x - middle > world / 2 { x -= world }
        if middle - x > world / 2 { x += world }
        return (x, Mercator.y(point.latitude) * world - Double(top))
    }

    /// The same, but at least so many pixels inside the northern and southern ends of the map, beyond which the poles lie.
    public func position(of point: GeoPoint, inset: Double) -> (x: Double, y: Double) {
        let (x, y) = position(of: point)
        return (x, min(max(y, inset - Double(top)), Double(world - top) - inset))
    }

    /// The point at a pixel; above and below the Mercator square its edge.
    public func point(x: Double, y: Double) -> GeoPoint {
        let world = Double(world)
        guard x.isFinite, y.isFinite else { return center }
        let down = min(max((Double(top) + y) / world, 0), 1)
        return GeoPoint(bounded: Mercator.latitude(down), Mercator.longitude((Double(left) + x) / world))
    }

    /// What the view shows; all longitudes when it is as wide as the world.
    public var bounds: GeoBounds {
        let northWest = point(x: 0, y: 0), southEast = point(x: Double(width), y: Double(height))
        let (west, east) = width >= world ? (-180, 180) : (northWest.longitude, southEast.longitude)
        // The meridian of 180° as an eastern edge, not as the western edge that it is too.
        return GeoBounds(south: southEast.latitude, west: west, north: northWest.latitude, east: east == -180 ? 180 : east)
    }

    /// The tiles of a raster layer that cover the view, row by row, with places in pixels from the top left corner.
    public var tiles: [MapTile] {
        let side = 256, count = 1 << zoom
        let rows = max(top, 0) / side...min(max(top + height - 1, 0) / side, count - 1)
        let columns = Self.floorDivided(left, side)...Self.floorDivided(left + width - 1, side)
        return rows.flatMap { row in
            columns.map { column in
                MapTile(
                    zoom: zoom, x: ((column % count) + count) % count, y: row, left: column * side - left, top: row * side - top)
            }
        }
    }

    static func floorDivided(_ number: Int, _ divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }
}

/// A square of 256 px of a raster layer, numbered as all tile servers do.
public struct MapTile: Sendable, Hashable {
    /// The zoom, the column from 180° W, the row from the north.
    public let zoom, x, y: Int
    /// Where its top left corner is in the view, in pixels; negative when the view cuts it.
    public let left, top: Int
}
