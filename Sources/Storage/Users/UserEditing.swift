import Bookkeeping

extension Users<Writing> {
    /// Adds a user with a personal book and its initial content. The first user becomes the operator.
    ///
    /// - Parameter settings: the settings of the personal book.
    /// - Parameter password: the encoded hash.
    /// - Parameter invitation: the hash of the token of an invitation to the server, which is used up, or of one to a household, which lets one person sign
    ///   up. Throws `.notFound` if it is no longer valid.
    public func add(
        _ id: User.ID, profile: User.Profile, preferences: Preferences, settings: BookSettings, password: String,
        account: (Account.ID, Account.Draft), categories: [(Category.ID, Category.Draft)], hashtags: [(Hashtag.ID, String)],
        invitation: [UInt8]?, at now: Int64
    ) throws -> User {
        let isToServer =
            try invitation.map { try connection.run("DELETE FROM invitation WHERE token_hash = ? AND expires_at > ?", $0, now) == 1 } ?? false
        let role: User.Role = try count() == 0 ? .operator : .member
        try requireOwn(profile.username, of: id)
        let book = try site.books.add(settings, account: account, categories: categories, hashtags: hashtags, at: now)
        try connection.run(
            """
            INSERT INTO user (id, book, username, username_key, username_skeleton, email, email_key, first_name, last_name, date_of_birth, role, password,
                language, theme, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, id, book, profile.username, profile.username.folded, profile.username.skeleton, profile.email, profile.email.folded,
            profile.firstName,
            profile.lastName,
            profile.dateOfBirth, role.rawValue, password, preferences.language.rawValue, preferences.theme.rawValue, now)
        if let invitation, !isToServer { try site.households.admit(id, by: invitation, at: now) }
        guard let user = try find(id) else { throw StoreError.notFound }
        return user
    }

    /// Updates a user's profile.
    public func updateProfile(_ id: User.ID, _ profile: User.Profile) throws {
        guard let known = try find(id) else { throw StoreError.notFound }
        if known.username != profile.username {
            try requireOwn(profile.username, of: id)
            try change(connection.run("UPDATE user SET username_skeleton = ? WHERE id = ?", profile.username.skeleton, id))
        }
        try change(
            connection.run(
                """
                UPDATE user SET username = ?, username_key = ?, email = ?, email_key = ?, first_name = ?, last_name = ?, date_of_birth = ?
                WHERE id = ?
                """, profile.username, profile.username.folded, profile.email, profile.email.folded, profile.firstName,
                profile.lastName,
                profile.dateOfBirth, id))
        try site.households.userRenamed(id)
    }

    /// Throws `.conflict(.usernameTaken)` if another user has the name, and `.conflict(.usernameLooksTaken)` if one has a name
    /// that looks the same.
    private func requireOwn(_ username: String, of id: User.ID) throws {
        let skeleton = username.skeleton
        let others = try connection.rows(
            "SELECT username FROM user WHERE id <> ? AND (username_key = ? OR username_skeleton = ? OR username_skeleton IS NULL)", id,
            username.folded, skeleton
        ) { $0.text(0) }
        if others.contains(where: { $0.folded == username.folded }) { throw StoreError.conflict(.usernameTaken) }
        if others.contains(where: { $0.skeleton == skeleton }) { throw StoreError.conflict(.usernameLooksTaken) }
    }

    /// Updates a user's preferences. An import that is about to replace them with the person's book is marked as outdated.
    public func updatePreferences(_ id: User.ID, _ preferences: Preferences) throws {
        try change(
            connection.run(
                "UPDATE user SET language = ?, theme = ?, masks_amounts = ?, hides_banners = ? WHERE id = ?", preferences.language.rawValue,
                preferences.theme.rawValue, preferences.masksAmounts, preferences.hidesBanners, id))
        try connection.run("UPDATE book SET is_outdated = 1 WHERE replaces = (SELECT book FROM user WHERE id = ?) AND is_outdated = 0", id)
    }

    /// Enables a user, or disables them and ends all sessions.
    public func setDisabled(_ id: User.ID, _ isDisabled: Bool) throws {
        try change(connection.run("UPDATE user SET is_disabled = ? WHERE id = ?", isDisabled, id))
        if isDisabled { try site.sessions.end(of: id, keeping: nil) }
    }
}

extension SitePart {
    /// Throws `.notFound` unless a statement has changed one row.
    func change(_ count: Int) throws {
        guard count == 1 else { throw StoreError.notFound }
    }
}
