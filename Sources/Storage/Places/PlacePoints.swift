import Bookkeeping

extension Ledger {
    /// Returns points that span the area of the matching records, for a map that shows all of them: at most a few hundred, in
    /// degrees.
    ///
    /// Queries increasingly fine levels, starting with the whole world, until the outermost cells are small compared to the area.
    public func placePoints(_ query: PlaceQuery) throws -> [(latitude: Double, longitude: Double)] {
        var query = query, points: [(latitude: Double, longitude: Double)] = []
        query.areas = [.world]
        for level in PlaceTotals.levels {
            let found = try placeSums(query, zoom: level - 3)
            guard !found.sums.isEmpty else { return points }
            points = found.sums.map { ($0.latitude, $0.longitude) }
            // The cells that have records are the area of the next level.
            let cells = found.sums.map { MapCell(code: $0.cell, level: found.level) }
            let rest = 1 << (MapCell.zoom - found.level)
            guard let west = cells.map(\.x).min(), let east = cells.map(\.x).max(), let north = cells.map(\.y).min(),
                let south = cells.map(\.y).max()
            else { return points }
            guard max(east - west, south - north) < rest * 16, found.sums.count < 500 else { return points }
            query.areas = [MapArea(x: west...east + rest - 1, y: north...south + rest - 1)]
        }
        return points
    }
}
