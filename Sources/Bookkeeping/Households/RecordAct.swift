/// An entry of the history of a household's record: who did what with it, and when.
public struct RecordAct: Sendable, Equatable {
    public typealias ID = Identifier<RecordAct>

    /// The change of a record, with the word that storage and the JSON interface use.
    public enum Kind: String, CaseIterable, Sendable, Codable {
        case added, changed, deleted, restored
    }

    /// The cause of the act, other than the form of the record.
    public enum Ground: String, CaseIterable, Sendable {
        /// Together with other records.
        case together
        /// A change of many records was taken back.
        case undone
        /// An earlier act was taken back.
        case takenBack = "taken_back"
    }

    public let id: ID
    public let kind: Kind
    public let ground: Ground?
    /// The person who did it; nil for the server itself.
    public let person: HouseholdMember.ID?
    /// Seconds since 1970 (UTC).
    public let at: Int64
    /// The record before; nil if it is not known, and for one that was added.
    public let former: RecordVersion?
    /// The record after it.
    public let version: RecordVersion

    public init(
        id: ID, kind: Kind, ground: Ground? = nil, person: HouseholdMember.ID?, at: Int64, former: RecordVersion?, version: RecordVersion
    ) {
        (self.id, self.kind, self.ground, self.person, self.at) = (id, kind, ground, person, at)
        (self.former, self.version) = (former, version)
    }

    /// The values that it changed; none of one that added, deleted or restored the record as it was.
    public var changes: [RecordField] { former.map { version.differences(from: $0) } ?? [] }

    /// Returns true if taking it back would change a record that is `present` now.
    public func isToTakeBack(in present: RecordVersion) -> Bool {
        guard let former else { return false }
        return changes.contains { $0.isRestorable && present.differs(from: former, in: $0) }
    }

    /// The number of latest entries that a record keeps, besides the first.
    public static let limit = 100
}

/// The people who entered a household's record and changed it last.
public struct RecordAuthors: Sendable, Equatable {
    /// Nil if it is not known, and for the server itself.
    public let enteredBy: HouseholdMember.ID?
    /// Nil for a record that was not changed since it was entered.
    public let changedBy: HouseholdMember.ID?

    public init(enteredBy: HouseholdMember.ID?, changedBy: HouseholdMember.ID?) { (self.enteredBy, self.changedBy) = (enteredBy, changedBy) }
}

/// News for a person that somebody else wrote to records of the household that concern them: they paid, or have a part.
public struct RecordNotice: Sendable, Equatable, Codable {
    /// The person who did it; nil for the server itself.
    public let person: HouseholdMember.ID?
    /// Their name at that time; empty for the server itself.
    public let name: String
    /// The latest thing that was done; of one record, *added* also if it was changed since.
    public let kind: RecordAct.Kind
    /// The latest record.
    public let record: Transaction.ID
    public let title: String
    public let currency: Currency
    /// Minor units of `currency`.
    public let amount: Int64
    /// The number of things done; 1 if all of them were done to one record.
    public let count: Int

    public init(person: HouseholdMember.ID?, name: String, kind: RecordAct.Kind, record: Transaction.ID, title: String, amount: Money, count: Int) {
        (self.person, self.name, self.kind, self.record, self.title) = (person, name, kind, record, title)
        (currency, self.amount, self.count) = (amount.currency, amount.minorUnits, count)
    }

    public var money: Money { Money(minorUnits: amount, currency) }

    /// Returns one piece of news for both, about `next` if there is nothing else.
    public func joined(with next: RecordNotice) -> RecordNotice {
        let isSame = record == next.record && count == 1 && next.count == 1
        return RecordNotice(
            person: next.person, name: next.name, kind: isSame && kind == .added && next.kind == .changed ? .added : next.kind, record: next.record,
            title: next.title, amount: next.money, count: isSame ? 1 : min(count, Self.countLimit) + min(next.count, Self.countLimit))
    }

    private static let countLimit = 1_000_000
    /// The time for which news of one person is joined while it is unread, in seconds.
    public static let joiningTime: Int64 = 3_600
}
