/// A value of a record that its history tells apart.
public enum RecordField: Sendable, Hashable {
    case kind, amount, received, original, category, parts, account, toAccount, date, time, place, hashtags, sharing, receipts
    case text(RecordText)

    /// In the order of the page of a record.
    public static let all: [RecordField] =
        [.kind, .amount, .received, .original, .category, .parts, .account, .toAccount, .sharing, .date, .time]
        + RecordText.allCases.map(RecordField.text) + [.hashtags, .place, .receipts]

    /// False for files: the history has only their names.
    public var isRestorable: Bool { self != .receipts }
}

/// A record as it was after an act, with the names that it needs once others are gone.
public struct RecordVersion: Sendable, Equatable {
    public let record: Transaction
    /// The IDs of its hashtags.
    public let hashtags: Set<Hashtag.ID>
    /// The names of its accounts, categories and hashtags at that time.
    public let names: [Identifier<Any>: String]

    public init(_ record: Transaction, hashtags: Set<Hashtag.ID>, names: [Identifier<Any>: String]) {
        (self.record, self.hashtags, self.names) = (record, hashtags, names)
    }

    /// Returns the fields that differ from another version, in the order of ``RecordField/all``.
    public func differences(from other: RecordVersion) -> [RecordField] { RecordField.all.filter { differs(from: other, in: $0) } }

    /// Returns true if a value is another one in the other version.
    public func differs(from other: RecordVersion, in field: RecordField) -> Bool {
        if field == .hashtags { return hashtags != other.hashtags }
        return record.differs(from: other.record, in: field)
    }

    /// Returns the record with some values of a former version of it; nil if these do not make a record together.
    public func replacing(_ fields: [RecordField], by former: RecordVersion) -> Transaction? {
        var fields = Set(fields), result = record
        let isDivided = !record.parts.isEmpty || !former.record.parts.isEmpty
        if fields.contains(.kind) { fields.formUnion([.amount, .received, .original, .category, .parts, .account, .toAccount]) }
        // Parts add up to the amount.
        if isDivided, !fields.isDisjoint(with: [.amount, .category, .parts]) { fields.formUnion([.amount, .category, .parts]) }
        var values = RecordValues(record.content)
        let old = RecordValues(former.record.content)
        for field in fields { values.take(field, of: old) }
        // Between accounts of one currency, as much arrives as leaves.
        if values.receivedCurrency == values.currency { values.received = values.amount }
        guard var content = values.content else { return nil }
        content.parts = fields.contains(.parts) ? former.record.parts : record.parts
        result.content = content
        if fields.contains(.hashtags) { result.hashtags = former.record.hashtags }
        if fields.contains(.sharing) { result.sharing = former.record.sharing }
        return result
    }
}

extension Transaction {
    /// Returns true if a value is another one in the other record; of receipts, their IDs.
    fileprivate func differs(from other: Transaction, in field: RecordField) -> Bool {
        switch field {
        case .kind: movement.kind != other.movement.kind
        case .amount: movement.amount != other.movement.amount
        case .received: receivedApart != other.receivedApart
        case .original: original != other.original
        case .category: (parts.isEmpty ? movement.category : nil) != (other.parts.isEmpty ? other.movement.category : nil)
        case .parts: parts != other.parts
        case .account: movement.account != other.movement.account
        case .toAccount: toAccount != other.toAccount
        case .date: date != other.date
        case .time: time != other.time
        case .place: place != other.place
        case .hashtags: Set(hashtags) != Set(other.hashtags)
        case .sharing: (sharing?.choice ?? Sharing.Choice(.everybody)) != (other.sharing?.choice ?? Sharing.Choice(.everybody))
        case .receipts: receipts.map(\.id) != other.receipts.map(\.id)
        case .text(let text): texts[text] != other.texts[text]
        }
    }

    private var toAccount: Account.ID? { if case .transfer(_, let to, _, _) = movement { to } else { nil } }

    /// The amount that arrives in another currency.
    private var receivedApart: Money? {
        if case .transfer(_, _, let sent, let received) = movement, sent.currency != received.currency { received } else { nil }
    }
}

extension RecordValues {
    /// Takes a value of another record; fields that are not in these values are left.
    fileprivate mutating func take(_ field: RecordField, of other: RecordValues) {
        switch field {
        case .kind: kind = other.kind
        case .amount: (amount, currency) = (other.amount, other.currency)
        case .received: (received, receivedCurrency) = (other.received, other.receivedCurrency)
        case .original: (original, originalCurrency) = (other.original, other.originalCurrency)
        case .category: category = other.category
        case .account: account = other.account
        case .toAccount: (toAccount, receivedCurrency, received) = (other.toAccount, other.receivedCurrency, other.received)
        case .date: date = other.date
        case .time: time = other.time
        case .place: (latitude, longitude, place) = (other.latitude, other.longitude, other.place)
        case .text(let text): texts[text] = other.texts[text]
        case .parts, .hashtags, .sharing, .receipts: break
        }
    }
}
