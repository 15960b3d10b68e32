extension Migration {
    /// Passcodes, and one-time passwords with their recovery codes.
    static let factors = [
        """
        CREATE TABLE passcode (
            user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
            hash TEXT NOT NULL CHECK (hash <> ''),
            changed_at INTEGER NOT NULL
        ) STRICT
        """,
        // Passcodes tried in a session since the last right one.
        "ALTER TABLE session ADD COLUMN passcode_tries INTEGER NOT NULL DEFAULT 0 CHECK (passcode_tries BETWEEN 0 AND 100)",
        // The step is the latest whose password was used, in periods of 30 seconds since 1970: none is good twice.
        """
        CREATE TABLE one_time_password (
            user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
            secret BLOB NOT NULL CHECK (length(secret) = 20),
            last_step INTEGER NOT NULL CHECK (last_step >= 0),
            since INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE recovery_code (
            user BLOB NOT NULL REFERENCES one_time_password (user) ON DELETE CASCADE,
            hash BLOB NOT NULL CHECK (length(hash) = 32),
            PRIMARY KEY (user, hash)
        ) STRICT, WITHOUT ROWID
        """,
        // Sign-ins of which the password was right and the second step is missing.
        """
        CREATE TABLE pending_sign_in (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            user BLOB NOT NULL REFERENCES one_time_password (user) ON DELETE CASCADE,
            created_at INTEGER NOT NULL,
            tries INTEGER NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 100)
        ) STRICT
        """,
        "CREATE INDEX pending_sign_in_of_user ON pending_sign_in (user)",
    ]
}
