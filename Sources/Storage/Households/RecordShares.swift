import Bookkeeping

extension Ledger {
    /// Returns the people for whom a record is; nil if that was not chosen.
    ///
    /// - Parameter number: the number of the record's first row.
    func sharing(_ number: Int64) throws -> Sharing? {
        var way: Sharing.Way?
        let parts = try connection.rows("SELECT way, person, weight, amount FROM record_share WHERE record = ? AND book = ?", number, book) { cells in
            way = try cells.word(0)
            return Sharing.Part(person: try cells.id(1), weight: cells.optional(2, cells.int64), amount: cells.int64(3))
        }
        return way.map { Sharing($0, parts) }
    }

    /// The people of the book's household, with people who have left; none for a person's own book.
    func sharers() throws -> [Sharer] {
        try connection.rows(
            """
            SELECT p.id, p.weight, p.left_at IS NULL FROM household h JOIN household_person p ON p.household = h.id WHERE h.book = ? ORDER BY p.id
            """, book
        ) { Sharer(id: try $0.id(0), weight: $0.int64(1), isPresent: $0.bool(2)) }
    }
}

extension SharedLedger {
    /// Returns the parts of a person in some records, by one statement. Leaves out records that are not for the person, are for nobody else, or are
    /// listed with only some of their amount.
    ///
    /// - Parameter records: the records of a page, in any order.
    public func parts(of person: HouseholdMember.ID, in records: [Record]) throws -> [Transaction.ID: Money] {
        guard !records.isEmpty else { return [:] }
        let ids = PackedIDs(records.map(\.id))
        let found = try ledger.connection.rows(
            """
            SELECT r.id, s.currency, s.amount, (SELECT sum(w.amount) FROM record_share w WHERE w.record = r.number)
            FROM json_each(?1) n CROSS JOIN record r ON r.book = ?2 AND r.id = substr(?3, n.value, 16)
            CROSS JOIN record_share s ON s.record = r.number AND s.person = ?4 WHERE s.amount > 0
            """, ids.positions, ledger.book, ids.blob, person
        ) { cells in
            let currency = try cells.currency(1)
            return (try cells.id(0, Transaction.self), Money(minorUnits: cells.int64(2), currency), Money(minorUnits: cells.int64(3), currency))
        }
        let parts = Dictionary(found.map { ($0.0, (part: $0.1, whole: $0.2)) }, uniquingKeysWith: { first, _ in first })
        var shown: [Transaction.ID: Money] = [:]
        for record in records {
            guard let (part, whole) = parts[record.id], part != whole, record.movement.has(whole) else { continue }
            shown[record.id] = part
        }
        return shown
    }
}

extension Transaction.Movement {
    /// True if this is the amount sent or the amount received.
    fileprivate func has(_ whole: Money) -> Bool {
        if case .transfer(_, _, _, let received) = self, received == whole { return true }
        return amount == whole
    }
}

/// The parts of people in records of a household's book, written together with them.
///
/// An expense or an income of a person's account is for somebody, and so is money that a person gives to or takes from a common account: such records
/// change who owes whom. A record of a common account alone is for everybody unless a choice says otherwise, and changes no balance between people. A
/// payment from person to person is for nobody.
struct RecordShares {
    let editor: LedgerEditor
    private let division: ShareDivision
    private var accounts: [Account.ID: Bool] = [:]

    init(_ editor: LedgerEditor) throws {
        self.editor = editor
        division = ShareDivision(among: try editor.ledger.sharers())
    }

    /// False for a person's own book.
    var isShared: Bool { !division.sharers.isEmpty }

    /// Replaces the parts of a record.
    ///
    /// - Parameters:
    ///   - choice: nil to keep the present choice, or for everybody without one.
    ///   - number: the number of the record's first row.
    /// - Throws: `.conflict(.invalid)` for parts that do not add up or that nobody has, and for people of other households.
    mutating func save(_ choice: Sharing.Choice?, of movement: Transaction.Movement, _ id: Transaction.ID, to number: Int64) throws {
        guard isShared else {
            guard choice == nil else { throw StoreError.conflict(.invalid) }
            return
        }
        let saved = try editor.ledger.sharing(number), shared = try sharedAmount(of: movement)
        let chosen = choice ?? saved?.choice ?? Sharing.Choice(.everybody)
        if saved != nil { try editor.connection.run("DELETE FROM record_share WHERE record = ?", number) }
        guard let shared, shared.betweenPeople || movement.kind != .transfer && chosen.way != .everybody else { return }
        guard let sharing = division.divide(shared.amount.minorUnits, chosen, saved: saved, in: id) else { throw StoreError.conflict(.invalid) }
        try Self.insert(sharing, in: shared.amount.currency, sign: shared.sign, to: number, editor)
    }

    /// Inserts the parts of a record that has none.
    ///
    /// - Parameter number: the number of the record's first row.
    static func insert(_ sharing: Sharing, in currency: Currency, sign: Int, to number: Int64, _ editor: LedgerEditor) throws {
        for part in sharing.parts {
            try editor.connection.run(
                "INSERT INTO record_share (record, person, book, way, weight, currency, amount, sign) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", number,
                part.person, editor.book, sharing.way.rawValue, part.weight, currency, part.amount, sign)
        }
    }

    /// Gives records that are a person's now, after a change of many, to everybody, unless people were chosen.
    mutating func complete(_ numbers: [Int64]) throws {
        guard isShared else { return }
        for number in numbers {
            guard try editor.ledger.sharing(number) == nil, let record = try editor.ledger.transaction(number: number),
                try editor.ledger.rows(of: record.id).first?.number == number
            else { continue }
            try save(nil, of: record.movement, record.id, to: number)
        }
    }

    /// Returns the amount that is divided, and the sign of the parts in the balances; nil for a payment between people.
    private mutating func sharedAmount(of movement: Transaction.Movement) throws -> (amount: Money, sign: Int, betweenPeople: Bool)? {
        switch movement {
        case .expense(let account, _, let amount):
            let isPerson = try isPerson(account)
            return (amount, isPerson ? 1 : 0, isPerson)
        case .income(let account, _, let amount):
            let isPerson = try isPerson(account)
            return (amount, isPerson ? -1 : 0, isPerson)
        case .transfer(let from, let to, let amount, let received):
            switch (try isPerson(from), try isPerson(to)) {
            case (true, false): return (amount, 1, true)
            case (false, true): return (received, -1, true)
            default: return nil
            }
        }
    }

    private mutating func isPerson(_ account: Account.ID) throws -> Bool {
        if let known = accounts[account] { return known }
        guard let found = try editor.ledger.account(account) else { throw StoreError.notFound }
        accounts[account] = found.person != nil
        return found.person != nil
    }
}
