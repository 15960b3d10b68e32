/// A record before and after rules, for a preview.
public struct FiledRecord: Sendable, Equatable {
    /// The values that rules can change.
    public struct Values: Sendable, Equatable {
        public var category: Category.ID?
        public var title, vendor: String
        /// Without the `#`.
        public var hashtags: [String]

        public init(category: Category.ID?, title: String, vendor: String, hashtags: [String]) {
            (self.category, self.title, self.vendor, self.hashtags) = (category, title, vendor, hashtags)
        }
    }

    public let id: Transaction.ID
    public let date: CalendarDate
    public let kind: Transaction.Kind
    public let amount: Money
    public let before: Values
    /// Nil for a record that rules leave as it is.
    public let after: Values?
    /// The reason why a matching record is left unchanged; nil for one that has the values already.
    public let refusal: RecordChange.Refusal?

    public init(
        id: Transaction.ID, date: CalendarDate, kind: Transaction.Kind, amount: Money, before: Values, after: Values?,
        refusal: RecordChange.Refusal? = nil
    ) {
        (self.id, self.date, self.kind, self.amount) = (id, date, kind, amount)
        (self.before, self.after, self.refusal) = (before, after, refusal)
    }
}

/// The records of a book that rules match, and the records that the rules would change.
public struct FilingPreview: Sendable, Equatable {
    /// The number of records that each rule matches, whether or not a rule before it has filled in everything.
    public var counts: [FilingRule.ID: Int] = [:]
    /// The number of records that any rule matches, and the number of records that would change.
    public var holding = 0, changing = 0
    public var refused: [RecordChange.Refusal: Int] = [:]
    /// The latest records that the rules match; records that would change come first.
    public var examples: [FiledRecord] = []

    /// The maximum number of examples.
    public static let exampleLimit = 20

    public init() {}
}
