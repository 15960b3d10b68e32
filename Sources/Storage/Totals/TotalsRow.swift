/// A row of a table of totals that counts a record, as written by the triggers of the schema: by the record itself, or by a row of finer totals,
/// `r` in statements. Tests compare the sums of both.
struct TotalsRow {
    typealias Column = (name: String, value: String)

    let table: String
    /// The table of finer totals that are summed up; nil for records.
    var finer: String?
    let key: [Column]
    /// Columns determined by the key.
    var others: [Column] = []
    let sums: [Column]
    /// The condition for such a row to exist; nil if there is always one.
    var condition: String?

    /// The names of all columns, in the order of ``query(_:from:)``.
    var columns: [String] { (key + others + sums).map(\.name) }

    /// Returns a query for the sums over all rows of `source`, in the order of the key.
    ///
    /// - Parameters:
    ///   - rows: all rows of one table that a record may count in.
    ///   - source: the table or subquery of the records, or of the finer totals.
    static func query(_ rows: [TotalsRow], from source: String) -> String {
        guard let first = rows.first else { return "" }
        let keys = (first.key + first.others).map(\.name).joined(separator: ", ")
        let sums = first.sums.map { "sum(\($0.name)) AS \($0.name)" }.joined(separator: ", ")
        let values = rows.map { $0.values(from: source) }.joined(separator: " UNION ALL ")
        return "SELECT \(keys), \(sums) FROM (\(values)) GROUP BY \(keys)"
    }

    /// Returns a query for the values that each row of `source` adds.
    private func values(from source: String) -> String {
        let columns = (key + others + sums).map { "\($0.value) AS \($0.name)" }
        return "SELECT \(columns.joined(separator: ", ")) FROM \(source) r WHERE \(condition ?? "1")"
    }
}

extension TotalsRow {
    /// All rows that a record counts in; a table comes after the table that it sums up.
    static let all: [TotalsRow] =
        sides + [
            TotalsRow(
                table: "month_total", finer: days, key: [book, month, account, kind, category], others: [currency],
                sums: amounts + mainAmounts, condition: isCategorised),
            TotalsRow(
                table: "day_category_total", finer: days, key: [book, date, category, currency], others: [kind],
                sums: amounts + [same("main_amount")], condition: isCategorised),
            TotalsRow(
                table: "category_total", finer: "day_category_total", key: [book, category, currency], sums: amounts + mainAmounts),
            TotalsRow(
                table: "day_total", finer: days, key: [book, date, currency], sums: sumsOfKinds + mainSumsOfDay, condition: "r.kind <> 'received'"),
            TotalsRow(table: "book_total", finer: "day_total", key: [book, currency], sums: sameSumsOfKinds + mainSumsOfDays),
            TotalsRow(table: "account_day_total", finer: days, key: [book, account, date], sums: sumsOfKinds + [change] + mainSums),
            TotalsRow(
                table: "account_total", finer: "account_day_total", key: [book, account],
                sums: (sumsOfKinds + [change] + mainSums).map { same($0.name) }),
            TotalsRow(
                table: "account_month_total", finer: "account_day_total", key: [book, account, month],
                sums: [same("change"), ("count", "r.income_count + r.expense_count + r.transfer_count")]),
        ]

    /// The tables, each once, with all of its rows; a table comes after the table that it sums up.
    static let tables: [(table: String, rows: [TotalsRow])] = all.reduce(into: []) { tables, row in
        if let index = tables.firstIndex(where: { $0.table == row.table }) {
            tables[index].rows.append(row)
        } else {
            tables.append((row.table, [row]))
        }
    }

    /// The finest totals: a record from the view of its account and, for a transfer, of the receiving one. The main amount is converted from the
    /// amount leaving the other account.
    private static let sides = [
        TotalsRow(
            table: days, key: [book, date, account, kind, ("category", "ifnull(r.category, x'')")], others: [currency],
            sums: [same("amount"), ("count", "1"), same("main_amount")]),
        TotalsRow(
            table: days, key: [book, date, ("account", "r.to_account"), ("kind", "'received'"), ("category", "x''")],
            others: [("currency", "r.received_currency")],
            sums: [("amount", "r.received"), ("count", "1"), ("main_amount", "NULL")], condition: "r.to_account IS NOT NULL"),
    ]
    private static let days = "day_account_total", isCategorised = "r.kind IN ('expense', 'income')"

    private static let book = same("book"), date = same("date"), account = same("account"), kind = same("kind"), category = same("category"),
        currency = same("currency"), month: Column = ("month", "substr(r.date, 1, 8) || '01'")

    private static func same(_ column: String) -> Column { (column, "r.\(column)") }

    private static let amounts = [same("amount"), same("count")]

    /// The sums of the amounts with a rate, in the main currency, and of the amounts without a rate, in their own currencies. On one day either all
    /// records of a currency have a rate or none has.
    private static let mainAmounts: [Column] = [
        ("main_amount", "ifnull(r.main_amount, 0)"), ("unconverted", "iif(r.main_amount IS NULL, r.amount, 0)"),
    ]

    private static let sumsOfKinds: [Column] = [
        ("income", "iif(r.kind = 'income', r.amount, 0)"),
        ("expenses", "iif(r.kind = 'expense', r.amount, 0)"),
        ("income_count", "iif(r.kind = 'income', r.count, 0)"), ("expense_count", "iif(r.kind = 'expense', r.count, 0)"),
        ("transfer_count", "iif(r.kind IN ('transfer', 'received'), r.count, 0)"),
    ]
    private static let sameSumsOfKinds = sumsOfKinds.map { same($0.name) }

    private static let change: Column = ("change", "iif(r.kind IN ('income', 'received'), r.amount, -r.amount)")

    /// The sums of a day, NULL without a rate.
    private static let mainSumsOfDay: [Column] = [
        ("main_income", "r.main_amount * (r.kind = 'income')"),
        ("main_expenses", "r.main_amount * (r.kind = 'expense')"),
    ]

    private static let mainSumsOfDays: [Column] = ["income", "expenses"].flatMap { sum in
        [("main_\(sum)", "ifnull(r.main_\(sum), 0)"), ("unconverted_\(sum)", "iif(r.main_\(sum) IS NULL, r.\(sum), 0)")]
    }

    private static let mainSums: [Column] = [("income", "income"), ("expense", "expenses")].flatMap { kind, sum in
        [
            ("main_\(sum)", "iif(r.kind = '\(kind)', ifnull(r.main_amount, 0), 0)"),
            ("unconverted_\(sum)", "iif(r.kind = '\(kind)' AND r.main_amount IS NULL, r.amount, 0)"),
        ]
    }
}
