extension BookTables {
    // The daily budget is the one without a name; the index on names therefore holds that a book has one at most.
    static let budget = Rebuilding(
        table: "budget",
        definition: """
            id BLOB NOT NULL CHECK (length(id) = 16),
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
            PRIMARY KEY (book, id),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
            """,
        columns: "id, book, name, name_key, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins, created_at, deletion",
        indexes: [
            "CREATE UNIQUE INDEX budget_of_book ON budget (book, name_key) WHERE deletion IS NULL",
            "CREATE INDEX budget_of_deletion ON budget (book, deletion) WHERE deletion IS NOT NULL",
        ])

    static let budgetAmount = part(
        "budget_amount", key: "month",
        """
        month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
        amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000)
        """, columns: "month, amount")

    static let budgetCategory = part(
        "budget_category", key: "category", "category BLOB NOT NULL", columns: "category",
        references: "FOREIGN KEY (book, category) REFERENCES category (book, id) ON DELETE CASCADE",
        indexes: ["CREATE INDEX budget_of_category ON budget_category (book, category, budget)"])

    static let budgetHashtag = part(
        "budget_hashtag", key: "hashtag", "hashtag BLOB NOT NULL", columns: "hashtag",
        references: "FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE",
        indexes: ["CREATE INDEX budget_of_hashtag ON budget_hashtag (book, hashtag, budget)"])

    // The main amount is NULL in a currency that has no rate on the day, as in the other totals of days.
    static let budgetDays = part(
        "budget_day_total", key: "date, currency",
        "date TEXT NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL, main_amount INTEGER, count INTEGER NOT NULL",
        columns: "date, currency, amount, main_amount, count")

    static let budgetMonths = part(
        "budget_month_total", key: "month, currency", Migration.totalOfMonth, columns: "month, currency, main_amount, unconverted, days")

    static let budgetAlert = part(
        "budget_alert", key: "period, first, level",
        """
        period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
        first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
        level TEXT NOT NULL CHECK (level IN ('nearing', 'used-up'))
        """, columns: "period, first, level")

    /// A table of what budgets have. The columns of its key come first, in the order of the key: SQLite 3.40 calls rows damaged otherwise.
    private static func part(
        _ table: String, key: String, _ definition: String, columns: String, references: String? = nil, indexes: [String] = []
    ) -> Rebuilding {
        let others = columns.split(separator: ", ").map { "t.\($0)" }.joined(separator: ", ")
        return Rebuilding(
            table: table,
            definition: """
                book BLOB NOT NULL, budget BLOB NOT NULL, \(definition), PRIMARY KEY (book, budget, \(key)),
                FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE\(references.map { ", " + $0 } ?? "")
                """,
            options: "STRICT, WITHOUT ROWID", columns: "book, budget, \(columns)",
            source: "SELECT b.book, t.budget, \(others) FROM \(table) t JOIN budget b ON b.id = t.budget", indexes: indexes)
    }
}
