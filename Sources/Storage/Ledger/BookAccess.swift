import Bookkeeping

/// The right of a person to a book, with the settings that the book had when it was granted.
///
/// Only `Storage` makes one, from a session or a token. Every transaction that takes it checks it again, so that a right that has
/// ended meanwhile opens nothing.
public struct BookAccess: Sendable, Equatable {
    /// The ground of the access.
    enum Right: Sendable, Equatable {
        /// The book is the person's own: they may read, write and copy it.
        case own
        /// The terminal. Its user may read the whole database; the book belongs to a person, disabled or not.
        case terminal
        /// The book belongs to the person's household: they may read it, and write to it if the role allows that.
        case household(HouseholdMember.Role)
    }

    let book: Book.ID
    /// The person who has the access.
    public let person: User.ID
    let right: Right
    /// The settings of the book at that time.
    public let settings: BookSettings
    /// The time of the grant, recorded with each act, in seconds since 1970 (UTC); nil for a book that keeps no history.
    var grantedAt: Int64?

    /// True if the book is the person's own.
    public var isOwn: Bool { if case .household = right { false } else { true } }

    /// True if the person might write to the book when the access was granted.
    public var mayWrite: Bool { if case .household(let role) = right { role.mayWrite } else { true } }

    /// Throws `.conflict(.bookReplaced)` if the person has lost the right: the book was replaced or removed, the person was disabled or deleted, or has
    /// left the household.
    ///
    /// - Parameter writing: true to require the right to write too. Throws `.conflict(.onlyViewing)` without it.
    func check(_ connection: Connection, writing: Bool = false) throws {
        if case .household = right { return try checkHousehold(connection, writing) }
        let holds = try connection.exists(
            "SELECT 1 FROM user u JOIN book b ON b.id = u.book WHERE u.id = ? AND u.book = ? AND u.is_disabled <= ? AND b.state = 'live'", person,
            book, right == .terminal)
        guard holds else { throw StoreError.conflict(.bookReplaced) }
    }

    /// Throws `.conflict(.notAdministrator)` if the book belongs to a household that the person does not administer.
    func checkExporting(_ connection: Connection) throws {
        guard !isOwn else { return }
        guard try SiteData<Reading>(connection: connection).households.membership(of: person)?.role == .administrator else {
            throw StoreError.conflict(.notAdministrator)
        }
    }

    private func checkHousehold(_ connection: Connection, _ writing: Bool) throws {
        // The role may have changed since the access was granted.
        let present = try SiteData<Reading>(connection: connection).households.access(of: person, at: grantedAt ?? 0)
        guard let present, present.book == book else { throw StoreError.conflict(.bookReplaced) }
        guard !writing || present.mayWrite else { throw StoreError.conflict(.onlyViewing) }
    }
}

extension BookAccess {
    /// The columns of an access, from a user `u` and their book `b`.
    static let columns = "b.id, u.id, b.main_currency, b.time_zone, b.week_start, b.month_start"
    static let columnCount: Int32 = 6

    /// Reads the access of a person to their own book from ``columns``.
    init(_ cells: Cells, from column: Int32, right: Right = .own, at now: Int64? = nil) throws {
        (book, person, self.right, grantedAt) = (try cells.id(column), try cells.id(column + 1), right, now)
        settings = try BookSettings(cells, from: column + 2)
    }
}

extension Books {
    /// Returns the terminal's access to a person's own book; nil if there is no such person.
    public func atTerminal(of user: User.ID) throws -> BookAccess? { try own(of: user, by: .terminal) }

    /// Returns the access of a person to their own book who has proved their identity, for a session that is not stored; nil if the
    /// proof does not hold any more, or the person is disabled.
    public func opened(for user: User.ID, provedBy proof: IdentityProof) throws -> BookAccess? {
        guard try site.users.holds(proof, of: user) else { return nil }
        return try own(of: user, by: .own)
    }

    /// Returns the settings of a person's own book; nil if there is no such person.
    func settings(of user: User.ID) throws -> BookSettings? { try own(of: user, by: .own)?.settings }

    /// Returns the ID of a person's own book; nil if there is no such person.
    func id(of user: User.ID) throws -> Book.ID? { try own(of: user, by: .own)?.book }

    /// Returns the access of a person to a book, their own or their household's; nil if they may not open it.
    func access(of person: User.ID, to book: Book.ID, at now: Int64) throws -> BookAccess? {
        let own = try own(of: person, by: .own)
        return [own, own?.book == book ? nil : try site.households.access(of: person, at: now)].compactMap(\.self).first { $0.book == book }
    }

    /// Returns a person's access to their own book; nil if there is no such person.
    func own(of user: User.ID, by right: BookAccess.Right) throws -> BookAccess? {
        try connection.first("SELECT \(BookAccess.columns) FROM user u JOIN book b ON b.id = u.book WHERE u.id = ?", user) {
            try BookAccess($0, from: 0, right: right)
        }
    }
}

extension Books<Writing> {
    /// Writes to a book in this transaction. Throws `.conflict(.bookReplaced)` if the person may no longer open it, and `.conflict(.onlyViewing)` if they
    /// may not write to it.
    public func write<R>(_ access: BookAccess, _ body: (LedgerEditor) throws -> R) throws -> R {
        try access.check(connection, writing: true)
        let editor = LedgerEditor(ledger: Ledger(book: access.book, connection: connection), person: access.person)
        return try editor.markingOutdated { try editor.keepingHistory(at: access.grantedAt) { try body(editor) } }
    }
}
