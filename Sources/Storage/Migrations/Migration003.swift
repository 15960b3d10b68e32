extension Migration {
    /// Exchange rates, the main currency of a book, amounts in it beside those in their own currency, and totals by month.
    static let third = Migration(
        number: 3,
        statements: mainCurrency + rates + mainAmounts + mainTotals + newTotals + RecordTriggers.inMainCurrency
    )

    private static let mainCurrency = [
        // A column that is added cannot do without a default; every book is given its currency.
        "ALTER TABLE book ADD COLUMN main_currency TEXT NOT NULL DEFAULT 'EUR' CHECK (main_currency GLOB '[A-Z][A-Z][A-Z]')",
        "UPDATE book SET main_currency = u.main_currency FROM user u WHERE u.book = book.id",
        "ALTER TABLE user DROP COLUMN main_currency",
    ]

    private static let value = """
        digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 999999999999999), scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 10)
        """

    private static let rates = [
        """
        CREATE TABLE exchange_rate (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            base TEXT NOT NULL CHECK (base GLOB '[A-Z][A-Z][A-Z]'), quote TEXT NOT NULL CHECK (quote GLOB '[A-Z][A-Z][A-Z]'),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            \(value),
            created_at INTEGER NOT NULL,
            CHECK (base <> quote),
            PRIMARY KEY (book, base, quote, date)
        ) STRICT, WITHOUT ROWID
        """,
        // One euro costs so much of the currency.
        """
        CREATE TABLE reference_rate (
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]' AND currency <> 'EUR'),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            \(value),
            PRIMARY KEY (currency, date)
        ) STRICT, WITHOUT ROWID
        """,
        // Currencies that stay unconverted, since what they come to in the main currency would not fit.
        """
        CREATE TABLE unconvertible (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            currency TEXT NOT NULL,
            PRIMARY KEY (book, currency)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE reference_fetch (
            number INTEGER PRIMARY KEY CHECK (number = 1),
            is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
            attempted_at INTEGER, succeeded_at INTEGER, problem TEXT CHECK (length(problem) <= 200)
        ) STRICT
        """,
        "INSERT INTO reference_fetch (number, is_on) VALUES (1, 0)",
    ]

    private static let isInMainCurrency = "currency = (SELECT b.main_currency FROM book b WHERE b.id = book)"

    private static let mainAmounts = [
        """
        ALTER TABLE record ADD COLUMN
            main_amount INTEGER CHECK (main_amount >= 0) CONSTRAINT main_no_overflow CHECK (main_amount <= 4000000000000000000)
        """,
        "UPDATE record SET main_amount = amount WHERE \(isInMainCurrency)",
    ]

    /// What has a rate, in the main currency, and what has none, in its own.
    private static let mainSums = ["main_income", "main_expenses", "unconverted_income", "unconverted_expenses"].map {
        "\($0) INTEGER NOT NULL DEFAULT 0 CONSTRAINT \($0)_no_overflow CHECK (\($0) BETWEEN 0 AND 4000000000000000000)"
    }

    /// Of a day and a currency both sums are NULL where it has no rate on that day.
    private static let mainTotals =
        ["book_total", "account_total"].flatMap { table in mainSums.map { "ALTER TABLE \(table) ADD COLUMN \($0)" } }
        + ["main_amount", "unconverted"].map { "ALTER TABLE category_total ADD COLUMN \($0) INTEGER NOT NULL DEFAULT 0" }
        + ["main_income", "main_expenses"].map { "ALTER TABLE day_total ADD COLUMN \($0) INTEGER" }
        + [
            "ALTER TABLE day_account_total ADD COLUMN main_amount INTEGER",
            "UPDATE day_total SET main_income = income, main_expenses = expenses WHERE \(isInMainCurrency)",
            "UPDATE day_account_total SET main_amount = amount WHERE kind <> 'received' AND \(isInMainCurrency)",
            "UPDATE book_total SET main_income = income, main_expenses = expenses WHERE \(isInMainCurrency)",
            "UPDATE book_total SET unconverted_income = income, unconverted_expenses = expenses WHERE NOT (\(isInMainCurrency))",
            "UPDATE category_total SET main_amount = iif(\(isInMainCurrency), amount, 0), unconverted = iif(\(isInMainCurrency), 0, amount)",
            """
            UPDATE account_total SET main_income = iif(a.currency = b.main_currency, income, 0),
                main_expenses = iif(a.currency = b.main_currency, expenses, 0),
                unconverted_income = iif(a.currency = b.main_currency, 0, income),
                unconverted_expenses = iif(a.currency = b.main_currency, 0, expenses)
            FROM account a JOIN book b ON b.id = a.book WHERE a.id = account_total.account
            """,
        ]

    private static func sum(_ kind: String, _ amount: String = "amount") -> String { "sum(iif(kind = '\(kind)', \(amount), 0))" }

    private static let newTotals = [
        """
        CREATE TABLE account_day_total (
            book BLOB NOT NULL, account BLOB NOT NULL, date TEXT NOT NULL, \(counts), change INTEGER NOT NULL,
            \(mainSums.joined(separator: ", ")),
            PRIMARY KEY (book, account, date)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO account_day_total
        SELECT book, account, date, \(sum("income")), \(sum("expense")),
            sum(iif(kind = 'income', count, 0)), sum(iif(kind = 'expense', count, 0)), sum(iif(kind IN ('transfer', 'received'), count, 0)),
            sum(iif(kind IN ('income', 'received'), amount, -amount)),
            \(sum("income", "ifnull(main_amount, 0)")), \(sum("expense", "ifnull(main_amount, 0)")),
            \(sum("income", "iif(main_amount IS NULL, amount, 0)")), \(sum("expense", "iif(main_amount IS NULL, amount, 0)"))
        FROM day_account_total GROUP BY book, account, date
        """,
        """
        CREATE TABLE account_month_total (
            book BLOB NOT NULL, account BLOB NOT NULL, \(month), change INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (book, account, month)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO account_month_total
        SELECT book, account, \(monthOfDate) AS month, sum(change), sum(income_count + expense_count + transfer_count)
        FROM account_day_total GROUP BY book, account, month
        """,
        """
        CREATE TABLE day_category_total (
            book BLOB NOT NULL, date TEXT NOT NULL, category BLOB NOT NULL, currency TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')), amount INTEGER NOT NULL, count INTEGER NOT NULL, main_amount INTEGER,
            PRIMARY KEY (book, date, category, currency)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO day_category_total
        SELECT book, date, category, currency, kind, sum(amount), sum(count), sum(main_amount)
        FROM day_account_total WHERE kind IN ('expense', 'income') GROUP BY book, date, category, currency
        """,
        "DROP INDEX day_of_category",
        "CREATE INDEX day_of_category ON day_category_total (book, category, date)",
        """
        CREATE TABLE month_total (
            book BLOB NOT NULL, \(month), account BLOB NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')), category BLOB NOT NULL,
            currency TEXT NOT NULL, amount INTEGER NOT NULL, count INTEGER NOT NULL,
            main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL,
            PRIMARY KEY (book, month, account, kind, category)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX month_of_account ON month_total (book, account, month)",
        "CREATE INDEX month_of_category ON month_total (book, category, month)",
        """
        INSERT INTO month_total
        SELECT book, \(monthOfDate) AS month, account, kind, category, currency, sum(amount), sum(count),
            ifnull(sum(main_amount), 0), sum(iif(main_amount IS NULL, amount, 0))
        FROM day_account_total WHERE kind IN ('expense', 'income') GROUP BY book, month, account, kind, category
        """,
    ]

    /// The first day of a calendar month.
    private static let month = "month TEXT NOT NULL CHECK (month IS date(month, 'start of month'))"
    private static let monthOfDate = "substr(date, 1, 8) || '01'"
}
