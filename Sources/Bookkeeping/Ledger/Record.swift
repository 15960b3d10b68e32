/// A transaction as lists show it, without the properties that only its own page shows.
public struct Record: Sendable, Equatable {
    public let id: Transaction.ID
    public let movement: Transaction.Movement
    public let date: CalendarDate
    public let time: TimeOfDay
    public let title: String
    /// Without the `#`, in the order of their names.
    public let hashtags: [String]

    public init(id: Transaction.ID, movement: Transaction.Movement, date: CalendarDate, time: TimeOfDay, title: String, hashtags: [String]) {
        self.id = id
        self.movement = movement
        self.date = date
        self.time = time
        self.title = title
        self.hashtags = hashtags
    }

    /// Extracts the properties that lists show from a transaction.
    public init(_ transaction: Transaction) {
        self.init(
            id: transaction.id, movement: transaction.movement, date: transaction.date, time: transaction.time, title: transaction.title,
            hashtags: transaction.hashtags)
    }
}
