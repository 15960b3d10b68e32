/// The values that a person gives a record, apart from its hashtags and its receipt. The one list of them: a transaction, a draft, and a row of
/// storage and exports (``RecordValues``) are made of it.
public struct RecordContent: Sendable, Equatable {
    /// The whole amount; the category of the first part.
    public var movement: Transaction.Movement
    /// The whole amount as on the receipt, in another currency than the account's; nil for most records, and for transfers, which have two amounts
    /// already.
    public var original: Money?
    /// Empty unless the record is divided; never of a transfer.
    public var parts: [RecordPart]
    public var date: CalendarDate
    public var time: TimeOfDay
    public var texts: RecordTextValues
    public var place: Place?

    public init(
        movement: Transaction.Movement, original: Money? = nil, parts: [RecordPart] = [], date: CalendarDate, time: TimeOfDay,
        texts: RecordTextValues, place: Place? = nil
    ) {
        self.movement = movement
        self.original = original
        self.parts = parts
        self.date = date
        self.time = time
        self.texts = texts
        self.place = place
    }
}

/// A value that has the content of a record among its own.
public protocol RecordContaining {
    var content: RecordContent { get set }
}

extension RecordContaining {
    public var movement: Transaction.Movement {
        get { content.movement }
        set { content.movement = newValue }
    }
    public var original: Money? {
        get { content.original }
        set { content.original = newValue }
    }
    public var parts: [RecordPart] {
        get { content.parts }
        set { content.parts = newValue }
    }
    public var date: CalendarDate {
        get { content.date }
        set { content.date = newValue }
    }
    public var time: TimeOfDay {
        get { content.time }
        set { content.time = newValue }
    }
    public var texts: RecordTextValues {
        get { content.texts }
        set { content.texts = newValue }
    }
    public var place: Place? {
        get { content.place }
        set { content.place = newValue }
    }
    public var title: String {
        get { texts[.title] }
        set { texts[.title] = newValue }
    }
    /// The payee; of an income, the payer. May be empty.
    public var vendor: String {
        get { texts[.vendor] }
        set { texts[.vendor] = newValue }
    }
    public var note: String {
        get { texts[.note] }
        set { texts[.note] = newValue }
    }
}
