extension Migration {
    /// Passkeys. The challenges that wait for an answer are kept in memory.
    static let passkeys = [
        // The algorithm is one of COSE's numbers; transports are words with a space between.
        """
        CREATE TABLE passkey (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            credential BLOB NOT NULL UNIQUE CHECK (length(credential) BETWEEN 1 AND 1023),
            public_key BLOB NOT NULL CHECK (length(public_key) BETWEEN 1 AND 1024),
            counter INTEGER NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
            host TEXT NOT NULL CHECK (host <> ''),
            transports TEXT NOT NULL,
            is_backed_up INTEGER NOT NULL CHECK (is_backed_up IN (0, 1)),
            name TEXT NOT NULL CHECK (name <> ''),
            created_at INTEGER NOT NULL,
            last_used_at INTEGER,
            refused_at INTEGER
        ) STRICT
        """,
        "CREATE INDEX passkey_of_user ON passkey (user, created_at, id)",
    ]
}
