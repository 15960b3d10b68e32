/// A row of a table of totals that a record counts in, as written by the triggers of the schema. Tests compare the sums of both.
struct TotalsRow {
    typealias Column = (name: String, value: String)

    let table: String
    let key: [Column]
    /// Columns determined by the key.
    var others: [Column] = []
    let sums: [Column]
    /// The condition under which a record has such a row; nil if every record has one.
    var condition: String?

    /// Returns a statement that adds all records of `source`, in which they have the name that the row was made for.
    func filling(_ table: String, from source: String) -> String {
        let columns = key + others + sums, grouped = key.count + others.count
        return """
            INSERT INTO \(table) (\(columns.map(\.name).joined(separator: ", ")))
            SELECT \(((key + others).map(\.value) + sums.map { "sum(\($0.value))" }).joined(separator: ", "))
            FROM \(source) WHERE \(condition ?? "1") GROUP BY \((1...grouped).map(String.init).joined(separator: ", "))
            ON CONFLICT (\(key.map(\.name).joined(separator: ", ")))
            DO UPDATE SET \(sums.map { "\($0.name) = \($0.name) + excluded.\($0.name)" }.joined(separator: ", "))
            """
    }
}

extension TotalsRow {
    /// Returns all rows that a record counts in.
    ///
    /// - Parameter row: the name of the record in the statement.
    static func all(of row: String) -> [TotalsRow] {
        let counts = counts(row), mainSums = mainSums(row)
        let book = ("book", "\(row).book"), date = ("date", "\(row).date"), currency = ("currency", "\(row).currency")
        let month = ("month", "substr(\(row).date, 1, 8) || '01'"), own = Side.own(row),
            isCategorised = "\(row).category IS NOT NULL"
        var rows = [
            TotalsRow(table: "book_total", key: [book, currency], sums: counts + mainSums),
            TotalsRow(table: "day_total", key: [book, date, currency], sums: counts + mainSumsOfDay(row)),
            TotalsRow(
                table: "category_total", key: [book, ("category", "\(row).category"), currency],
                sums: [("amount", "\(row).amount"), ("count", "1")] + own.mainSums, condition: isCategorised),
            TotalsRow(
                table: "day_category_total", key: [book, date, ("category", "\(row).category"), currency],
                others: [("kind", "\(row).kind")], sums: own.sums + [("main_amount", own.mainAmount)], condition: isCategorised),
            TotalsRow(
                table: "month_total", key: [book, month] + own.key, others: [currency], sums: own.sums + own.mainSums, condition: isCategorised),
        ]
        for (account, change, condition) in [
            (("account", "\(row).account"), "iif(\(row).kind = 'income', \(row).amount, -\(row).amount)", nil),
            (("account", "\(row).to_account"), "\(row).received", "\(row).to_account IS NOT NULL"),
        ] {
            let sums = counts + [("change", change)] + mainSums
            rows += [
                TotalsRow(table: "account_total", key: [book, account], sums: sums, condition: condition),
                TotalsRow(table: "account_day_total", key: [book, account, date], sums: sums, condition: condition),
                TotalsRow(
                    table: "account_month_total", key: [book, account, month], sums: [("change", change), ("count", "1")], condition: condition),
            ]
        }
        for side in Side.both(row) {
            rows.append(
                TotalsRow(
                    table: "day_account_total", key: [book, date] + side.key, others: [("currency", side.currency)],
                    sums: side.sums + [("main_amount", side.mainAmount)], condition: side.condition))
        }
        return rows
    }

    private static func counts(_ row: String) -> [Column] {
        [
            ("income", "iif(\(row).kind = 'income', \(row).amount, 0)"),
            ("expenses", "iif(\(row).kind = 'expense', \(row).amount, 0)"),
            ("income_count", "\(row).kind = 'income'"), ("expense_count", "\(row).kind = 'expense'"),
            ("transfer_count", "\(row).kind = 'transfer'"),
        ]
    }

    /// Returns sums that are NULL without a rate. On one day either all records of a currency have a rate or none has.
    private static func mainSumsOfDay(_ row: String) -> [Column] {
        [
            ("main_income", "\(row).main_amount * (\(row).kind = 'income')"),
            ("main_expenses", "\(row).main_amount * (\(row).kind = 'expense')"),
        ]
    }

    /// Returns the sums of the amounts with a rate, in the main currency, and of those without, in their own.
    private static func mainSums(_ row: String) -> [Column] {
        [("income", "income"), ("expense", "expenses")].flatMap { kind, sum in
            [
                ("main_\(sum)", "iif(\(row).kind = '\(kind)', ifnull(\(row).main_amount, 0), 0)"),
                ("unconverted_\(sum)", "iif(\(row).kind = '\(kind)' AND \(row).main_amount IS NULL, \(row).amount, 0)"),
            ]
        }
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

        static func own(_ row: String) -> Side {
            Side(
                key: [("account", "\(row).account"), ("kind", "\(row).kind"), ("category", "ifnull(\(row).category, x'')")],
                currency: "\(row).currency", amount: "\(row).amount", mainAmount: "\(row).main_amount")
        }

        static func both(_ row: String) -> [Side] {
            // The main amount of a transfer is that of the amount leaving the other account.
            let received = Side(
                key: [("account", "\(row).to_account"), ("kind", "'received'"), ("category", "x''")],
                currency: "\(row).received_currency", amount: "\(row).received", mainAmount: "NULL",
                condition: "\(row).to_account IS NOT NULL")
            return [own(row), received]
        }
    }
}
