import Bookkeeping

/// The people of a household and their accounts in its book. A person's own book has none.
public struct SharedLedger {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private var book: Book.ID { ledger.book }
}

extension Ledger {
    /// The people of the book's household.
    public var shared: SharedLedger { SharedLedger(ledger: self) }
}

extension SharedLedger {
    /// Returns the people of the household: present people, then people who have left.
    public func people() throws -> [HouseholdMember] {
        guard let household = try connection.first("SELECT id FROM household WHERE book = ?", book, map: { try $0.id(0, Household.self) }) else {
            return []
        }
        let households = SiteData<Reading>(connection: connection).households
        return try households.people(of: household) + households.people(of: household, former: true)
    }

    /// Returns the accounts of people, by name.
    public func accounts() throws -> [Account] {
        try connection.rows(
            "SELECT \(Ledger.accountColumns) FROM account a WHERE a.book = ? AND a.person IS NOT NULL ORDER BY a.name_key, a.currency", book,
            map: Ledger.account)
    }

    /// Returns the accounts of people with their balances: the sums received less the sums paid.
    ///
    /// - Parameter day: the last day of the records in the balances; nil for all records.
    public func accountBalances(upTo day: CalendarDate? = nil) throws -> [Account.Balance] {
        try connection.rows(
            "\(Ledger.accountBalances) WHERE a.book = ? AND a.person IS NOT NULL ORDER BY a.name_key, a.currency", book
        ) { try ledger.balance($0, upTo: day) }
    }

    /// Returns the sums that people paid and the sums that were for them, by currency, then by person. Leaves out people who neither paid nor had a
    /// part.
    public func balances() throws -> [PersonBalance] {
        var found: [Currency: [HouseholdMember.ID: (paid: Int64, share: Int64)]] = [:]
        try connection.each(
            """
            SELECT a.currency, a.person, -t.change, 0 FROM account a JOIN account_total t ON t.book = a.book AND t.account = a.id
            WHERE a.book = ?1 AND a.person IS NOT NULL UNION ALL SELECT currency, person, 0, amount FROM share_total WHERE book = ?1
            """, [book]
        ) { cells in
            let currency = try cells.currency(0), person: HouseholdMember.ID = try cells.id(1)
            let known = found[currency]?[person] ?? (0, 0)
            found[currency, default: [:]][person] = (known.paid &+ cells.int64(2), known.share &+ cells.int64(3))
            return true
        }
        return try found.sorted { $0.key.code < $1.key.code }.flatMap { currency, people in
            try people.sorted { $0.key < $1.key }.map { person, sums in
                let paid = Money(minorUnits: sums.paid, currency), share = Money(minorUnits: sums.share, currency)
                let balance = try translatingMoney { () throws(MoneyError) in try paid.subtracting(share) }
                return PersonBalance(person: person, paid: paid, share: share, balance: balance)
            }
        }
    }

    /// Returns the sums that a person paid and the sums that were for them, by currency.
    public func balances(of person: HouseholdMember.ID) throws -> [PersonBalance] { try balances().filter { $0.person == person } }

    /// The choice that a person made last.
    public struct Usual: Sendable, Equatable {
        /// The account that paid; it may be gone.
        public let payer: Account.ID
        public let choice: Sharing.Choice
        /// The account of the person's own book.
        public let ownAccount: OwnAccount

        /// The account of their own book that a person pays from.
        public enum OwnAccount: Sendable, Equatable {
            case neverChosen, none
            /// It may be gone.
            case account(Account.ID)
        }
    }

    /// Returns the payer and the people that a person chose last; nil before the first time.
    public func usual(of person: HouseholdMember.ID) throws -> Usual? {
        let found = try connection.first(
            "SELECT p.usual_payer, p.usual_sharing, p.usual_own, length(p.usual_own) FROM household_person p JOIN household h ON h.id = p.household WHERE p.id = ? AND h.book = ?",
            person, book
        ) { cells in
            let own: Usual.OwnAccount = cells.isNull(2) ? .neverChosen : cells.int(3) == 0 ? .none : .account(try cells.id(2))
            return (payer: try cells.optionalID(0, Account.self), choice: cells.text(1), own: own)
        }
        return found.flatMap { found in
            found.payer.map { Usual(payer: $0, choice: Sharing.Choice(stored: found.choice), ownAccount: found.own) }
        }
    }

    /// Returns the latest payments between people, latest first.
    public func payments(limit: Int) throws -> [Record] {
        let numbers = try accounts().flatMap { account in
            try connection.rows(
                """
                SELECT r.number FROM record r INDEXED BY record_to_account CROSS JOIN account a ON a.book = r.book AND a.id = r.account
                WHERE r.book = ? AND r.to_account = ? AND r.deletion IS NULL AND a.person IS NOT NULL ORDER BY r.number DESC LIMIT ?
                """, book, account.id, limit
            ) { $0.int64(0) }
        }
        return try ledger.records(Array(numbers.sorted(by: >).prefix(limit)))
    }
}

/// A writable book of a household, for the accounts of its people.
public struct SharedLedgerEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }
}

extension LedgerEditor {
    /// The people of the book's household.
    public var shared: SharedLedgerEditor { SharedLedgerEditor(editor: self) }
}

extension SharedLedgerEditor {
    /// Returns the account of a person in a currency, which is made if it does not exist. Throws `.notFound` for somebody who is not in the book's
    /// household.
    public func account(of person: HouseholdMember.ID, in currency: Currency, at now: Int64) throws -> Account.ID {
        if let known = try editor.ledger.shared.accounts().first(where: { $0.person == person && $0.currency == currency }) { return known.id }
        let name = try connection.first(
            """
            SELECT ifnull((SELECT a.name FROM account a WHERE a.person = p.id AND a.book = h.book LIMIT 1), p.name)
            FROM household_person p JOIN household h ON h.id = p.household WHERE p.id = ? AND h.book = ?
            """, person, book
        ) { $0.text(0) }
        guard let name else { throw StoreError.notFound }
        let id = Account.ID(milliseconds: now &* 1_000)
        try connection.run(
            """
            INSERT INTO account (id, book, name, name_key, currency, opening_balance, is_default, created_at, person)
            VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?)
            """, id, book, name, name.folded, currency, now, person)
        return id
    }

    /// Remembers the payer and the people that the person who writes has chosen, for the next record. Exact amounts are not remembered.
    public func remember(_ draft: Transaction.Draft) throws {
        guard draft.movement.kind != .transfer, let user = editor.person else { return }
        let choice = draft.sharing.flatMap { $0.way == .amounts ? nil : $0 } ?? Sharing.Choice(.everybody)
        try connection.run(
            """
            UPDATE household_person SET usual_payer = ?, usual_sharing = ?, usual_own = ifnull(?, usual_own) WHERE user = ? AND left_at IS NULL
            AND household = (SELECT id FROM household WHERE book = ?)
            """, draft.movement.account, choice.stored, draft.ownSide.stored, user, book)
    }

    /// Gives each person of the household an account in the main currency of its book, if they have none.
    public func completeAccounts(at now: Int64) throws {
        let missing = try connection.rows(
            """
            SELECT p.id, b.main_currency FROM household h JOIN book b ON b.id = h.book JOIN household_person p ON p.household = h.id
            WHERE h.book = ? AND p.left_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM account a WHERE a.person = p.id AND a.currency = b.main_currency AND a.book = b.id)
            """, book
        ) { (person: try $0.id(0, HouseholdMember.self), currency: try $0.currency(1)) }
        for (person, currency) in missing { _ = try account(of: person, in: currency, at: now) }
    }
}

extension Households<Writing> {
    /// Gives each person of a household an account in the main currency of its book, if they have none.
    func completeAccounts(of household: Household.ID, at now: Int64) throws {
        guard let book = try connection.first("SELECT book FROM household WHERE id = ?", household, map: { try $0.id(0, Book.self) }) else { return }
        try LedgerEditor(ledger: Ledger(book: book, connection: connection)).shared.completeAccounts(at: now)
    }

    /// Gives the accounts of a person in their household the name that their account of Penny has now.
    func userRenamed(_ user: User.ID) throws {
        guard let own = try membership(of: user), let name = try site.users.find(user)?.displayName else { return }
        try renameAccounts(of: own.person, to: name)
    }

    /// Gives the accounts of a person the name that they have now.
    func renameAccounts(of person: HouseholdMember.ID, to name: String) throws {
        let name = name.isEmpty ? Account.nameOfFormerMember : name
        try connection.run("UPDATE account SET name = ?, name_key = ? WHERE person = ? AND name <> ?1", name, name.folded, person)
    }
}

extension Transaction.OwnSide {
    /// The bytes of the account; none for none, nil for no choice.
    fileprivate var stored: [UInt8]? {
        switch self {
        case .keep: nil
        case .none: []
        case .account(let account, _): account.withUnsafeBytes(Array.init)
        }
    }
}

extension Sharing.Choice {
    /// The way and the values, such as `shares PERSON:2 PERSON:1`.
    var stored: String {
        ([way.rawValue] + values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }).joined(separator: " ")
    }

    /// Reads what ``stored`` gives; everybody for anything else.
    init(stored: String) {
        let words = stored.split(separator: " ")
        let values = words.dropFirst().compactMap { word -> (HouseholdMember.ID, Int64)? in
            let parts = word.split(separator: ":")
            guard parts.count == 2, let person = HouseholdMember.ID(parts[0]), let value = Int64(parts[1]) else { return nil }
            return (person, value)
        }
        self.init(
            words.first.flatMap { Sharing.Way(rawValue: String($0)) } ?? .everybody, Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
}
