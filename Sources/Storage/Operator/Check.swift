import GRDB

extension Store {
    /// What is wrong with the database, in sentences for the operator; empty when all is well.
    public func check() throws -> [String] {
        try StoreError.translating {
            try pool.writeWithoutTransaction { database in
                // All of the file is read, much of it several times: a server's small cache would have most pages read again.
                try database.execute(sql: "PRAGMA cache_size = -65536")
                defer { try? database.execute(sql: "PRAGMA cache_size = -\(Self.writerCache)") }
                return try Check(connection: Connection(database: database)).problems()
            }
        }
    }
}

/// The proof that a database is whole: the file, the references, every total against a plain sum, and the rules that no constraint can hold.
struct Check {
    let connection: Connection

    func problems() throws -> [String] {
        let file = try String.fetchAll(connection.database, sql: "PRAGMA integrity_check(20)")
        guard file == ["ok"] else { return file.map { "The file is damaged: \($0)" } }
        var problems: [String] = []
        try connection.each("PRAGMA foreign_key_check", []) { cells in
            problems.append("A row of \(cells.text(0)) refers to one of \(cells.text(2)) that is not there.")
            return problems.count < 20
        }
        do {
            try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('integrity-check', 1)")
        } catch StoreError.damaged {
            problems.append("The search index does not agree with the records.")
        }
        if try !mainAmountsAgree() { problems.append("The amounts in the main currency do not agree with the exchange rates.") }
        if try !cellsAgree() { problems.append("The squares of the map that records are in do not agree with their places.") }
        for (sentence, sql) in Self.totals + Self.placeTotals + Self.rules where try connection.exists("SELECT 1 FROM (\(sql)) LIMIT 1") {
            problems.append(sentence)
        }
        return problems
    }

    /// Rows that are not in both; each has `columns` columns, and none is twice in one of them.
    static func differs(_ columns: Int, _ kept: String, _ summed: String) -> String {
        let all = (1...columns).map(String.init).joined(separator: ", ")
        return "SELECT * FROM (SELECT * FROM (\(kept)) UNION ALL SELECT * FROM (\(summed))) GROUP BY \(all) HAVING count(*) <> 2"
    }

    /// The tables of totals, each against a plain sum: that by day, account, kind and category over the records, all others over that one.
    private static let totals = [
        (
            "The totals of days by account do not agree with the records.",
            differs(
                9,
                "SELECT book, date, account, kind, category, currency, amount, count, main_amount FROM day_account_total",
                """
                SELECT book, date, account, side, ifnull(category, x''), currency, sum(amount), count(*), sum(main_amount) FROM (
                    SELECT book, date, account, kind AS side, category, currency, amount, main_amount FROM record WHERE deletion IS NULL
                    UNION ALL SELECT book, date, to_account, 'received', NULL, received_currency, received, NULL
                    FROM record WHERE deletion IS NULL AND to_account IS NOT NULL
                ) GROUP BY book, date, account, side, category, currency
                """)
        ),
        (
            "The totals of books do not agree with the records.",
            differs(
                11, "SELECT book, currency, \(counts), \(mainColumns) FROM book_total",
                "SELECT book, currency, \(sums), \(mainSums) FROM \(own) GROUP BY book, currency")
        ),
        (
            "The totals of days do not agree with the records.",
            differs(
                10, "SELECT book, date, currency, \(counts), main_income, main_expenses FROM day_total",
                """
                SELECT book, date, currency, \(sums), sum(main_amount * (kind = 'income')), sum(main_amount * (kind = 'expense'))
                FROM \(own) GROUP BY book, date, currency
                """)
        ),
        (
            "The balances of accounts do not agree with the records.",
            differs(
                12, "SELECT book, account, change, \(counts), \(mainColumns) FROM account_total",
                "SELECT book, account, \(change), \(sums), \(mainSums) FROM day_account_total GROUP BY book, account")
        ),
        (
            "The changes of accounts by day do not agree with the records.",
            differs(
                13, "SELECT book, account, date, change, \(counts), \(mainColumns) FROM account_day_total",
                "SELECT book, account, date, \(change), \(sums), \(mainSums) FROM day_account_total GROUP BY book, account, date")
        ),
        (
            "The changes of accounts by month do not agree with the records.",
            differs(
                5, "SELECT book, account, month, change, count FROM account_month_total",
                """
                SELECT book, account, \(month) AS month, \(change), sum(count) FROM day_account_total GROUP BY book, account, month
                """)
        ),
        (
            "The totals of categories do not agree with the records.",
            differs(
                7, "SELECT book, category, currency, amount, count, main_amount, unconverted FROM category_total",
                "SELECT book, category, currency, \(amounts) FROM \(categorised) GROUP BY book, category, currency")
        ),
        (
            "The totals of days by category do not agree with the records.",
            differs(
                8, "SELECT book, date, category, currency, kind, amount, count, main_amount FROM day_category_total",
                """
                SELECT book, date, category, currency, kind, sum(amount), sum(count), sum(main_amount) FROM \(categorised)
                GROUP BY book, date, category, currency
                """)
        ),
        (
            "The totals of months do not agree with the records.",
            differs(
                10,
                "SELECT book, month, account, kind, category, currency, amount, count, main_amount, unconverted FROM month_total",
                """
                SELECT book, \(month) AS month, account, kind, category, currency, \(amounts) FROM \(categorised)
                GROUP BY book, month, account, kind, category, currency
                """)
        ),
    ]

    private static let counts = "income, expenses, income_count, expense_count, transfer_count"
    private static let mainColumns = "main_income, main_expenses, unconverted_income, unconverted_expenses"
    private static let own = "day_account_total WHERE kind <> 'received'"
    private static let categorised = "day_account_total WHERE kind IN ('income', 'expense')"
    private static let month = "substr(date, 1, 8) || '01'"
    private static let change = "sum(iif(kind IN ('income', 'received'), amount, -amount))"
    private static let sums = """
        sum(iif(kind = 'income', amount, 0)), sum(iif(kind = 'expense', amount, 0)), sum(iif(kind = 'income', count, 0)),
        sum(iif(kind = 'expense', count, 0)), sum(iif(kind IN ('transfer', 'received'), count, 0))
        """
    private static let mainSums = """
        sum(iif(kind = 'income', ifnull(main_amount, 0), 0)), sum(iif(kind = 'expense', ifnull(main_amount, 0), 0)),
        sum(iif(kind = 'income' AND main_amount IS NULL, amount, 0)), sum(iif(kind = 'expense' AND main_amount IS NULL, amount, 0))
        """
    private static let amounts = """
        sum(amount), sum(count), ifnull(sum(main_amount), 0), sum(iif(main_amount IS NULL, amount, 0))
        """

    private static let rules = [
        (
            "The counts of hashtags do not agree with the records.",
            """
            SELECT id FROM hashtag h WHERE record_count <> (SELECT count(*) FROM record_hashtag l JOIN record r ON r.number = l.record
            WHERE l.hashtag = h.id AND r.deletion IS NULL)
            """
        ),
        (
            "The hashtags that records name are not those that they have.",
            """
            SELECT number FROM record r WHERE hashtags <> ifnull((SELECT group_concat(name, ' ') FROM (
                SELECT h.name FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag
                WHERE l.record = r.number AND h.deletion IS NULL ORDER BY h.name_key)), '')
            """
        ),
        (
            "The totals of budgets do not agree with the records.",
            differs(
                6,
                "SELECT budget, date, currency, amount, main_amount, count FROM budget_day_total",
                """
                SELECT n.budget, r.date, r.currency, sum(r.amount), sum(r.main_amount), count(*) FROM (
                    SELECT s.budget, r.number FROM budget_category s CROSS JOIN record r INDEXED BY record_of_category
                    ON r.book = s.book AND r.category = s.category AND r.deletion IS NULL AND r.category IS NOT NULL
                    UNION SELECT s.budget, l.record FROM budget_hashtag s
                    CROSS JOIN hashtag t ON t.id = s.hashtag AND t.deletion IS NULL CROSS JOIN record_hashtag l ON l.hashtag = t.id
                ) n CROSS JOIN record r ON r.number = n.number
                WHERE r.deletion IS NULL AND r.kind = 'expense' GROUP BY n.budget, r.date, r.currency
                """)
        ),
        (
            "The totals of months do not agree with those of days.",
            differs(
                6,
                """
                SELECT book, month, currency, main_amount, unconverted, days FROM expense_month_total
                UNION ALL SELECT budget, month, currency, main_amount, unconverted, days FROM budget_month_total
                """,
                """
                SELECT book, substr(date, 1, 8) || '01' AS month, currency, ifnull(sum(main_expenses), 0),
                    sum(iif(main_expenses IS NULL, expenses, 0)), count(*)
                FROM day_total GROUP BY book, month, currency
                UNION ALL SELECT budget, substr(date, 1, 8) || '01' AS month, currency, ifnull(sum(main_amount), 0),
                    sum(iif(main_amount IS NULL, amount, 0)), count(*)
                FROM budget_day_total GROUP BY budget, month, currency
                """)
        ),
        (
            "A budget has no amount, or one over everything has a scope.",
            """
            SELECT id FROM budget b WHERE NOT EXISTS (SELECT 1 FROM budget_amount a WHERE a.budget = b.id)
            OR is_everything = 1 AND (EXISTS (SELECT 1 FROM budget_category s WHERE s.budget = b.id)
                OR EXISTS (SELECT 1 FROM budget_hashtag s WHERE s.budget = b.id))
            """
        ),
        (
            "A book does not have exactly one default account.",
            "SELECT id FROM book b WHERE (SELECT count(*) FROM account a WHERE a.book = b.id AND a.is_default = 1) <> 1"
        ),
        (
            "A record is in an account that was deleted.",
            """
            SELECT r.number FROM record r JOIN account a ON a.book = r.book AND a.id IN (r.account, r.to_account)
            WHERE r.deletion IS NULL AND a.deletion IS NOT NULL
            """
        ),
        (
            "A record is in a category that was deleted.",
            "SELECT r.number FROM record r JOIN category c ON c.id = r.category WHERE c.deletion IS NOT NULL"
        ),
        (
            "A hashtag is on a record of another book.",
            """
            SELECT l.record FROM record_hashtag l JOIN record r ON r.number = l.record JOIN hashtag h ON h.id = l.hashtag
            WHERE r.book <> h.book
            """
        ),
    ]
}
