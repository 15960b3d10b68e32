/// The tables of a book whose keys begin with the book since version 9 of the schema.
enum BookTables {
    static let all =
        [deletion, account, category, hashtag, record, recordHashtag, deletionMove, notification, outbox]
        + [budget, budgetAmount, budgetCategory, budgetHashtag, budgetDays, budgetMonths, budgetAlert]

    private static let id = "id BLOB NOT NULL CHECK (length(id) = 16)"
    private static let book = "book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT"
    private static let ofDeletion = "FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT"

    private static let deletion = Rebuilding(
        table: "deletion",
        definition: """
            \(id), \(book),
            subject TEXT NOT NULL CHECK (subject <> ''),
            name TEXT NOT NULL,
            record_count INTEGER NOT NULL CHECK (record_count >= 0),
            moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
            deleted_at INTEGER NOT NULL,
            PRIMARY KEY (book, id)
            """,
        columns: "id, book, subject, name, record_count, moved_to, deleted_at",
        indexes: ["CREATE INDEX deletion_by_time ON deletion (deleted_at)", "CREATE INDEX deletion_of_book ON deletion (book, deleted_at)"])

    private static let account = Rebuilding(
        table: "account",
        definition: """
            \(id), \(book),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            opening_balance INTEGER NOT NULL
                CONSTRAINT opening_no_overflow CHECK (opening_balance BETWEEN -4000000000000000000 AND 4000000000000000000),
            is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            CHECK (deletion IS NULL OR is_default = 0),
            PRIMARY KEY (book, id), UNIQUE (book, id, currency), \(ofDeletion)
            """,
        columns: "id, book, name, name_key, currency, opening_balance, is_default, created_at, deletion",
        indexes: [
            "CREATE UNIQUE INDEX account_of_book ON account (book, name_key) WHERE deletion IS NULL",
            "CREATE UNIQUE INDEX default_account ON account (book) WHERE is_default = 1",
            "CREATE INDEX account_of_deletion ON account (book, deletion) WHERE deletion IS NOT NULL",
        ])

    private static let category = Rebuilding(
        table: "category",
        definition: """
            \(id), \(book),
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            hue TEXT NOT NULL, icon TEXT NOT NULL,
            position INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            deletion BLOB,
            PRIMARY KEY (book, id), UNIQUE (book, id, kind), \(ofDeletion)
            """,
        columns: "id, book, kind, name, name_key, hue, icon, position, created_at, deletion",
        indexes: [
            "CREATE UNIQUE INDEX category_of_book ON category (book, kind, name_key) WHERE deletion IS NULL",
            "CREATE INDEX category_by_position ON category (book, position) WHERE deletion IS NULL",
            "CREATE INDEX category_of_deletion ON category (book, deletion) WHERE deletion IS NOT NULL",
        ])

    private static let hashtag = Rebuilding(
        table: "hashtag",
        definition: """
            \(id), \(book),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            record_count INTEGER NOT NULL DEFAULT 0 CHECK (record_count >= 0),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            PRIMARY KEY (book, id), \(ofDeletion)
            """,
        columns: "id, book, name, name_key, record_count, created_at, deletion",
        indexes: [
            "CREATE UNIQUE INDEX hashtag_of_book ON hashtag (book, name_key) WHERE deletion IS NULL",
            "CREATE INDEX hashtag_of_deletion ON hashtag (book, deletion) WHERE deletion IS NOT NULL",
        ])

    private static let recordColumns = """
        number, id, book, kind, date, time, account, currency, amount, category, to_account, received_currency, received, title, vendor, note,
        latitude, longitude, place, deletion, created_at, updated_at, search_text, hashtags, main_amount, cell
        """

    /// `attachment` is what people know the file of the record by. The row of the file has a key of its own: making that table anew would
    /// write all files once more.
    private static let record = Rebuilding(
        table: "record",
        definition: """
            number INTEGER PRIMARY KEY, \(id), \(book),
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income', 'transfer')),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            time TEXT NOT NULL CHECK (time GLOB '[0-2][0-9]:[0-5][0-9]' AND time < '24:00'),
            account BLOB NOT NULL,
            currency TEXT NOT NULL,
            amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000),
            category BLOB,
            to_account BLOB,
            received_currency TEXT,
            received INTEGER CHECK (received > 0) CONSTRAINT received_no_overflow CHECK (received <= 4000000000000000000),
            title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 2000),
            vendor TEXT NOT NULL,
            note TEXT NOT NULL,
            latitude INTEGER CHECK (latitude BETWEEN -9000000 AND 9000000),
            longitude INTEGER CHECK (longitude BETWEEN -18000000 AND 18000000),
            place TEXT,
            deletion BLOB,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            search_text TEXT NOT NULL,
            hashtags TEXT NOT NULL DEFAULT '',
            main_amount INTEGER CHECK (main_amount >= 0) CONSTRAINT main_no_overflow CHECK (main_amount <= 4000000000000000000),
            cell INTEGER CHECK (cell BETWEEN 0 AND \(Int64(1) << 40 - 1)),
            attachment BLOB CHECK (length(attachment) = 16),
            UNIQUE (book, id),
            CHECK (number >> 41 = CAST(julianday(date) - 1721425.5 AS INTEGER)
                AND (number >> 30) & 2047 = substr(time, 1, 2) * 60 + substr(time, 4, 2)),
            CHECK (CASE kind
                WHEN 'transfer' THEN category IS NULL AND to_account IS NOT NULL AND received IS NOT NULL AND received_currency IS NOT NULL
                ELSE category IS NOT NULL AND to_account IS NULL AND received IS NULL AND received_currency IS NULL END),
            CHECK (to_account IS NOT account),
            CHECK (received_currency IS NOT currency OR received = amount),
            CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (place IS NULL)),
            FOREIGN KEY (book, account, currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
            FOREIGN KEY (book, to_account, received_currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
            FOREIGN KEY (book, category, kind) REFERENCES category (book, id, kind) ON DELETE RESTRICT, \(ofDeletion)
            """,
        columns: "\(recordColumns), attachment",
        source: """
            SELECT \(recordColumns), (SELECT a.id FROM attachment a WHERE a.record = record.number) FROM record ORDER BY number
            """,
        indexes: [
            """
            CREATE INDEX record_of_book ON record (
                book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags
            ) WHERE deletion IS NULL
            """,
            "CREATE INDEX record_of_kind ON record (book, kind) WHERE deletion IS NULL",
            "CREATE INDEX record_of_account ON record (book, account) WHERE deletion IS NULL",
            "CREATE INDEX record_of_account_kind ON record (book, account, kind) WHERE deletion IS NULL",
            "CREATE INDEX record_of_account_category ON record (book, account, category) WHERE deletion IS NULL AND category IS NOT NULL",
            "CREATE INDEX record_to_account ON record (book, to_account) WHERE deletion IS NULL AND to_account IS NOT NULL",
            "CREATE INDEX record_of_category ON record (book, category) WHERE deletion IS NULL AND category IS NOT NULL",
            "CREATE INDEX record_by_amount ON record (book, amount) WHERE deletion IS NULL",
            "CREATE INDEX record_of_deletion ON record (book, deletion) WHERE deletion IS NOT NULL",
            "CREATE INDEX record_of_cell ON record (book, cell) WHERE \(PlaceTotals.isLocated)",
            """
            CREATE INDEX record_located ON record (book, number, cell, kind, category, latitude, longitude, main_amount, deletion)
            WHERE \(PlaceTotals.isLocated)
            """,
            "CREATE UNIQUE INDEX record_of_attachment ON record (book, attachment) WHERE attachment IS NOT NULL",
        ])

    private static let recordHashtag = Rebuilding(
        table: "record_hashtag",
        definition: """
            record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            hashtag BLOB NOT NULL, book BLOB NOT NULL,
            PRIMARY KEY (record, hashtag),
            FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
            """,
        options: "STRICT, WITHOUT ROWID", columns: "record, hashtag, book",
        source: "SELECT l.record, l.hashtag, h.book FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag",
        indexes: ["CREATE UNIQUE INDEX record_of_hashtag ON record_hashtag (book, hashtag, record)"])

    private static let deletionMove = Rebuilding(
        table: "deletion_move",
        definition: """
            book BLOB NOT NULL,
            deletion BLOB NOT NULL,
            record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            PRIMARY KEY (book, deletion, record),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE CASCADE
            """,
        options: "STRICT, WITHOUT ROWID", columns: "book, deletion, record",
        source: "SELECT d.book, m.deletion, m.record FROM deletion_move m JOIN deletion d ON d.id = m.deletion",
        indexes: ["CREATE INDEX move_of_record ON deletion_move (record)"])

    private static let notification = Rebuilding(
        table: "notification",
        definition: """
            \(id), \(book),
            kind TEXT NOT NULL CHECK (kind <> ''),
            content TEXT NOT NULL CHECK (json_valid(content)),
            created_at INTEGER NOT NULL,
            read_at INTEGER,
            PRIMARY KEY (book, id)
            """,
        columns: "id, book, kind, content, created_at, read_at",
        indexes: [
            "CREATE INDEX notification_of_book ON notification (book, created_at, id)",
            "CREATE INDEX notification_unread ON notification (book) WHERE read_at IS NULL",
            "CREATE INDEX notification_by_time ON notification (created_at)",
        ])

    private static let outbox = Rebuilding(
        table: "outbox",
        definition: """
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            \(Migration.channel),
            notification BLOB,
            feedback BLOB REFERENCES feedback (id) ON DELETE CASCADE,
            recipient TEXT CHECK (length(recipient) BETWEEN 1 AND 500),
            tries INTEGER NOT NULL CHECK (tries >= 0),
            created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
            book BLOB,
            CHECK (notification IS NULL OR feedback IS NULL),
            CHECK ((notification IS NULL) = (book IS NULL)),
            FOREIGN KEY (book, notification) REFERENCES notification (book, id) ON DELETE CASCADE
            """,
        columns: "number, user, channel, notification, feedback, recipient, tries, created_at, due_at, book",
        source: """
            SELECT o.number, o.user, o.channel, o.notification, o.feedback, o.recipient, o.tries, o.created_at, o.due_at, n.book
            FROM outbox o LEFT JOIN notification n ON n.id = o.notification
            """,
        indexes: [
            "CREATE INDEX outbox_due ON outbox (due_at, number)",
            "CREATE INDEX outbox_of_user ON outbox (user, channel)",
            "CREATE INDEX outbox_of_notification ON outbox (book, notification) WHERE notification IS NOT NULL",
            "CREATE INDEX outbox_of_feedback ON outbox (feedback) WHERE feedback IS NOT NULL",
            "CREATE INDEX outbox_by_time ON outbox (created_at)",
        ])
}
