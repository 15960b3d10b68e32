extension Migration {
    /// What a person wants to be told of and how, what is still to be sent, and feedback.
    static let channels = devices

    private static let devices = [
        """
        CREATE TABLE known_device (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (length(kind) <= 200),
            seen_at INTEGER NOT NULL,
            PRIMARY KEY (user, kind)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX known_device_by_time ON known_device (seen_at)",
    ]
}
