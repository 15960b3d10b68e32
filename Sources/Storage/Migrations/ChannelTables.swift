extension Migration {
    /// What a person wants to be told of and how, what is still to be sent, and feedback.
    static let channels = devices + choices + feedback + outbox

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

    static let channel = "channel TEXT NOT NULL CHECK (channel IN ('email', 'address'))"

    private static let choices = [
        """
        CREATE TABLE notification_settings (
            user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
            address TEXT NOT NULL CHECK (length(address) <= 2000),
            format TEXT NOT NULL CHECK (format IN ('ntfy', 'json')),
            shows_amounts INTEGER NOT NULL CHECK (shows_amounts IN (0, 1))
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE notification_choice (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            \(channel),
            kind TEXT NOT NULL CHECK (kind IN ('budget', 'recurring', 'group', 'security')),
            PRIMARY KEY (user, channel, kind)
        ) STRICT, WITHOUT ROWID
        """,
        // How sending goes, and how many messages were made on a day, which is counted from 1970 (UTC).
        """
        CREATE TABLE channel_state (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            \(channel),
            day INTEGER NOT NULL, count INTEGER NOT NULL CHECK (count >= 0),
            sent_at INTEGER, failed_at INTEGER, problem TEXT CHECK (length(problem) <= 200),
            PRIMARY KEY (user, channel), CHECK ((failed_at IS NULL) = (problem IS NULL))
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static let feedback = [
        """
        CREATE TABLE feedback (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            subject TEXT NOT NULL CHECK (subject <> ''), content TEXT NOT NULL CHECK (content <> ''),
            created_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX feedback_of_user ON feedback (user, created_at)",
        "CREATE INDEX feedback_by_time ON feedback (created_at, id)",
    ]

    /// A message is about a notification, about feedback, or about neither, to see whether it arrives. Mail goes to the address that the person has when it
    /// is sent, unless it names another.
    private static let outbox = [
        """
        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            \(channel),
            notification BLOB REFERENCES notification (id) ON DELETE CASCADE,
            feedback BLOB REFERENCES feedback (id) ON DELETE CASCADE,
            recipient TEXT CHECK (length(recipient) BETWEEN 1 AND 500),
            tries INTEGER NOT NULL CHECK (tries >= 0),
            created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
            CHECK (notification IS NULL OR feedback IS NULL)
        ) STRICT
        """,
        "CREATE INDEX outbox_due ON outbox (due_at, number)",
        "CREATE INDEX outbox_of_user ON outbox (user, channel)",
        "CREATE INDEX outbox_of_notification ON outbox (notification) WHERE notification IS NOT NULL",
        "CREATE INDEX outbox_of_feedback ON outbox (feedback) WHERE feedback IS NOT NULL",
        "CREATE INDEX outbox_by_time ON outbox (created_at)",
    ]
}
