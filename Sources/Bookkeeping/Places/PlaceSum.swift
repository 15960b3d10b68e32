/// The internal number of a record in the database.
public struct RecordKey: Hashable, Sendable {
    public let number: Int64

    public init(number: Int64) { self.number = number }
}

/// The sum of records of one kind in a small square of the map, or at one place in it.
public struct PlaceSum: Sendable, Equatable {
    /// The name of the place; empty if records of several places are summed up.
    public var name: String
    /// The code of the square.
    public let cell: Int64
    /// The kind of all of them.
    public let kind: Transaction.Kind
    public let count: Int
    /// The sum in minor units of the main currency of records with an exchange rate; 0 for transfers.
    public let amount: Int64
    /// The number of records without an exchange rate.
    public let unconverted: Int
    /// Their centre, in degrees.
    public let latitude, longitude: Double
    /// The record, if there is only one.
    public let record: RecordKey?

    public init(
        name: String = "", cell: Int64, kind: Transaction.Kind, count: Int, amount: Int64, unconverted: Int, latitude: Double,
        longitude: Double,
        record: RecordKey?
    ) {
        self.name = name
        self.cell = cell
        self.kind = kind
        self.count = count
        self.amount = amount
        self.unconverted = unconverted
        self.latitude = latitude
        self.longitude = longitude
        self.record = record
    }
}

/// The sums of squares that answer a query.
public struct PlaceSums: Sendable, Equatable {
    /// The zoom level of the squares.
    public let level: Int
    public let sums: [PlaceSum]

    public init(level: Int, sums: [PlaceSum]) {
        self.level = level
        self.sums = sums
    }
}

/// A record and its place.
public struct LocatedRecord: Sendable, Equatable {
    public let record: Record
    public let place: Place

    public init(record: Record, place: Place) {
        self.record = record
        self.place = place
    }
}
