/// The totals of map cells, as maintained by triggers: their levels, scopes and years.
///
/// A record counts in one cell per level, and there in its kind for all time, its kind for the year, and its category for all
/// time. So a map of any size reads a bounded number of rows; queries that no row answers, for a month, or a category in a year,
/// match few enough records to read them one by one from `record_located`.
struct PlaceTotals {
    /// The zoom levels whose cells have totals. They are three apart, so that the cells on a map are 8, 16 or 32 px wide, and
    /// smaller on a coarse map.
    static let levels = [5, 8, 11, 14, 17, 20]
    /// The level whose totals are separate for each name of a place.
    static let named = 20
    /// The condition of the partial indexes.
    static let isLocated = "deletion IS NULL AND cell IS NOT NULL"
    /// The value of `year` for all time.
    static let allTime = 0

    /// The attribute by which records are grouped.
    enum Scope: CaseIterable {
        case kind, kindOfYear, category
    }

    let level: Int
    let scope: Scope

    static let all = levels.flatMap { level in Scope.allCases.map { PlaceTotals(level: level, scope: $0) } }

    /// Returns the level for a map at a zoom level: the coarsest whose cells are at most 32 px wide, or the finest there is.
    static func level(zoom: Int) -> Int { levels.first { $0 >= zoom + 3 } ?? named }

    /// Returns SQL that adds all located records of `source`, named `r` in it, to the totals of every level. The finest cells are
    /// summed first, so that the other levels need not read each record.
    static func filling(_ table: String, from source: String) -> String {
        let row = all[0].row(of: "r"), names = (row.key + row.sums).map(\.name), sums = row.sums.map(\.name)
        let finest = Scope.allCases.map { PlaceTotals(level: named, scope: $0).summing(source, where: "1") }
        let levels = levels.map { "(\($0), \(shift($0)))" }.joined(separator: ", ")
        return """
            WITH finest (\(names.joined(separator: ", "))) AS MATERIALIZED (\(finest.joined(separator: " UNION ALL ")))
            INSERT INTO \(table) (\(names.joined(separator: ", ")))
            SELECT f.book, l.column1, f.scope, f.year, f.cell >> l.column2, iif(l.column1 = \(named), f.place, ''),
                \(sums.map { "sum(f.\($0))" }.joined(separator: ", "))
            FROM finest f CROSS JOIN (VALUES \(levels)) l WHERE 1 GROUP BY 1, 2, 3, 4, 5, 6
            ON CONFLICT (\(row.key.map(\.name).joined(separator: ", ")))
            DO UPDATE SET \(sums.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", "))
            """
    }

    /// Returns SQL for the plain sums over the located records of `source`, named `r` in it: the key, then each sum.
    func summing(_ source: String, where condition: String) -> String {
        let row = row(of: "r"), sums = row.sums.map { "sum(\($0.value))" }
        return """
            SELECT \((row.key.map(\.value) + sums).joined(separator: ", ")) FROM \(source)
            WHERE \(Self.isLocated("r")) AND \(row.condition ?? "1") AND \(condition)
            GROUP BY \((1...row.key.count).map(String.init).joined(separator: ", "))
            """
    }

    /// Returns the row that a record counts in.
    func row(of record: String) -> TotalsRow {
        let kind = "CAST(\(record).kind AS BLOB)", isCategory = scope == .category
        return TotalsRow(
            table: "place_total",
            key: [
                ("book", "\(record).book"), ("level", "\(level)"), ("scope", isCategory ? "\(record).category" : kind),
                ("year", scope == .kindOfYear ? "CAST(substr(\(record).date, 1, 4) AS INTEGER)" : "\(Self.allTime)"),
                ("cell", "\(record).cell >> \(Self.shift(level))"), ("place", level == Self.named ? "\(record).place" : "''"),
            ],
            sums: [
                ("count", "1"), ("main_amount", "ifnull(\(record).main_amount, 0) * (\(record).kind <> 'transfer')"),
                ("unconverted", "\(record).main_amount IS NULL AND \(record).kind <> 'transfer'"),
                ("latitude", "\(record).latitude"), ("longitude", "\(record).longitude"),
                ("number_high", "\(record).number >> 32"), ("number_low", "\(record).number & 4294967295"),
            ], condition: isCategory ? "\(record).category IS NOT NULL" : nil)
    }

    /// Returns by how many bits the code of a cell is longer at the finest level.
    static func shift(_ level: Int) -> Int { 2 * (named - level) }

    private static func isLocated(_ record: String) -> String { "\(record).deletion IS NULL AND \(record).cell IS NOT NULL" }
}
