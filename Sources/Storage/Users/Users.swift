import Bookkeeping

extension User {
    fileprivate static let columns = """
        u.id, u.username, u.email, u.first_name, u.last_name, u.date_of_birth, u.role, u.is_disabled, u.language, u.theme,
        u.masks_amounts, u.hides_banners, u.deletion_due_at, u.lock_after
        """
}

/// The people who may sign in.
public struct Users<Access>: SitePart {
    let site: SiteData<Access>
}

extension Users {
    /// Returns the number of users, including disabled ones.
    public func count() throws -> Int { try connection.count("SELECT count(*) FROM user") }

    /// Returns all users by user name.
    public func all() throws -> [User] {
        try connection.rows("SELECT \(Self.userColumns) FROM user u ORDER BY u.username_key", map: Self.user)
    }

    /// Returns a user, disabled or not; nil if there is none.
    public func find(_ id: User.ID) throws -> User? {
        try connection.first("SELECT \(Self.userColumns) FROM user u WHERE u.id = ?", id, map: Self.user)
    }

    /// Returns a user by user name or e-mail address, ignoring case, with the encoded hash of the password.
    public func find(login: String) throws -> (user: User, passwordHash: String)? {
        let key = login.folded
        for column in ["username_key", "email_key"] {
            let found = try connection.first("SELECT \(Self.userColumns), u.password FROM user u WHERE u.\(column) = ?", key) {
                (try Self.user($0), $0.text(Self.userColumnCount))
            }
            if let found { return found }
        }
        return nil
    }
}

extension SitePart {
    static var userColumns: String { User.columns }
    static var userColumnCount: Int32 { 14 }

    static func user(_ cells: Cells) throws -> User {
        User(
            id: try cells.id(0), username: cells.text(1), email: cells.text(2), firstName: cells.text(3), lastName: cells.text(4),
            dateOfBirth: cells.isNull(5) ? nil : try cells.date(5), role: try cells.word(6), isDisabled: cells.bool(7),
            preferences: Preferences(
                language: try cells.word(8), theme: try cells.word(9), masksAmounts: cells.bool(10), hidesBanners: cells.bool(11)),
            deletionDueAt: cells.isNull(12) ? nil : cells.int64(12), lockAfter: cells.isNull(13) ? nil : cells.int64(13))
    }
}
