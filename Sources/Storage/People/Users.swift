import Bookkeeping

extension People {
    private static let columns = """
        u.id, u.book, u.username, u.email, u.first_name, u.last_name, u.date_of_birth, u.role, u.is_disabled, u.language, u.theme,
        u.time_zone, u.week_start, (SELECT b.main_currency FROM book b WHERE b.id = u.book), u.month_start,
        u.masks_amounts, u.hides_banners, u.deletion_due_at, u.lock_after
        """

    /// Returns the number of users, including disabled ones.
    public func userCount() throws -> Int { try connection.count("SELECT count(*) FROM user") }

    /// Returns all users by user name.
    public func users() throws -> [User] {
        try connection.rows("SELECT \(Self.columns) FROM user u ORDER BY u.username_key", map: Self.user)
    }

    /// Returns a user, disabled or not; nil if there is none.
    public func user(_ id: User.ID) throws -> User? {
        try connection.first("SELECT \(Self.columns) FROM user u WHERE u.id = ?", id, map: Self.user)
    }

    /// Returns a user by user name or e-mail address, ignoring case, with the encoded hash of the password.
    public func user(login: String) throws -> (user: User, passwordHash: String)? {
        let key = login.folded
        for column in ["username_key", "email_key"] {
            let found = try connection.first("SELECT \(Self.columns), u.password FROM user u WHERE u.\(column) = ?", key) {
                (try Self.user($0), $0.text(Self.userColumnCount))
            }
            if let found { return found }
        }
        return nil
    }

    /// Returns the encoded hash of a user's password.
    public func passwordHash(of id: User.ID) throws -> String? {
        try connection.first("SELECT password FROM user WHERE id = ?", id) { $0.text(0) }
    }

    static let userColumns = columns
    static let userColumnCount: Int32 = 19

    static func user(_ cells: Cells) throws -> User {
        guard let weekStart = Weekday(rawValue: cells.int(12)) else { throw StoreError.damaged("a weekday is unknown") }
        return User(
            id: try cells.id(0), username: cells.text(2), email: cells.text(3), firstName: cells.text(4), lastName: cells.text(5),
            dateOfBirth: cells.isNull(6) ? nil : try cells.date(6), role: try cells.word(7), isDisabled: cells.bool(8),
            preferences: Preferences(
                language: try cells.word(9), theme: try cells.word(10), timeZone: CivilTimeZone(cells.text(11)) ?? .utc,
                weekStart: weekStart, monthStart: cells.int(14),
                mainCurrency: try cells.currency(13), masksAmounts: cells.bool(15), hidesBanners: cells.bool(16)),
            book: try cells.id(1), deletionDueAt: cells.isNull(17) ? nil : cells.int64(17), lockAfter: cells.isNull(18) ? nil : cells.int64(18))
    }
}
