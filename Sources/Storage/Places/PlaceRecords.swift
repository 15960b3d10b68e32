import Bookkeeping

extension Ledger {
    /// The maximum number of a marker's records to read when looking for the latest.
    private static let searched = 2_000

    /// Returns the live records with these keys.
    public func locatedRecords(_ keys: [RecordKey]) throws -> [RecordKey: LocatedRecord] {
        guard !keys.isEmpty else { return [:] }
        var reader = RecordReader()
        let list = "[" + keys.map { String($0.number) }.joined(separator: ",") + "]"
        let found = try connection.rows(
            """
            SELECT \(RecordReader.columns), r.latitude, r.longitude, r.place FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            WHERE r.book = ? AND r.deletion IS NULL AND r.cell IS NOT NULL
            """, list, book
        ) { cells in (RecordKey(number: cells.int64(0)), try reader.located(cells)) }
        return Dictionary(found) { first, _ in first }
    }

    /// Returns the matching records in some cells of a level, latest first; nil if there are too many to read.
    ///
    /// - Parameter limit: 1 to 200.
    public func locatedRecords(_ query: PlaceQuery, in squares: [Int64], level: Int, limit: Int) throws -> [LocatedRecord]? {
        let condition = try PlaceCondition(query, in: self, numbers: query.dates.map(RecordNumber.range) ?? RecordNumber.all)
        let shift = Int64(PlaceTotals.shift(level)), limit = min(max(limit, 1), 200)
        var numbers: [Int64] = [], looked = 0
        for square in Set(squares).sorted() {
            var count = 0
            try connection.each(
                """
                SELECT r.number FROM record r INDEXED BY record_of_cell WHERE \(condition.sql) AND r.cell BETWEEN ? AND ?
                ORDER BY r.cell DESC, r.number DESC
                """, condition.values + [square << shift, (square + 1) << shift - 1]
            ) { cells in
                numbers.append(cells.int64(0))
                looked += 1
                count += 1
                // Records of one cell at the finest level are in chronological order.
                return looked <= Self.searched && !(shift == 0 && count == limit)
            }
            guard looked <= Self.searched else { return nil }
        }
        let latest = numbers.sorted(by: >).prefix(limit).map { RecordKey(number: $0) }
        let records = try locatedRecords(latest)
        return latest.compactMap { records[$0] }
    }

    /// Returns the places of the latest records, without duplicates of the same name in the same cell, as suggestions for a form.
    public func recentPlaces(limit: Int) throws -> [Place] {
        var places: [Place] = [], seen: Set<String> = [], looked = 0
        guard limit > 0 else { return [] }
        try connection.each(
            """
            SELECT r.latitude, r.longitude, r.place, r.cell FROM record r INDEXED BY record_located
            WHERE r.book = ? AND r.deletion IS NULL AND r.cell IS NOT NULL ORDER BY r.number DESC
            """, [book]
        ) { cells in
            looked += 1
            if let place = Place(latitude: cells.int(0), longitude: cells.int(1), name: cells.text(2)),
                seen.insert("\(place.name.folded) \(cells.int64(3))").inserted
            {
                places.append(place)
            }
            return places.count < limit && looked < 500
        }
        return places
    }
}

extension RecordReader {
    /// Reads a record from columns followed by the columns of its place.
    mutating func located(_ cells: Cells) throws -> LocatedRecord {
        let first = Self.columnCount
        guard let place = Place(latitude: cells.int(first), longitude: cells.int(first + 1), name: cells.text(first + 2)) else {
            throw StoreError.damaged("the coordinates of a place are out of range")
        }
        return LocatedRecord(record: try record(cells), place: place)
    }
}
