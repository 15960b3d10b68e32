/// A row of a table of totals that a record, `r` in statements, counts in, as written by the triggers of the schema. Tests compare
/// the sums of both.
struct TotalsRow {
    typealias Column = (name: String, value: String)

    let table: String
    let key: [Column]
    /// Columns determined by the key.
    var others: [Column] = []
    let sums: [Column]
    /// The condition under which a record has such a row; nil if every record has one.
    var condition: String?

    /// The names of all columns, in the order in which ``query(_:from:)`` returns them.
    var columns: [String] { (key + others + sums).map(\.name) }

    /// Returns a query for the sums over all records of `source`, named `r` in it, in the order of the key.
    ///
    /// - Parameter rows: all rows of one table that a record may count in.
    static func query(_ rows: [TotalsRow], from source: String) -> String {
        guard let first = rows.first else { return "" }
        let keys = (first.key + first.others).map(\.name).joined(separator: ", ")
        let sums = first.sums.map { "sum(\($0.name)) AS \($0.name)" }.joined(separator: ", ")
        let values = rows.map { $0.values(from: source) }.joined(separator: " UNION ALL ")
        return "SELECT \(keys), \(sums) FROM (\(values)) GROUP BY \(keys)"
    }

    /// Returns a query for what each record of `source` adds.
    private func values(from source: String) -> String {
        let columns = (key + others + sums).map { "\($0.value) AS \($0.name)" }
        return "SELECT \(columns.joined(separator: ", ")) FROM \(source) WHERE \(condition ?? "1")"
    }
}

extension TotalsRow {
    /// All rows that a record counts in.
    static let all: [TotalsRow] = {
        let book = ("book", "r.book"), date = ("date", "r.date"), currency = ("currency", "r.currency")
        let month = ("month", "substr(r.date, 1, 8) || '01'"), own = Side.own,
            isCategorised = "r.category IS NOT NULL"
        var rows = [
            TotalsRow(table: "book_total", key: [book, currency], sums: counts + mainSums),
            TotalsRow(table: "day_total", key: [book, date, currency], sums: counts + mainSumsOfDay),
            TotalsRow(
                table: "category_total", key: [book, ("category", "r.category"), currency],
                sums: [("amount", "r.amount"), ("count", "1")] + own.mainSums, condition: isCategorised),
            TotalsRow(
                table: "day_category_total", key: [book, date, ("category", "r.category"), currency],
                others: [("kind", "r.kind")], sums: own.sums + [("main_amount", own.mainAmount)], condition: isCategorised),
            TotalsRow(
                table: "month_total", key: [book, month] + own.key, others: [currency], sums: own.sums + own.mainSums, condition: isCategorised),
        ]
        for (account, change, condition) in [
            (("account", "r.account"), "iif(r.kind = 'income', r.amount, -r.amount)", nil),
            (("account", "r.to_account"), "r.received", "r.to_account IS NOT NULL"),
        ] {
            let sums = counts + [("change", change)] + mainSums
            rows += [
                TotalsRow(table: "account_total", key: [book, account], sums: sums, condition: condition),
                TotalsRow(table: "account_day_total", key: [book, account, date], sums: sums, condition: condition),
                TotalsRow(
                    table: "account_month_total", key: [book, account, month], sums: [("change", change), ("count", "1")], condition: condition),
            ]
        }
        for side in Side.both {
            rows.append(
                TotalsRow(
                    table: "day_account_total", key: [book, date] + side.key, others: [("currency", side.currency)],
                    sums: side.sums + [("main_amount", side.mainAmount)], condition: side.condition))
        }
        return rows
    }()

    private static let counts: [Column] = [
        ("income", "iif(r.kind = 'income', r.amount, 0)"),
        ("expenses", "iif(r.kind = 'expense', r.amount, 0)"),
        ("income_count", "r.kind = 'income'"), ("expense_count", "r.kind = 'expense'"),
        ("transfer_count", "r.kind = 'transfer'"),
    ]

    /// The sums that are NULL without a rate. On one day either all records of a currency have a rate or none has.
    private static let mainSumsOfDay: [Column] = [
        ("main_income", "r.main_amount * (r.kind = 'income')"),
        ("main_expenses", "r.main_amount * (r.kind = 'expense')"),
    ]

    /// The sums of the amounts with a rate, in the main currency, and of those without, in their own.
    private static let mainSums: [Column] = [("income", "income"), ("expense", "expenses")].flatMap { kind, sum in
        [
            ("main_\(sum)", "iif(r.kind = '\(kind)', ifnull(r.main_amount, 0), 0)"),
            ("unconverted_\(sum)", "iif(r.kind = '\(kind)' AND r.main_amount IS NULL, r.amount, 0)"),
        ]
    }

    /// A record from the view of one account: its own, or the receiving account of a transfer.
    private struct Side {
        let key: [Column]
        let currency, amount, mainAmount: String
        var condition: String?

        var sums: [Column] { [("amount", amount), ("count", "1")] }

        /// The sums of the amounts with a rate, in the main currency, and of those without, in their own.
        var mainSums: [Column] {
            [("main_amount", "ifnull(\(mainAmount), 0)"), ("unconverted", "iif(\(mainAmount) IS NULL, \(amount), 0)")]
        }

        static let own = Side(
            key: [("account", "r.account"), ("kind", "r.kind"), ("category", "ifnull(r.category, x'')")],
            currency: "r.currency", amount: "r.amount", mainAmount: "r.main_amount")

        /// The receiving account of a transfer. The main amount is that of the amount leaving the other account.
        private static let received = Side(
            key: [("account", "r.to_account"), ("kind", "'received'"), ("category", "x''")],
            currency: "r.received_currency", amount: "r.received", mainAmount: "NULL", condition: "r.to_account IS NOT NULL")

        static let both = [own, received]
    }
}
