/// A transaction with all that it has; a deleted one names its deletion. The bytes of an attachment are a file of their own.
public struct CopiedRecord: Codable, Sendable, Equatable {
    /// What is known of an attachment.
    public struct File: Codable, Sendable, Equatable {
        public let id: Attachment.ID
        public let name: String
        public let type: Attachment.FileType

        /// The name gets an ending of the type, which one that was kept by an older version may lack.
        public init(id: Attachment.ID, name: String, type: Attachment.FileType) { (self.id, self.name, self.type) = (id, type.named(name), type) }
    }

    public let id: Transaction.ID
    public let kind: Transaction.Kind
    public let date: CalendarDate
    public let time: TimeOfDay
    public let account: Account.ID
    public let currency: Currency
    public let amount: Int64
    public let category: Category.ID?
    public let toAccount: Account.ID?
    public let receivedCurrency: Currency?
    public let received: Int64?
    public let title, vendor, note: String
    /// Degrees times 100,000.
    public let latitude, longitude: Int?
    public let place: String?
    public let createdAt, updatedAt: Int64
    public let deletion: Deletion.ID?
    public var hashtags: [Hashtag.ID] = []
    /// Deletions of categories that put it into another one, and put it back when they are undone.
    public var movedBy: [Deletion.ID] = []
    public var attachment: File?

    public init(
        id: Transaction.ID, kind: Transaction.Kind, date: CalendarDate, time: TimeOfDay, account: Account.ID, currency: Currency, amount: Int64,
        category: Category.ID?, toAccount: Account.ID?, receivedCurrency: Currency?, received: Int64?, title: String, vendor: String, note: String,
        latitude: Int?, longitude: Int?, place: String?, createdAt: Int64, updatedAt: Int64, deletion: Deletion.ID?
    ) {
        (self.id, self.kind, self.date, self.time) = (id, kind, date, time)
        (self.account, self.currency, self.amount, self.category) = (account, currency, amount, category)
        (self.toAccount, self.receivedCurrency, self.received) = (toAccount, receivedCurrency, received)
        (self.title, self.vendor, self.note) = (title, vendor, note)
        (self.latitude, self.longitude, self.place) = (latitude, longitude, place)
        (self.createdAt, self.updatedAt, self.deletion) = (createdAt, updatedAt, deletion)
    }
}
