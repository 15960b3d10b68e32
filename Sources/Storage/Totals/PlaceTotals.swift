/// The totals of map cells, as maintained by triggers: their levels, scopes and years.
///
/// A record counts in one cell per level, and there in its kind for all time, its kind for the year, and its category for all
/// time. So a map of any size reads a bounded number of rows; queries that no row answers, for a month, or a category in a year,
/// match few enough records to read them one by one from `record_located`.
struct PlaceTotals {
    /// The zoom levels with totals for their cells. They are three apart, so that the cells on a map are 8, 16 or 32 px wide, and
    /// smaller on a coarse map.
    static let levels = [5, 8, 11, 14, 17, 20]
    /// The level with separate totals for each name of a place.
    static let named = 20
    /// The condition of the partial indexes.
    static let isLocated = "deletion IS NULL AND cell IS NOT NULL"
    /// The value of `year` for all time.
    static let allTime = 0

    /// The attribute that records are grouped by.
    enum Scope: CaseIterable {
        case kind, kindOfYear, category
    }

    let level: Int
    let scope: Scope

    static let all = levels.flatMap { level in Scope.allCases.map { PlaceTotals(level: level, scope: $0) } }

    /// Returns the level for a map at a zoom level: the coarsest one with cells of at most 32 px, or the finest there is.
    static func level(zoom: Int) -> Int { levels.first { $0 >= zoom + 3 } ?? named }

    /// Returns a query for the sums of the finest level over all located records of `source`, named `r` in it, in the order of the key.
    static func finest(from source: String) -> String {
        let scopes = Scope.allCases.map { PlaceTotals(level: named, scope: $0).summing(source) }
        return """
            WITH finest (\(all[0].row.columns.joined(separator: ", "))) AS (\(scopes.joined(separator: " UNION ALL ")))
            SELECT * FROM finest ORDER BY scope, year, cell, place
            """
    }

    /// Returns a query for the sums of a level over the sums of a finer one, in the order of the key: only the finest level reads each record.
    static func level(_ level: Int, of finer: Int, from source: String) -> String {
        let sums = all[0].row.sums.map { "sum(\($0.name)) AS \($0.name)" }.joined(separator: ", ")
        return """
            SELECT book, \(level) AS level, scope, year, cell >> \(shift(level) - shift(finer)) AS cell, '' AS place, \(sums)
            FROM \(source) GROUP BY 1, 2, 3, 4, 5, 6
            """
    }

    /// Returns SQL for the plain sums over the located records of `source`, named `r` in it: the key, then each sum.
    func summing(_ source: String) -> String {
        let sums = row.sums.map { "sum(\($0.value))" }
        return """
            SELECT \((row.key.map(\.value) + sums).joined(separator: ", ")) FROM \(source)
            WHERE \(Self.isLocatedRecord) AND \(row.condition ?? "1")
            GROUP BY \((1...row.key.count).map(String.init).joined(separator: ", "))
            """
    }

    /// The row that a record counts in.
    var row: TotalsRow {
        let kind = "CAST(r.kind AS BLOB)", isCategory = scope == .category
        return TotalsRow(
            table: "place_total",
            key: [
                ("book", "r.book"), ("level", "\(level)"), ("scope", isCategory ? "r.category" : kind),
                ("year", scope == .kindOfYear ? "CAST(substr(r.date, 1, 4) AS INTEGER)" : "\(Self.allTime)"),
                ("cell", "r.cell >> \(Self.shift(level))"), ("place", level == Self.named ? "r.place" : "''"),
            ],
            sums: [
                ("count", "1"), ("main_amount", "ifnull(r.main_amount, 0) * (r.kind <> 'transfer')"),
                ("unconverted", "r.main_amount IS NULL AND r.kind <> 'transfer'"),
                ("latitude", "r.latitude"), ("longitude", "r.longitude"),
                ("number_high", "r.number >> 32"), ("number_low", "r.number & 4294967295"),
            ], condition: isCategory ? "r.category IS NOT NULL" : nil)
    }

    /// Returns by how many bits the code of a cell is longer at the finest level.
    static func shift(_ level: Int) -> Int { 2 * (named - level) }

    private static let isLocatedRecord = "r.deletion IS NULL AND r.cell IS NOT NULL"
}
