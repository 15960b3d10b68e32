extension MapView {
    /// Returns the position of a point in pixels from the top left corner, on the copy of the world nearest to the centre.
    public func position(of point: GeoPoint) -> (x: Double, y: Double) {
        let world = Double(world), middle = Double(width / 2)
        var x = Mercator.x(point.longitude) * world - Double(left)
        if x - middle > world / 2 { x -= world }
        if middle - x > world / 2 { x += world }
        return (x, Mercator.y(point.latitude) * world - Double(top))
    }

    /// Returns the position of a point, at least `inset` pixels inside the northern and southern ends of the map, beyond which
    /// the poles are.
    public func position(of point: GeoPoint, inset: Double) -> (x: Double, y: Double) {
        let (x, y) = position(of: point)
        return (x, min(max(y, inset - Double(top)), Double(world - top) - inset))
    }

    /// Returns the point at a pixel; above and below the Mercator square the point at its edge.
    public func point(x: Double, y: Double) -> GeoPoint {
        let world = Double(world)
        guard x.isFinite, y.isFinite else { return center }
        let down = min(max((Double(top) + y) / world, 0), 1)
        return GeoPoint(bounded: Mercator.latitude(down), Mercator.longitude((Double(left) + x) / world))
    }

    /// The area of the view; all longitudes if it is as wide as the world.
    public var bounds: GeoBounds {
        let northWest = point(x: 0, y: 0), southEast = point(x: Double(width), y: Double(height))
        let (west, east) = width >= world ? (-180, 180) : (northWest.longitude, southEast.longitude)
        // 180° as an eastern edge is not written as -180°.
        return GeoBounds(south: southEast.latitude, west: west, north: northWest.latitude, east: east == -180 ? 180 : east)
    }

    /// The tiles of a raster layer that cover the view, row by row, with positions in pixels from the top left corner.
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

/// A tile of 256 px of a raster layer, in the numbering of all tile servers.
public struct MapTile: Sendable, Hashable {
    /// The zoom level, the column from 180° W, and the row from the north.
    public let zoom, x, y: Int
    /// The position of its top left corner in the view, in pixels; negative if the view cuts the tile.
    public let left, top: Int
}
