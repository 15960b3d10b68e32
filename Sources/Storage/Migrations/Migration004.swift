extension Migration {
    /// Months that begin on pay day; budgets with their totals by day and alerts; notifications; deletions of budgets.
    static let fourth = Migration(
        number: 4,
        statements: monthStart + budgetDeletions + budgets + notifications + BudgetTriggers.first + MonthTriggers.first,
        rebuildsTables: true
    )

    private static let monthStart = [
        "ALTER TABLE user ADD COLUMN month_start INTEGER NOT NULL DEFAULT 1 CHECK (month_start BETWEEN 1 AND 28)"
    ]

    /// A CHECK cannot be altered, so the table is made anew (https://www.sqlite.org/lang_altertable.html, section 7).
    private static let budgetDeletions = [
        """
        CREATE TABLE new_deletion (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            subject TEXT NOT NULL CHECK (subject IN ('transaction', 'account', 'category', 'hashtag', 'budget')),
            name TEXT NOT NULL,
            record_count INTEGER NOT NULL CHECK (record_count >= 0),
            moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
            deleted_at INTEGER NOT NULL,
            UNIQUE (book, id)
        ) STRICT
        """,
        """
        INSERT INTO new_deletion (id, book, subject, name, record_count, moved_to, deleted_at)
        SELECT id, book, subject, name, record_count, moved_to, deleted_at FROM deletion
        """,
        "DROP TABLE deletion",
        "ALTER TABLE new_deletion RENAME TO deletion",
        "CREATE INDEX deletion_by_time ON deletion (deleted_at)",
        "CREATE INDEX deletion_of_book ON deletion (book, deleted_at)",
    ]

    /// What has a rate, in the main currency, what has none, in its own, and how many rows of days there are.
    static let totalOfMonth = """
        month TEXT NOT NULL CHECK (month IS date(month, 'start of month')), currency TEXT NOT NULL,
        main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL, days INTEGER NOT NULL
        """

    private static let budgets = [
        // The daily budget is the one without a name; the index on names therefore holds that a book has one at most.
        """
        CREATE TABLE budget (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            name TEXT NOT NULL CHECK (length(name) <= 500),
            name_key TEXT NOT NULL,
            is_daily INTEGER NOT NULL CHECK (is_daily IN (0, 1)),
            period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
            is_everything INTEGER NOT NULL CHECK (is_everything IN (0, 1)),
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            has_rollover INTEGER NOT NULL CHECK (has_rollover IN (0, 1)),
            alert_percent INTEGER NOT NULL CHECK (alert_percent BETWEEN 1 AND 100),
            begins TEXT NOT NULL CHECK (begins IS date(begins, '+0 days')),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            CHECK (is_daily = (name = '') AND is_daily = (name_key = '')),
            CHECK (is_daily = 0 OR (period = 'daily' AND is_everything = 1)),
            UNIQUE (book, id),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT
        """,
        "CREATE UNIQUE INDEX budget_of_book ON budget (book, name_key) WHERE deletion IS NULL",
        "CREATE INDEX budget_of_deletion ON budget (book, deletion) WHERE deletion IS NOT NULL",
        """
        CREATE TABLE budget_amount (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
            month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
            amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000),
            PRIMARY KEY (budget, month)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE budget_category (
            budget BLOB NOT NULL, category BLOB NOT NULL, book BLOB NOT NULL,
            PRIMARY KEY (budget, category),
            FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, category) REFERENCES category (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX budget_of_category ON budget_category (category, budget)",
        """
        CREATE TABLE budget_hashtag (
            budget BLOB NOT NULL, hashtag BLOB NOT NULL, book BLOB NOT NULL,
            PRIMARY KEY (budget, hashtag),
            FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX budget_of_hashtag ON budget_hashtag (hashtag, budget)",
        // The main amount is NULL in a currency that has no rate on the day, as in the other totals of days.
        """
        CREATE TABLE budget_day_total (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
            date TEXT NOT NULL, currency TEXT NOT NULL,
            amount INTEGER NOT NULL, main_amount INTEGER, count INTEGER NOT NULL,
            PRIMARY KEY (budget, date, currency)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE budget_month_total (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE, \(totalOfMonth), PRIMARY KEY (budget, month, currency)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE TABLE expense_month_total (book BLOB NOT NULL, \(totalOfMonth), PRIMARY KEY (book, month, currency)) STRICT, WITHOUT ROWID",
        """
        INSERT INTO expense_month_total (book, month, currency, main_amount, unconverted, days)
        SELECT book, substr(date, 1, 8) || '01' AS month, currency, ifnull(sum(main_expenses), 0),
            sum(iif(main_expenses IS NULL, expenses, 0)), count(*)
        FROM day_total GROUP BY book, month, currency
        """,
        """
        CREATE TABLE budget_alert (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
            period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
            first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
            level TEXT NOT NULL CHECK (level IN ('nearing', 'used-up')),
            PRIMARY KEY (budget, period, first, level)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static let notifications = [
        """
        CREATE TABLE notification (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            kind TEXT NOT NULL CHECK (kind <> ''),
            content TEXT NOT NULL CHECK (json_valid(content)),
            created_at INTEGER NOT NULL,
            read_at INTEGER
        ) STRICT
        """,
        "CREATE INDEX notification_of_book ON notification (book, created_at, id)",
        "CREATE INDEX notification_unread ON notification (book) WHERE read_at IS NULL",
        "CREATE INDEX notification_by_time ON notification (created_at)",
    ]
}
