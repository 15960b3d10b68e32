import Bookkeeping

extension DatabaseCheck {
    /// Returns true if every record with a place, including deleted ones, has the map cell of its coordinates, and every other
    /// record has none.
    func cellsAgree() throws -> Bool {
        var agrees = true
        try connection.each("SELECT latitude, longitude, cell FROM record WHERE latitude IS NOT NULL OR cell IS NOT NULL", []) {
            cells in
            agrees =
                !cells.isNull(0) && !cells.isNull(2)
                && MapCell(latitude: cells.int(0), longitude: cells.int(1)).code == cells.int64(2)
            return agrees
        }
        return agrees
    }

    /// The checks of the totals of places, for each level and kind of scope, against a plain sum over the records.
    static let placeTotals = PlaceTotals.all.map { totals in
        let columns = (totals.row.key + totals.row.sums).map(\.name)
        // The column `scope` has kinds, for all time and for years, and categories, which are IDs of 16 bytes.
        let own =
            [
                .kind: "year = \(PlaceTotals.allTime) AND length(scope) < 16", .kindOfYear: "year <> \(PlaceTotals.allTime)",
                .category: "length(scope) = 16",
            ][totals.scope] ?? "1"
        return (
            "The totals of places do not agree with the records.",
            differs(
                columns.count,
                "SELECT \(columns.joined(separator: ", ")) FROM place_total WHERE level = \(totals.level) AND \(own)",
                totals.summing("record r"))
        )
    }
}
