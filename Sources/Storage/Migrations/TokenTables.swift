import Bookkeeping

extension Migration {
    /// Tokens of the programming interface.
    static let tokens = [
        """
        CREATE TABLE api_token (
            token_hash BLOB PRIMARY KEY NOT NULL CHECK (length(token_hash) = 32),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
            name_key TEXT NOT NULL,
            prefix TEXT NOT NULL CHECK (length(prefix) BETWEEN 1 AND 20),
            scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
            created_at INTEGER NOT NULL,
            expires_at INTEGER CHECK (expires_at > created_at),
            last_used_at INTEGER
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX api_token_of_user ON api_token (user, name_key)",
        "CREATE INDEX api_token_expiry ON api_token (expires_at) WHERE expires_at IS NOT NULL",
    ]
}
