extension MapView {
    /// Creates the closest view that shows all points with a margin of `margin` pixels, at zoom `closest` at most; the world if
    /// there are no points.
    ///
    /// Points on both sides of 180° are shown across it if that is shorter.
    public init(fitting points: [GeoPoint], width: Int = 720, height: Int = 520, margin: Int = 64, closest: Int = 14) {
        guard let across = Self.shortestArc(points.map { Mercator.x($0.longitude) }) else {
            self.init(center: GeoPoint(bounded: 25, 10), zoom: 1, width: width, height: height)
            return
        }
        let downs = points.map { min(max(Mercator.y($0.latitude), 0), 1) }
        let north = downs.min() ?? 0, south = downs.max() ?? 1
        let room = (across: Double(max(width - 2 * margin, 1)), down: Double(max(height - 2 * margin, 1)))
        let zoom = Self.zooms.last { zoom in
            let world = Double(Mercator.worldWidth(zoom: zoom))
            return across.length * world <= room.across && (south - north) * world <= room.down
        }
        let middle = GeoPoint(
            bounded: Mercator.latitude((north + south) / 2), Mercator.longitude(across.start + across.length / 2))
        self.init(center: middle, zoom: min(zoom ?? 0, closest), width: width, height: height)
    }

    /// Returns the shortest arc of a circle of length 1 that contains all positions: the complement of the widest gap.
    private static func shortestArc(_ places: [Double]) -> (start: Double, length: Double)? {
        let sorted = places.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        var (start, gap) = (first, first + 1 - last)
        for (before, after) in zip(sorted, sorted.dropFirst()) where after - before > gap {
            (start, gap) = (after, after - before)
        }
        return (start, 1 - gap)
    }
}
