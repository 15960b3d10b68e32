extension Migration {
    /// What was done to the server and to accounts of people, links that set a new password, and whether a backup is made each day.
    static let audit = [
        // Nothing refers to a person: an entry stays when the person is deleted, and tells no more than that somebody was.
        """
        CREATE TABLE audit (
            number INTEGER PRIMARY KEY,
            at INTEGER NOT NULL,
            act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
            source TEXT NOT NULL CHECK (source IN ('user', 'terminal', 'server')),
            user BLOB CHECK (iif(source = 'user', ifnull(length(user), 0) = 16, user IS NULL)),
            terminal TEXT CHECK (iif(source = 'terminal', ifnull(length(terminal), 0) BETWEEN 1 AND 100, terminal IS NULL)),
            about BLOB CHECK (about IS NULL OR length(about) = 16)
        ) STRICT
        """,
        "CREATE INDEX audit_by_time ON audit (at)",
        "CREATE INDEX audit_of_act ON audit (act, at)",
        "CREATE INDEX audit_of_user ON audit (user) WHERE user IS NOT NULL",
        "CREATE INDEX audit_about ON audit (about) WHERE about IS NOT NULL",
        """
        CREATE TRIGGER audit_is_kept BEFORE UPDATE ON audit BEGIN
            SELECT raise(ABORT, 'the audit log is only added to');
        END
        """,
        """
        CREATE TABLE password_reset (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            user BLOB NOT NULL UNIQUE REFERENCES user (id) ON DELETE CASCADE,
            expires_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX password_reset_by_time ON password_reset (expires_at)",
        "ALTER TABLE site ADD COLUMN backs_up_daily INTEGER NOT NULL DEFAULT 0 CHECK (backs_up_daily IN (0, 1))",
    ]
}
