import Bookkeeping

extension Ledger {
    /// The plausible record counts of a map cell; counts of many cells can be added without overflow.
    private static let counts = 0...1 << 32

    /// Returns true if any record has a place.
    public func hasPlaces() throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM place_total WHERE book = ? AND level = ? LIMIT 1", book, PlaceTotals.levels.first)
    }

    /// Returns the categories of records with a place, and those above them.
    public func categoriesWithPlaces() throws -> Set<Category.ID> {
        let found = try connection.rows(
            """
            SELECT id FROM category c WHERE c.book = ?1 AND c.deletion IS NULL AND EXISTS (
                SELECT 1 FROM place_total p WHERE p.book = ?1 AND p.level = ?2 AND p.scope = c.id AND p.year = ?3)
            """, book, PlaceTotals.levels.first, PlaceTotals.allTime
        ) { try $0.id(0, Category.self) }
        let parents = try names().parents
        return Set(found + found.compactMap { parents[$0] })
    }

    /// Returns the sums of the records in each small cell of an area, for a map at a zoom level: at most a few thousand cells for
    /// the area of one map.
    ///
    /// For days, weeks and months, and for a category within a year, returns each record separately.
    public func placeSums(_ query: PlaceQuery, zoom: Int) throws -> PlaceSums {
        let level = PlaceTotals.level(zoom: zoom)
        var sums: [PlaceSum] = []
        try eachPlaceSum(query, level: level) {
            sums.append($0)
            return true
        }
        return PlaceSums(level: level, sums: sums)
    }

    /// Returns the same sums for each named place; nil if there are more than `limit`.
    public func namedPlaceSums(_ query: PlaceQuery, limit: Int) throws -> PlaceSums? {
        var sums: [PlaceSum] = []
        try eachPlaceSum(query, level: PlaceTotals.named) {
            sums.append($0)
            return sums.count <= limit
        }
        guard sums.count <= limit else { return nil }
        let nameless = sums.filter(\.name.isEmpty).compactMap(\.record)
        if !nameless.isEmpty {
            let names = try placeNames(nameless)
            for index in sums.indices where sums[index].name.isEmpty {
                sums[index].name = sums[index].record.flatMap { names[$0] } ?? ""
            }
        }
        return PlaceSums(level: PlaceTotals.named, sums: sums)
    }

    /// Calls `body` for each sum until it returns false.
    private func eachPlaceSum(_ query: PlaceQuery, level: Int, _ body: (PlaceSum) throws -> Bool) throws {
        guard let year = PlaceYear(query) else { return try eachLocated(query, level: level, body) }
        var isOver = false
        for scope in try scopes(query) {
            for area in query.areas {
                for cells in area.ranges(level: level) where !isOver {
                    try connection.each(
                        """
                        SELECT cell, count, main_amount, unconverted, latitude, longitude, number_high, number_low, place FROM place_total
                        WHERE book = ? AND level = ? AND scope = ? AND year = ? AND cell BETWEEN ? AND ?
                        """, [book, level, scope.value, year.number, cells.lowerBound, cells.upperBound]
                    ) { cells in
                        let cell = cells.int64(0), count = cells.int(1), unconverted = cells.int(3)
                        guard area.contains(cell, level: level) else { return true }
                        guard Self.counts.contains(count), Self.counts.contains(unconverted) else {
                            throw StoreError.damaged("a square of the map has an impossible number of records")
                        }
                        let divisor = Double(count) * 100_000
                        let sum = PlaceSum(
                            name: level == PlaceTotals.named ? cells.text(8) : "", cell: cell, kind: scope.kind, count: count,
                            amount: cells.int64(2), unconverted: unconverted, latitude: Double(cells.int64(4)) / divisor,
                            longitude: Double(cells.int64(5)) / divisor,
                            record: count == 1 ? RecordKey(number: cells.int64(6) << 32 | cells.int64(7)) : nil)
                        isOver = try !body(sum)
                        return !isOver
                    }
                }
            }
        }
    }

    /// Calls `body` for each record separately, in the chronological order of an index.
    private func eachLocated(_ query: PlaceQuery, level: Int, _ body: (PlaceSum) throws -> Bool) throws {
        let condition = try PlaceCondition(query, in: self, numbers: query.dates.map(RecordNumber.range) ?? RecordNumber.all)
        try connection.each(
            """
            SELECT r.cell, r.kind, r.main_amount, r.latitude, r.longitude, r.number FROM record r INDEXED BY record_located
            WHERE \(condition.sql)
            """, condition.values
        ) { cells in
            let cell = cells.int64(0), kind = try cells.kind(1)
            guard query.areas.contains(where: { $0.contains(cell, level: PlaceTotals.named) }) else { return true }
            return try body(
                PlaceSum(
                    cell: cell >> Int64(PlaceTotals.shift(level)), kind: kind, count: 1,
                    amount: kind == .transfer ? 0 : cells.int64(2),
                    unconverted: cells.isNull(2) && kind != .transfer ? 1 : 0, latitude: Double(cells.int64(3)) / 100_000,
                    longitude: Double(cells.int64(4)) / 100_000, record: RecordKey(number: cells.int64(5))))
        }
    }

    private func scopes(_ query: PlaceQuery) throws -> [(value: [UInt8], kind: Transaction.Kind)] {
        if let id = query.category {
            guard let category = try category(id), let kind = Transaction.Kind(rawValue: category.kind.rawValue),
                query.kind ?? kind == kind
            else { return [] }
            return try family(of: id).map { member in (member.withUnsafeBytes { Array($0) }, kind) }
        }
        return [.expense, .income, .transfer].filter { query.kind ?? $0 == $0 }.map { (Array($0.rawValue.utf8), $0) }
    }

    private func placeNames(_ keys: [RecordKey]) throws -> [RecordKey: String] {
        let list = "[" + keys.map { String($0.number) }.joined(separator: ",") + "]"
        let names = try connection.rows(
            "SELECT r.number, r.place FROM json_each(?) n CROSS JOIN record r ON r.number = n.value WHERE r.book = ?", list, book
        ) { (RecordKey(number: $0.int64(0)), $0.text(1)) }
        return Dictionary(names) { first, _ in first }
    }
}

/// The year of the totals that answer a query; nil for a query that is answered record by record.
private struct PlaceYear {
    let number: Int

    init?(_ query: PlaceQuery) {
        guard let dates = query.dates else {
            number = PlaceTotals.allTime
            return
        }
        let year = Period(.yearly, containing: dates.lowerBound)
        guard query.category == nil, year.dates == dates else { return nil }
        number = dates.lowerBound.year
    }
}

/// The condition on `record r` for the located records of a query, supported by both indexes of places.
struct PlaceCondition {
    let sql: String
    let values: [any Bindable]

    init(_ query: PlaceQuery, in ledger: Ledger, numbers: ClosedRange<Int64>) throws {
        let book = ledger.book, categories = try query.category.map { try ledger.family(of: $0) } ?? []
        var conditions = [
            RecordConditions.Condition(
                "r.book = ? AND r.number BETWEEN ? AND ? AND r.deletion IS NULL AND r.cell IS NOT NULL", book, numbers.lowerBound,
                numbers.upperBound)
        ]
        if let kind = query.kind { conditions.append(.init("r.kind = ?", kind.rawValue)) }
        if !categories.isEmpty { conditions.append(.isIn("r.category", categories)) }
        let all = RecordConditions.Condition.all(conditions)
        (sql, values) = (all.sql, all.values)
    }
}
