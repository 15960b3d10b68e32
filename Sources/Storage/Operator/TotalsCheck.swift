extension DatabaseCheck {
    /// The checks of the tables of totals, each against a plain sum. The first check and the check of budgets sum records; all others sum
    /// tables checked before.
    static let totals = [
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
        (
            "The totals of budgets do not agree with the records.",
            differs(
                7,
                "SELECT book, budget, date, currency, amount, main_amount, count FROM budget_day_total",
                """
                SELECT r.book, n.budget, r.date, r.currency, sum(r.amount), sum(r.main_amount), count(*) FROM (
                    SELECT s.budget, r.number FROM budget_category s CROSS JOIN record r INDEXED BY record_of_category
                    ON r.book = s.book AND r.category = s.category AND r.deletion IS NULL AND r.category IS NOT NULL
                    UNION SELECT s.budget, l.record FROM budget_hashtag s
                    CROSS JOIN hashtag t ON t.book = s.book AND t.id = s.hashtag AND t.deletion IS NULL
                    CROSS JOIN record_hashtag l ON l.book = t.book AND l.hashtag = t.id
                ) n CROSS JOIN record r ON r.number = n.number
                WHERE r.deletion IS NULL AND r.kind = 'expense' GROUP BY r.book, n.budget, r.date, r.currency
                """)
        ),
        (
            "The totals of people's parts do not agree with their records.",
            differs(
                5, "SELECT book, person, currency, amount, count FROM share_total",
                "SELECT book, person, currency, sum(sign * amount), count(*) FROM record_share WHERE sign <> 0 GROUP BY book, person, currency")
        ),
        (
            "The totals of months do not agree with those of days.",
            differs(
                7,
                """
                SELECT book, x'' AS budget, month, currency, main_amount, unconverted, days FROM expense_month_total
                UNION ALL SELECT book, budget, month, currency, main_amount, unconverted, days FROM budget_month_total
                """,
                """
                SELECT book, x'' AS budget, substr(date, 1, 8) || '01' AS month, currency, ifnull(sum(main_expenses), 0),
                    sum(iif(main_expenses IS NULL, expenses, 0)), count(*)
                FROM day_total GROUP BY book, month, currency
                UNION ALL SELECT book, budget, substr(date, 1, 8) || '01' AS month, currency, ifnull(sum(main_amount), 0),
                    sum(iif(main_amount IS NULL, amount, 0)), count(*)
                FROM budget_day_total GROUP BY book, budget, month, currency
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
}
