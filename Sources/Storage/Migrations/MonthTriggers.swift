/// The triggers that sum up expenses of calendar months out of those of days: of a book, and of each budget with a scope.
///
/// They follow the rows of days, whoever changes those, so that a year or what was carried over ten years is read in a few rows.
struct MonthTriggers {
    /// The table of days that is summed up, with its columns; and the one of months.
    private let days: String
    private let key: [String]
    private let amount, mainAmount, months: String

    /// Those of version 4.
    static let first: [String] = ofBooks + ofBudgets(key: ["budget"])
    /// Those of version 9, in which a budget is one of its book.
    static let inBooks: [String] = ofBooks + ofBudgets(key: ["book", "budget"])

    private static let ofBooks: [String] = MonthTriggers(
        days: "day_total", key: ["book"], amount: "expenses", mainAmount: "main_expenses", months: "expense_month_total"
    ).all

    private static func ofBudgets(key: [String]) -> [String] {
        MonthTriggers(days: "budget_day_total", key: key, amount: "amount", mainAmount: "main_amount", months: "budget_month_total").all
    }

    private var all: [String] {
        [
            trigger("added", "AFTER INSERT ON \(days)", [row("NEW").adding]),
            trigger("removed", "AFTER DELETE ON \(days)", row("OLD").subtracting),
            trigger(
                "changed", "AFTER UPDATE OF \(amount), \(mainAmount) ON \(days)",
                [
                    """
                    UPDATE \(months) SET main_amount = main_amount + \(main("NEW")) - \(main("OLD")),
                        unconverted = unconverted + \(unconverted("NEW")) - \(unconverted("OLD"))
                    WHERE \(key.map { "\($0) = NEW.\($0)" }.joined(separator: " AND ")) AND month = \(month("NEW")) AND currency = NEW.currency
                    """
                ]),
        ]
    }

    private func row(_ row: String) -> TotalsRow {
        TotalsRow(
            table: months, key: key.map { ($0, "\(row).\($0)") } + [("month", month(row)), ("currency", "\(row).currency")],
            sums: [("main_amount", main(row)), ("unconverted", unconverted(row)), ("days", "1")], isEmpty: "days = 0")
    }

    private func month(_ row: String) -> String { "substr(\(row).date, 1, 8) || '01'" }
    private func main(_ row: String) -> String { "ifnull(\(row).\(mainAmount), 0)" }
    private func unconverted(_ row: String) -> String { "iif(\(row).\(mainAmount) IS NULL, \(row).\(amount), 0)" }

    private func trigger(_ name: String, _ event: String, _ statements: [String]) -> String {
        "CREATE TRIGGER \(days)_\(name) \(event) BEGIN\n" + statements.map { $0 + ";\n" }.joined() + "END"
    }
}
