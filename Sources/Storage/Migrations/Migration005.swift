import Bookkeeping
import GRDB

extension Migration {
    /// Where records are: the square of the map that each lies in, and totals of squares of several sizes.
    static let fifth = Migration(
        number: 5,
        statements: cells + [placeTotal] + PlaceTotals.all.map { $0.filling(from: "record r INDEXED BY record_located") }
            + PlaceTotals.firstTriggers,
        functions: [mapCell])

    private static let cells = [
        "ALTER TABLE record ADD COLUMN cell INTEGER CHECK (cell BETWEEN 0 AND \(Int64(1) << 40 - 1))",
        "UPDATE record SET cell = map_cell(latitude, longitude) WHERE latitude IS NOT NULL",
        "CREATE INDEX record_of_cell ON record (book, cell) WHERE \(PlaceTotals.isLocated)",
        // Days, weeks and months are read from here, without a look at the records.
        """
        CREATE INDEX record_located ON record (book, number, cell, kind, category, latitude, longitude, main_amount, deletion)
        WHERE \(PlaceTotals.isLocated)
        """,
    ]

    // Main amounts are those that have a rate. The two halves of the numbers make the number of a record that is alone.
    private static let placeTotal = """
        CREATE TABLE place_total (
            book BLOB NOT NULL, level INTEGER NOT NULL, scope BLOB NOT NULL, year INTEGER NOT NULL, cell INTEGER NOT NULL, place TEXT NOT NULL,
            count INTEGER NOT NULL, main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL,
            latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, number_high INTEGER NOT NULL, number_low INTEGER NOT NULL,
            PRIMARY KEY (book, level, scope, year, cell, place)
        ) STRICT, WITHOUT ROWID
        """

    /// The code of the square that a point lies in, for the records that are there already.
    private static let mapCell = DatabaseFunction("map_cell", argumentCount: 2, pure: true) { values in
        guard let latitude = Int.fromDatabaseValue(values[0]), let longitude = Int.fromDatabaseValue(values[1]) else {
            return nil
        }
        return MapCell(latitude: latitude, longitude: longitude).code
    }
}
