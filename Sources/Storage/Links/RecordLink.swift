import Bookkeeping

/// A link between a household's record and the one in the own book of a person who paid or was paid.
struct RecordLink {
    /// The side that was changed.
    enum Side: String { case shared, own }

    let sharedBook: Book.ID
    let shared: Transaction.ID
    let person: HouseholdMember.ID
    /// Nil for a payment that is only offered to the person.
    let own: (book: Book.ID, record: Transaction.ID)?
    let changed: Side?

    static let columns = "l.shared_book, l.shared, l.person, l.own_book, l.own, l.changed"

    init(_ cells: Cells) throws {
        (sharedBook, shared, person) = (try cells.id(0), try cells.id(1), try cells.id(2))
        own = try cells.isNull(4) ? nil : (try cells.id(3), try cells.id(4))
        changed = cells.isNull(5) ? nil : Side(rawValue: cells.text(5))
    }

    /// The condition of this link `l`, with ``key``.
    static let isThis = "l.shared_book = ? AND l.shared = ? AND l.person = ?"
    var key: [any Bindable] { [sharedBook, shared, person] }
}

/// The first row of each side of a link; nil for a side that was purged.
struct LinkedSides {
    let shared, own: (number: Int64, deletion: Deletion.ID?)?
    let ownKind: Transaction.Kind?
    /// The kind that the own side should have; nil if the person neither pays nor is paid.
    let wanted: Transaction.Kind?

    /// True if the own side is what the household's record says of the person, apart from the trash.
    var isPaidByPerson: Bool { wanted != nil && wanted == ownKind }

    init?(of link: RecordLink, _ connection: Connection) throws {
        let found = try connection.first(
            "SELECT s.number, s.deletion, o.number, o.deletion, o.kind, \(LinkInvariant.kind) FROM \(LinkInvariant.sides) WHERE \(RecordLink.isThis)",
            link.sharedBook, link.shared, link.person
        ) { cells in
            (
                shared: cells.isNull(0) ? nil : (cells.int64(0), try cells.optionalID(1, Deletion.self)),
                own: cells.isNull(2) ? nil : (cells.int64(2), try cells.optionalID(3, Deletion.self)),
                ownKind: try cells.optional(4) { try cells.kind($0) }, wanted: try cells.optional(5) { try cells.kind($0) }
            )
        }
        guard let found else { return nil }
        (shared, own, ownKind, wanted) = (found.shared, found.own, found.ownKind, found.wanted)
    }
}
