/// A transaction as lists show it, without the properties that only its own page shows.
public struct Record: Sendable, Equatable {
    public let id: Transaction.ID
    /// The amount is the sum of the parts.
    public let movement: Transaction.Movement
    /// The whole amount as on the receipt, in another currency; nil for most records.
    public let original: Money?
    /// The parts of a divided record that a list has found, all or some of them; empty for any other record.
    public let parts: [Part]
    public let date: CalendarDate
    public let time: TimeOfDay
    public let title: String
    /// Without the `#`, in the order of their names.
    public let hashtags: [String]
    /// True if it has files.
    public var hasFiles: Bool

    /// A part as lists show it.
    public struct Part: Sendable, Equatable {
        /// The part's own ID, for continuing a list after it.
        public let id: Transaction.ID
        public let category: Category.ID
        public let amount: Money

        public init(id: Transaction.ID, category: Category.ID, amount: Money) { (self.id, self.category, self.amount) = (id, category, amount) }
    }

    public init(
        id: Transaction.ID, movement: Transaction.Movement, original: Money? = nil, parts: [Part] = [], date: CalendarDate, time: TimeOfDay,
        title: String, hashtags: [String], hasFiles: Bool = false
    ) {
        self.id = id
        self.movement = movement
        self.original = original
        self.parts = parts
        self.date = date
        self.time = time
        self.title = title
        self.hashtags = hashtags
        self.hasFiles = hasFiles
    }

    /// Extracts the properties that lists show from a transaction.
    public init(_ transaction: Transaction) {
        self.init(
            id: transaction.id, movement: transaction.movement, original: transaction.original,
            parts: transaction.parts.map { Part(id: transaction.id, category: $0.category, amount: $0.amount) }, date: transaction.date,
            time: transaction.time, title: transaction.title, hashtags: transaction.hashtags, hasFiles: !transaction.receipts.isEmpty)
    }

    /// Returns the record with the parts of another row of it, before or after its own; nil if that is of another record.
    ///
    /// - Throws: `MoneyError.overflow` if the amounts are too large together.
    public func joined(with other: Record, isBefore: Bool) throws(MoneyError) -> Record? {
        guard id == other.id, !parts.isEmpty, !other.parts.isEmpty else { return nil }
        let parts = isBefore ? other.parts + parts : parts + other.parts, first = isBefore ? other : self
        guard let category = first.movement.category else { return nil }
        let sum = try movement.amount.adding(other.movement.amount)
        return Record(
            id: id, movement: movement.of(sum, category), original: original, parts: parts, date: date, time: time, title: title, hashtags: hashtags,
            hasFiles: hasFiles || other.hasFiles)
    }
}
