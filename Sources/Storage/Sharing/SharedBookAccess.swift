import Bookkeeping

/// The right of a household's administrator, and of the person themselves, to look at the shared part of a person's own book.
///
/// It opens a ``SharedBook``, which only reads and knows no other account than the shared ones; nothing writes, copies or notifies with it. Only `Storage`
/// makes one, and every transaction that takes it checks it again.
public struct SharedBookAccess: Sendable, Equatable {
    let book: Book.ID
    /// The person who looks.
    let viewer: User.ID
    /// The owner of the book.
    public let person: HouseholdMember.ID
    /// The settings of the book at that time.
    public let settings: BookSettings
}

extension AccountSharing {
    /// Returns the right of a person to look at what another one shares, or they themselves; nil for somebody who is not the administrator of that
    /// person's household, who is disabled, or if there is nobody of that identity with an account.
    public func access(to person: HouseholdMember.ID, of viewer: User.ID) throws -> SharedBookAccess? {
        try connection.first(
            """
            SELECT b.id, \(Self.settingsOfBook) FROM household_person v JOIN household h ON h.id = v.household AND h.dissolved_at IS NULL
            JOIN user w ON w.id = v.user AND w.is_disabled = 0
            JOIN household_person p ON p.id = ?2 AND p.household = h.id AND p.left_at IS NULL
            JOIN user u ON u.id = p.user JOIN book b ON b.id = u.book AND b.state = 'live'
            WHERE v.user = ?1 AND v.left_at IS NULL AND (v.role = 'administrator' OR v.id = p.id)
            """, viewer, person
        ) { SharedBookAccess(book: try $0.id(0), viewer: viewer, person: person, settings: try BookSettings($0, from: 1)) }
    }

    private static var settingsOfBook: String { "b.main_currency, b.time_zone, b.week_start, b.month_start" }

    /// Opens the shared part of a person's book. Throws `.notFound` if the right has ended since it was granted.
    func open(_ access: SharedBookAccess, names: NamesCache? = nil, answers: AnswersCache? = nil) throws -> SharedBook {
        guard let present = try self.access(to: access.person, of: access.viewer), present.book == access.book else { throw StoreError.notFound }
        let accounts = try connection.rows(
            """
            SELECT \(Ledger.accountColumns), \(Households<Access>.isShared) FROM household_person p JOIN account a ON a.book = ?2
            WHERE p.id = ?1 AND a.deletion IS NULL AND a.person IS NULL ORDER BY \(Ledger.accountOrder)
            """, access.person, access.book
        ) { (account: try Ledger.account($0), isShared: $0.bool(Ledger.accountColumnCount)) }
        let ledger = Ledger(
            book: access.book, connection: connection, namesCache: names, answersCache: answers, seen: accounts.filter(\.isShared).map(\.account))
        return SharedBook(person: access.person, hasPrivateAccounts: !accounts.allSatisfy(\.isShared), ledger: ledger)
    }
}

extension Store {
    /// Reads the shared part of a person's book. Throws `.notFound` if the right has ended.
    public func read<R>(_ access: SharedBookAccess, _ body: (SharedBook) throws -> R) throws -> R {
        try reading { database in
            try body(SiteData<Reading>(connection: Connection(database: database)).sharing.open(access, names: names, answers: answers))
        }
    }
}
