extension Migration {
    /// Books with their accounts, categories, hashtags and records; people; and what is kept about them.
    static let first = Migration(
        number: 1,
        statements: booksAndPeople + accountsAndCategories + records + totals + RecordTriggers.first
    )

    private static let booksAndPeople = [
        """
        CREATE TABLE book (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE user (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL UNIQUE REFERENCES book (id) ON DELETE RESTRICT,
            username TEXT NOT NULL CHECK (length(username) BETWEEN 1 AND 500),
            username_key TEXT NOT NULL UNIQUE,
            email TEXT NOT NULL CHECK (length(email) BETWEEN 1 AND 500),
            email_key TEXT NOT NULL UNIQUE,
            first_name TEXT NOT NULL, last_name TEXT NOT NULL,
            date_of_birth TEXT CHECK (date_of_birth IS date(date_of_birth, '+0 days')),
            role TEXT NOT NULL CHECK (role IN ('member', 'operator')),
            is_disabled INTEGER NOT NULL DEFAULT 0 CHECK (is_disabled IN (0, 1)),
            password TEXT NOT NULL CHECK (password <> ''),
            language TEXT NOT NULL, theme TEXT NOT NULL, time_zone TEXT NOT NULL,
            week_start INTEGER NOT NULL CHECK (week_start BETWEEN 1 AND 7),
            main_currency TEXT NOT NULL CHECK (length(main_currency) = 3),
            created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE session (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL,
            user_agent TEXT NOT NULL, address TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX session_of_user ON session (user, last_seen_at)",
        """
        CREATE TABLE invitation (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            created_by BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE site (
            number INTEGER PRIMARY KEY CHECK (number = 1),
            sign_up TEXT NOT NULL CHECK (sign_up IN ('open', 'invitation', 'closed'))
        ) STRICT
        """,
        "INSERT INTO site (number, sign_up) VALUES (1, 'open')",
        """
        CREATE TABLE sign_in_failure (
            number INTEGER PRIMARY KEY,
            account TEXT NOT NULL, address TEXT NOT NULL, failed_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX failure_of_account ON sign_in_failure (account, failed_at, address)",
        "CREATE INDEX failure_of_address ON sign_in_failure (address, failed_at)",
        "CREATE INDEX failure_by_time ON sign_in_failure (failed_at)",
    ]

    private static let accountsAndCategories = [
        """
        CREATE TABLE deletion (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            subject TEXT NOT NULL CHECK (subject IN ('transaction', 'account', 'category', 'hashtag')),
            name TEXT NOT NULL,
            record_count INTEGER NOT NULL CHECK (record_count >= 0),
            moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
            deleted_at INTEGER NOT NULL,
            UNIQUE (book, id)
        ) STRICT
        """,
        "CREATE INDEX deletion_by_time ON deletion (deleted_at)",
        "CREATE INDEX deletion_of_book ON deletion (book, deleted_at)",
        """
        CREATE TABLE account (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            opening_balance INTEGER NOT NULL
                CONSTRAINT opening_no_overflow CHECK (opening_balance BETWEEN -4000000000000000000 AND 4000000000000000000),
            is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            CHECK (deletion IS NULL OR is_default = 0),
            UNIQUE (book, id), UNIQUE (book, id, currency),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT
        """,
        "CREATE UNIQUE INDEX account_of_book ON account (book, name_key) WHERE deletion IS NULL",
        "CREATE UNIQUE INDEX default_account ON account (book) WHERE is_default = 1",
        "CREATE INDEX account_of_deletion ON account (book, deletion) WHERE deletion IS NOT NULL",
        """
        CREATE TABLE category (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            hue TEXT NOT NULL, icon TEXT NOT NULL,
            position INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            deletion BLOB,
            UNIQUE (book, id), UNIQUE (book, id, kind),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT
        """,
        "CREATE UNIQUE INDEX category_of_book ON category (book, kind, name_key) WHERE deletion IS NULL",
        "CREATE INDEX category_by_position ON category (book, position) WHERE deletion IS NULL",
        "CREATE INDEX category_of_deletion ON category (book, deletion) WHERE deletion IS NOT NULL",
        """
        CREATE TABLE hashtag (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            record_count INTEGER NOT NULL DEFAULT 0 CHECK (record_count >= 0),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            UNIQUE (book, id),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT
        """,
        "CREATE UNIQUE INDEX hashtag_of_book ON hashtag (book, name_key) WHERE deletion IS NULL",
        "CREATE INDEX hashtag_of_deletion ON hashtag (book, deletion) WHERE deletion IS NOT NULL",
    ]

    // `number` is the day (since 0001-01-01), the minute and a count within the minute. The table therefore lies in the order of
    // time, and so does every index and every full-text match, which end with the number: lists need no sorting.
    private static let records = [
        """
        CREATE TABLE record (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
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
            FOREIGN KEY (book, category, kind) REFERENCES category (book, id, kind) ON DELETE RESTRICT,
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT
        """,
        "CREATE INDEX record_of_book ON record (book) WHERE deletion IS NULL",
        "CREATE INDEX record_of_kind ON record (book, kind) WHERE deletion IS NULL",
        "CREATE INDEX record_of_account ON record (book, account) WHERE deletion IS NULL",
        "CREATE INDEX record_of_account_kind ON record (book, account, kind) WHERE deletion IS NULL",
        "CREATE INDEX record_of_account_category ON record (book, account, category) WHERE deletion IS NULL AND category IS NOT NULL",
        "CREATE INDEX record_to_account ON record (book, to_account) WHERE deletion IS NULL AND to_account IS NOT NULL",
        "CREATE INDEX record_of_category ON record (book, category) WHERE deletion IS NULL AND category IS NOT NULL",
        "CREATE INDEX record_by_amount ON record (book, amount) WHERE deletion IS NULL",
        "CREATE INDEX record_of_deletion ON record (book, deletion) WHERE deletion IS NOT NULL",
        """
        CREATE TABLE record_hashtag (
            record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            hashtag BLOB NOT NULL REFERENCES hashtag (id) ON DELETE CASCADE,
            PRIMARY KEY (record, hashtag)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX record_of_hashtag ON record_hashtag (hashtag, record)",
        """
        CREATE TABLE attachment (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            record INTEGER NOT NULL UNIQUE REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            name TEXT NOT NULL,
            type TEXT NOT NULL,
            size INTEGER NOT NULL CHECK (size = length(bytes)),
            bytes BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE deletion_move (
            deletion BLOB NOT NULL REFERENCES deletion (id) ON DELETE CASCADE,
            record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            PRIMARY KEY (deletion, record)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX move_of_record ON deletion_move (record)",
        "CREATE VIEW searchable AS SELECT number, search_text FROM record WHERE deletion IS NULL",
        """
        CREATE VIRTUAL TABLE record_search USING fts5 (
            search_text, content = 'searchable', content_rowid = 'number', tokenize = 'ascii', prefix = '1 2 3 4', columnsize = 0
        )
        """,
    ]

    static let counts = """
        income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
        expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
        income_count INTEGER NOT NULL, expense_count INTEGER NOT NULL, transfer_count INTEGER NOT NULL
        """

    private static let totals = [
        "CREATE TABLE book_total (book BLOB NOT NULL, currency TEXT NOT NULL, \(counts), PRIMARY KEY (book, currency)) STRICT, WITHOUT ROWID",
        """
        CREATE TABLE day_total (
            book BLOB NOT NULL, date TEXT NOT NULL, currency TEXT NOT NULL, \(counts), PRIMARY KEY (book, date, currency)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE account_total (
            book BLOB NOT NULL, account BLOB NOT NULL, \(counts),
            change INTEGER NOT NULL CONSTRAINT change_no_overflow CHECK (change BETWEEN -4000000000000000000 AND 4000000000000000000),
            PRIMARY KEY (book, account)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE category_total (
            book BLOB NOT NULL, category BLOB NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (book, category, currency)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE day_account_total (
            book BLOB NOT NULL, date TEXT NOT NULL, account BLOB NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income', 'transfer', 'received')),
            category BLOB NOT NULL,
            currency TEXT NOT NULL, amount INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (book, date, account, kind, category)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX day_of_account ON day_account_total (book, account, date)",
        "CREATE INDEX day_of_account_category ON day_account_total (book, account, category, date)",
        "CREATE INDEX day_of_category ON day_account_total (book, category, date)",
    ]
}
