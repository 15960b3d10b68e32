/// The number that the store knows a record by.
public struct RecordKey: Hashable, Sendable {
    public let number: Int64

    public init(number: Int64) { self.number = number }
}

/// What the records of one kind within a small square of the map, or of one place in it, sum up to.
public struct PlaceSum: Sendable, Equatable {
    /// The name of the place; empty where records of several are summed up.
    public var name: String
    /// The code of the square.
    public let cell: Int64
    /// Of what kind all of them are.
    public let kind: Transaction.Kind
    public let count: Int
    /// Of what has a rate, in minor units of the main currency; 0 for transfers.
    public let amount: Int64
    /// How many have no rate.
    public let unconverted: Int
    /// Where their middle is, in degrees.
    public let latitude, longitude: Double
    /// The record, when it is only one.
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

/// The squares that a question was answered by.
public struct PlaceSums: Sendable, Equatable {
    /// The zoom whose squares these are.
    public let level: Int
    public let sums: [PlaceSum]

    public init(level: Int, sums: [PlaceSum]) {
        self.level = level
        self.sums = sums
    }
}

/// A record with where it was.
public struct LocatedRecord: Sendable, Equatable {
    public let record: Record
    public let place: Place

    public init(record: Record, place: Place) {
        self.record = record
        self.place = place
    }
}
