// swift-format-ignore-file
extension Migration {
    /// The calendar belongs to a book, and a notification to a person.
    static let calendarOfBook = Migration(
        number: 11,
        sql: #"""
        ALTER TABLE book ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'UTC';

        ALTER TABLE book ADD COLUMN week_start INTEGER NOT NULL DEFAULT 1 CHECK (week_start BETWEEN 1 AND 7);

        ALTER TABLE book ADD COLUMN month_start INTEGER NOT NULL DEFAULT 1 CHECK (month_start BETWEEN 1 AND 28);

        UPDATE book SET time_zone = u.time_zone, week_start = u.week_start, month_start = u.month_start FROM user u WHERE u.book = book.id;

        ALTER TABLE user DROP COLUMN time_zone;

        ALTER TABLE user DROP COLUMN week_start;

        ALTER TABLE user DROP COLUMN month_start;

        CREATE TABLE new_notification (user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        id BLOB NOT NULL CHECK (length(id) = 16),
        book BLOB REFERENCES book (id) ON DELETE RESTRICT,
        kind TEXT NOT NULL CHECK (kind <> ''),
        content TEXT NOT NULL CHECK (json_valid(content)),
        created_at INTEGER NOT NULL,
        read_at INTEGER,
        PRIMARY KEY (user, id)) STRICT;

        INSERT INTO new_notification (user, id, book, kind, content, created_at, read_at)
        SELECT u.id, n.id, iif(n.kind = 'security', NULL, n.book), n.kind, n.content, n.created_at, n.read_at
        FROM notification n JOIN user u ON u.book = n.book;

        CREATE TABLE new_outbox (number INTEGER PRIMARY KEY AUTOINCREMENT,
        user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
        notification BLOB,
        feedback BLOB REFERENCES feedback (id) ON DELETE CASCADE,
        recipient TEXT CHECK (length(recipient) BETWEEN 1 AND 500),
        tries INTEGER NOT NULL CHECK (tries >= 0),
        created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
        CHECK (notification IS NULL OR feedback IS NULL),
        FOREIGN KEY (user, notification) REFERENCES notification (user, id) ON DELETE CASCADE) STRICT;

        INSERT INTO new_outbox (number, user, channel, notification, feedback, recipient, tries, created_at, due_at)
        SELECT o.number, o.user, o.channel, o.notification, o.feedback, o.recipient, o.tries, o.created_at, o.due_at
        FROM outbox o WHERE o.notification IS NULL OR EXISTS (SELECT 1 FROM new_notification n WHERE n.user = o.user AND n.id = o.notification);

        DROP TABLE outbox;

        DROP TABLE notification;

        ALTER TABLE new_notification RENAME TO notification;

        ALTER TABLE new_outbox RENAME TO outbox;

        CREATE INDEX notification_of_user ON notification (user, created_at, id);

        CREATE INDEX notification_unread ON notification (user) WHERE read_at IS NULL;

        CREATE INDEX notification_of_book ON notification (book) WHERE book IS NOT NULL;

        CREATE INDEX notification_by_time ON notification (created_at);

        CREATE INDEX outbox_due ON outbox (due_at, number);

        CREATE INDEX outbox_of_user ON outbox (user, channel);

        CREATE INDEX outbox_of_notification ON outbox (user, notification) WHERE notification IS NOT NULL;

        CREATE INDEX outbox_of_feedback ON outbox (feedback) WHERE feedback IS NOT NULL;

        CREATE INDEX outbox_by_time ON outbox (created_at);
        """#,
        rebuildsTables: true)
}
