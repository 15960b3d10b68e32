/// The records that a person has chosen from a list.
public enum RecordChoice: Sendable, Equatable {
    /// Some records; missing and deleted ones are ignored.
    case these([Transaction.ID])
    /// All records that a query finds, in no particular order.
    case all(RecordQuery)

    /// The maximum number of records that are changed at once, because other writes wait meanwhile.
    public static let limit = 20_000
}

/// A summary of chosen records.
public struct ChosenRecords: Sendable, Equatable {
    /// The number of records by kind; kinds without records are missing.
    public let counts: [Transaction.Kind: Int]
    /// Their sums in the main currency.
    public let totals: ConvertedTotals
    /// The names of their hashtags, sorted.
    public let hashtags: [String]

    public init(counts: [Transaction.Kind: Int], totals: ConvertedTotals, hashtags: [String]) {
        self.counts = counts
        self.totals = totals
        self.hashtags = hashtags
    }

    /// The number of records.
    public var count: Int { counts.values.reduce(0, +) }
}
