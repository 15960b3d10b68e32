import Bookkeeping

/// The links between a household's records and those in the own books of its people: ``Ledger/links``.
public struct LinkedRecords {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private var book: Book.ID { ledger.book }
}

extension Ledger {
    /// The links of the book's records.
    public var links: LinkedRecords { LinkedRecords(ledger: self) }
}

/// The own side of a household's record, visible only to the owner of the book that it is in.
public struct OwnRecord: Sendable, Equatable {
    public let id: Transaction.ID
    public let account: Account.ID
}

extension LinkedRecords {
    /// Returns the own sides of a household's records in the book of the person who asks, by the records' IDs; without those in the trash.
    public func ownSides(of ids: [Transaction.ID], for person: User.ID) throws -> [Transaction.ID: OwnRecord] {
        guard !ids.isEmpty else { return [:] }
        let ids = PackedIDs(ids)
        let found = try connection.rows(
            """
            SELECT l.shared, l.own, o.account FROM json_each(?1) n
            CROSS JOIN record_link l ON l.shared_book = ?2 AND l.shared = substr(?3, n.value, 16)
            CROSS JOIN household_person p ON p.id = l.person AND p.user = ?4
            CROSS JOIN record o ON o.book = l.own_book AND o.id = l.own WHERE l.own IS NOT NULL AND o.deletion IS NULL
            """, ids.positions, book, ids.blob, person
        ) { (try $0.id(0, Transaction.self), OwnRecord(id: try $0.id(1), account: try $0.id(2))) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the household's records for own sides in this book, by the IDs of the own sides. Leaves out records of a household that the person is
    /// not in.
    public func sharedSides(of ids: [Transaction.ID]) throws -> [Transaction.ID: Transaction.ID] {
        guard !ids.isEmpty else { return [:] }
        let ids = PackedIDs(ids)
        let found = try connection.rows(
            """
            SELECT l.own, l.shared FROM json_each(?1) n
            CROSS JOIN record_link l INDEXED BY link_of_own ON l.own_book = ?2 AND l.own = substr(?3, n.value, 16) AND l.own IS NOT NULL
            \(Self.present)
            """, ids.positions, book, ids.blob
        ) { (try $0.id(0, Transaction.self), try $0.id(1, Transaction.self)) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the payments of this household's book that a person is offered to add to their own book, latest first.
    public func offers(to person: User.ID) throws -> [Record] {
        let numbers = try connection.rows(
            """
            SELECT r.number FROM household_person p CROSS JOIN record_link l INDEXED BY link_of_person ON l.person = p.id
            CROSS JOIN record r ON r.book = l.shared_book AND r.id = l.shared
            WHERE p.user = ? AND p.left_at IS NULL AND l.shared_book = ? AND l.own IS NULL AND r.deletion IS NULL ORDER BY r.number DESC
            """, person, book
        ) { $0.int64(0) }
        return try ledger.records(numbers)
    }

    /// Returns the number of live records of an account that are the own sides of a household's records.
    public func count(of account: Account.ID) throws -> Int {
        try connection.count(
            """
            SELECT count(*) FROM record_link l CROSS JOIN record o ON o.book = l.own_book AND o.id = l.own AND o.deletion IS NULL \(Self.present)
            WHERE l.own_book = ? AND l.own IS NOT NULL AND o.account = ?
            """, book, account)
    }

    /// Returns how many of some chosen records have another side that changes with them: of an own book the household's record, of a household's book the
    /// side in the own book of the person who asks. Throws as ``SeveralRecords/summary(of:)`` does.
    public func count(of choice: RecordChoice, for person: User.ID) throws -> Int {
        let numbers = try ledger.many.numbers(of: choice).jsonArray
        let own = try connection.count(
            """
            SELECT count(*) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            CROSS JOIN record_link l INDEXED BY link_of_own ON l.own_book = r.book AND l.own = r.id \(Self.present) WHERE r.book = ?
            """, numbers, book)
        let shared = try connection.count(
            """
            SELECT count(*) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            CROSS JOIN record_link l ON l.shared_book = r.book AND l.shared = r.id AND l.own IS NOT NULL
            CROSS JOIN household_person p ON p.id = l.person AND p.user = ?
            CROSS JOIN record o ON o.book = l.own_book AND o.id = l.own AND o.deletion IS NULL WHERE r.book = ?
            """, numbers, person, book)
        return own + shared
    }

    /// Joins the person of a link `l`, if they are in the household.
    private static let present = """
        CROSS JOIN household_person p ON p.id = l.person AND p.left_at IS NULL CROSS JOIN household h ON h.id = p.household AND h.dissolved_at IS NULL
        """
}
