/// The content of a record as separate values, the way tables and exports have it. They may contradict each other, which ``content`` finds.
public struct RecordValues: Sendable, Equatable {
    public var kind: Transaction.Kind
    public var date: CalendarDate
    public var time: TimeOfDay
    /// The account; of a transfer, the one that money leaves.
    public var account: Account.ID
    public var currency: Currency
    /// Minor units of `currency`, above zero.
    public var amount: Int64
    /// Nil for a transfer.
    public var category: Category.ID?
    // Nil for all but transfers.
    public var toAccount: Account.ID?
    public var receivedCurrency: Currency?
    public var received: Int64?
    public var texts = RecordTextValues()
    /// Degrees times 100,000.
    public var latitude, longitude: Int?
    public var place: String?
    /// The ID of the record that this row is a part of; nil unless it is divided. The first part has that ID itself.
    public var receipt: Transaction.ID?
    /// The note of the part; nil without one.
    public var partNote: String?
    /// Minor units of `originalCurrency`: the whole amount as on the receipt, the same in all parts; nil for most records.
    public var original: Int64?
    public var originalCurrency: Currency?

    public init(
        kind: Transaction.Kind, date: CalendarDate, time: TimeOfDay, account: Account.ID, currency: Currency, amount: Int64,
        category: Category.ID?, toAccount: Account.ID?, receivedCurrency: Currency?, received: Int64?, texts: RecordTextValues, latitude: Int?,
        longitude: Int?, place: String?
    ) {
        (self.kind, self.date, self.time) = (kind, date, time)
        (self.account, self.currency, self.amount, self.category) = (account, currency, amount, category)
        (self.toAccount, self.receivedCurrency, self.received) = (toAccount, receivedCurrency, received)
        (self.texts, self.latitude, self.longitude, self.place) = (texts, latitude, longitude, place)
    }

    public init(_ content: RecordContent) {
        let movement = content.movement
        self.init(
            kind: movement.kind, date: content.date, time: content.time, account: movement.account, currency: movement.amount.currency,
            amount: movement.amount.minorUnits, category: movement.category, toAccount: nil, receivedCurrency: nil, received: nil,
            texts: content.texts, latitude: content.place?.latitude, longitude: content.place?.longitude, place: content.place?.name)
        if case .transfer(_, let target, _, let received) = movement {
            (toAccount, receivedCurrency, self.received) = (target, received.currency, received.minorUnits)
        }
        (original, originalCurrency) = (content.original?.minorUnits, content.original?.currency)
    }

    /// The content; nil if a value is missing that the kind needs, or a point lies outside the earth.
    public var content: RecordContent? {
        guard let movement else { return nil }
        var point: Place?
        if let latitude, let longitude, let place {
            point = Place(latitude: latitude, longitude: longitude, name: place)
            if point == nil { return nil }
        }
        var foreign: Money?
        if let original, let originalCurrency { foreign = Money(minorUnits: original, originalCurrency) }
        return RecordContent(movement: movement, original: foreign, date: date, time: time, texts: texts, place: point)
    }

    private var movement: Transaction.Movement? {
        let amount = Money(minorUnits: amount, currency)
        switch kind {
        case .expense: return category.map { .expense(account: account, category: $0, amount: amount) }
        case .income: return category.map { .income(account: account, category: $0, amount: amount) }
        case .transfer:
            guard let toAccount, let receivedCurrency, let received else { return nil }
            return .transfer(from: account, to: toAccount, amount: amount, received: Money(minorUnits: received, receivedCurrency))
        }
    }
}

/// As members of an object in an export, which has the texts beside them.
extension RecordValues: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, date, time, account, currency, amount, category, toAccount, receivedCurrency, received, latitude, longitude, place, receipt,
            partNote, original, originalCurrency
    }
}
