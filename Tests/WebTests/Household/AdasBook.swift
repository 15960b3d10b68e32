/// Ada's accounts and records, from October to December 2025.
enum AdasBook: SampleBook {
    static let owner = "ada"

    static let accounts: [[(String, String)]] = [
        [("id", SampleID.account(1)), ("name", "Savings"), ("currency", "GBP"), ("starting_balance", "1000")],
        [("id", SampleID.account(2)), ("name", "Tokyo purse"), ("currency", "JPY"), ("starting_balance", "50000")],
        [("id", SampleID.account(3)), ("name", "Credit card"), ("currency", "EUR"), ("starting_balance", "-250.00")],
        [("id", SampleID.account(4)), ("name", "Old account"), ("currency", "GBP"), ("starting_balance", "0")],
    ]

    static let categories: [[(String, String)]] = [
        [("id", SampleID.category(1)), ("kind", "expense"), ("name", "Music & films"), ("colour", "plum"), ("icon", "fun")],
        [("id", SampleID.category(2)), ("kind", "expense"), ("name", "Unused"), ("colour", "slate"), ("icon", "other")],
        [("id", SampleID.category(3)), ("kind", "expense"), ("name", "Mistake"), ("colour", "slate"), ("icon", "other")],
    ]

    static let hashtags: [[(String, String)]] = [
        [("id", SampleID.hashtag(1)), ("name", "holiday2025")], [("id", SampleID.hashtag(2)), ("name", "東京")],
        [("id", SampleID.hashtag(3)), ("name", "oops")],
    ]

    static let transactions: [[(String, String)]] = [
        expense(1, "2025-11-20", "09:15", "Groceries", "14.99", "Weekly shop", [("vendor", "Tesco"), ("tags", "weekly")]),
        expense(
            2, "2025-11-19", "20:05", "Eating out", "32.50", "Dinner & drinks at Luigi's",
            [
                ("vendor", "Luigi's <Soho>"), ("note", "With \"Mum\" & Dad #family\nTip included"), ("latitude", "51.5137"), ("longitude", "-0.1337"),
                ("place", "Soho"),
            ]),
        [
            ("id", SampleID.transaction(3)), ("kind", "income"), ("date", "2025-11-14"), ("time", "08:00"), ("account", "{Everyday}"),
            ("income_category", "{income Salary}"), ("amount", "2400"), ("title", "November salary"), ("vendor", "Analytical Engines Ltd"),
        ],
        transfer(4, "2025-11-15", "10:00", "{Everyday}", SampleID.account(1), "300", ""),
        transfer(5, "2025-11-16", "11:30", "{Everyday}", SampleID.account(2), "50.00", "9800"),
        expense(6, "2025-11-17", "08:20", "Coffee", "620", "渋谷のコーヒー", account: SampleID.account(2), [("tags", "東京 holiday2025")]),
        expense(7, "2025-11-17", "12:10", "Eating out", "1200", "寿司ランチ", account: SampleID.account(2), [("tags", "東京")]),
        expense(8, "2025-11-18", "18:45", "Transport", "8.40", "Métro", account: SampleID.account(3)),
        expense(9, "2025-11-12", "16:00", "Music & films", "59.00", "Headphones", [("note", "Two years of warranty")]),
        expense(10, "2025-10-30", "17:30", "Groceries", "45.10", "Weekly shop", [("vendor", "Tesco"), ("tags", "weekly")]),
        expense(11, "2025-10-02", "09:00", "Bills", "60", "Electricity"),
        expense(12, "2025-12-01", "09:00", "Home", "850", "Rent, planned"),
        expense(13, "2025-11-10", "13:00", "Fun", "12", "Deleted by mistake"),
        expense(14, "2025-11-09", "13:00", "Gifts", "5", "Lost with its account", account: SampleID.account(4)),
        expense(15, "2025-11-08", "13:00", "Mistake", "7.50", "Moved to another category", [("tags", "oops")]),
    ]

    /// One budget near its limit, one exactly used up with an unconverted expense, one exceeded, one hardly used.
    static let budgets: [(String, [(String, String)])] = [
        ("/budgets/daily", [("id", SampleID.budget(9)), ("amount", "65")]),
        (
            "/budgets",
            [
                ("id", SampleID.budget(1)), ("name", "Groceries"), ("period", "monthly"), ("amount", "16"), ("categories", "{expense Groceries}"),
                ("applies_from", "this"), ("alert_percent", "90"),
            ]
        ),
        (
            "/budgets",
            [
                ("id", SampleID.budget(2)), ("name", "Eating & <coffee>"), ("period", "weekly"), ("amount", "32.50"),
                ("categories", "{expense Eating out}"), ("categories", "{expense Coffee}"),
            ]
        ),
        (
            "/budgets",
            [
                ("id", SampleID.budget(3)), ("name", "Films"), ("period", "yearly"), ("amount", "50"), ("categories", SampleID.category(1)),
                ("rollover", "1"),
            ]
        ),
        ("/budgets", [("id", SampleID.budget(4)), ("name", "週の買い物"), ("period", "monthly"), ("amount", "100"), ("tags", "#weekly")]),
        ("/budgets", [("id", SampleID.budget(5)), ("name", "Given up"), ("period", "daily"), ("amount", "1")]),
    ]

    static let rules: [[(String, String)]] = [
        [
            ("id", SampleID.rule(1)), ("kind", "expense"), ("account", "{Everyday}"), ("category", "{expense Home}"), ("amount", "850"),
            ("title", "Rent"), ("frequency", "monthly"), ("every", "1"), ("starts", "2026-01-31"), ("weekend", "after"), ("tags", "weekly"),
        ],
        [
            ("id", SampleID.rule(2)), ("kind", "income"), ("account", "{Everyday}"), ("income_category", "{income Salary}"), ("amount", "2400"),
            ("title", "Salary & bonus"), ("frequency", "monthly"), ("starts", "2025-11-28"), ("weekend", "before"), ("ends", "on"),
            ("until", "2027-12-31"),
        ],
        [
            ("id", SampleID.rule(3)), ("kind", "expense"), ("account", SampleID.account(3)), ("category", SampleID.category(1)), ("amount", "12.99"),
            ("frequency", "monthly"), ("every", "3"), ("starts", "2025-11-21"), ("ends", "after"), ("times", "4"), ("posting", "ask"),
        ],
        [
            ("id", SampleID.rule(4)), ("kind", "transfer"), ("account", "{Everyday}"), ("to_account", SampleID.account(1)), ("amount", "100"),
            ("title", ""), ("frequency", "weekly"), ("every", "2"), ("starts", "2025-11-24"),
        ],
    ]
    static let passkey = (id: SampleID.passkey(1), name: "Ada's phone")
    static let deletions: [(String, [(String, String)])] = [
        ("/transactions/\(SampleID.transaction(13))/delete", [("deletion", SampleID.deletion(1))]),
        ("/accounts/\(SampleID.account(4))/delete", [("deletion", SampleID.deletion(2))]),
        ("/categories/\(SampleID.category(3))/delete", [("deletion", SampleID.deletion(3)), ("move_to", SampleID.category(1))]),
        ("/hashtags/\(SampleID.hashtag(3))/delete", [("deletion", SampleID.deletion(4))]),
        ("/budgets/\(SampleID.budget(5))/delete", [("deletion", SampleID.deletion(5))]),
    ]

    private static func expense(
        _ number: Int, _ date: String, _ time: String, _ category: String, _ amount: String, _ title: String, account: String = "{Everyday}",
        _ more: [(String, String)] = []
    ) -> [(String, String)] {
        [
            ("id", SampleID.transaction(number)), ("kind", "expense"), ("date", date), ("time", time), ("account", account),
            ("category", "{expense \(category)}"), ("amount", amount), ("title", title),
        ] + more
    }

    private static func transfer(
        _ number: Int, _ date: String, _ time: String, _ from: String, _ to: String, _ amount: String, _ received: String
    ) -> [(String, String)] {
        [
            ("id", SampleID.transaction(number)), ("kind", "transfer"), ("date", date), ("time", time), ("account", from), ("to_account", to),
            ("amount", amount), ("to_amount", received), ("title", ""),
        ]
    }
}
