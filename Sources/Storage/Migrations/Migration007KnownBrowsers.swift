// swift-format-ignore-file
extension Migration {
    /// Browsers in which people have signed in, each by the hash of its token.
    static let knownBrowsers = Migration(
        number: 7,
        sql: #"""
        CREATE TABLE device_token (
            token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            session BLOB NOT NULL CHECK (length(session) = 16),
            seen_at INTEGER NOT NULL,
            PRIMARY KEY (token_hash, user)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX device_token_of_user ON device_token (user, seen_at);

        CREATE INDEX device_token_by_time ON device_token (seen_at);
        """#)
}
