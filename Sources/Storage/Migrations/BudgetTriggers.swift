/// The triggers that keep the totals of budgets with a scope in step with the live expenses.
///
/// An expense counts once in each budget that has its category or one of its hashtags. Budgets over everything need none: the totals of
/// days are theirs. What changes many records or a scope at once makes the totals anew instead (`BudgetTotals`).
struct BudgetTriggers {
    /// False as before version 9 of the schema: books had no states then, and identifiers were those of the whole database.
    let knowsStates: Bool

    /// Those of version 4.
    static let first = BudgetTriggers(knowsStates: false).all
    /// Those of version 9.
    static let ofLiveBooks = BudgetTriggers(knowsStates: true).all

    private var all: [String] {
        [
            trigger("budget_expense_added", "AFTER INSERT ON record WHEN \(counts("NEW"))\(isLive("NEW"))", adding(covering("NEW"))),
            trigger("budget_expense_removed", "AFTER DELETE ON record WHEN \(counts("OLD"))\(isLive("OLD"))", subtracting(covering("OLD"))),
            // After an update the links are those of the new number, since they follow it.
            trigger(
                "budget_expense_change_uncounts", "AFTER UPDATE OF \(columns) ON record WHEN \(counts("OLD"))",
                subtracting(covering("OLD", links: "NEW"))),
            trigger(
                "budget_expense_change_counts", "AFTER UPDATE OF \(columns) ON record WHEN \(counts("NEW"))", adding(covering("NEW"))),
            trigger("budget_hashtag_added", "AFTER INSERT ON record_hashtag", adding(coveredByOnly("NEW"))),
            trigger("budget_hashtag_removed", "AFTER DELETE ON record_hashtag", subtracting(coveredByOnly("OLD"))),
        ]
    }

    private func isLive(_ row: String) -> String { knowsStates ? " AND \(BookState.isLive(row))" : "" }

    /// That two rows, which have the identifier in common, are of one book.
    private func isOfBook(_ row: String, _ other: String) -> String { knowsStates ? " AND \(row).book = \(other).book" : "" }

    /// Not the main amount by itself: those of many records change at once.
    private let columns = "book, date, kind, currency, amount, category, deletion"

    private var key: String { book("book") + "budget, date, currency" }

    private func book(_ value: String) -> String { knowsStates ? "\(value == "book" ? "book" : "\(value) AS book"), " : "" }

    private func counts(_ row: String) -> String { "\(row).kind = 'expense' AND \(row).deletion IS NULL" }

    /// What a row of `record` adds to its budgets.
    private func covering(_ row: String, links: String? = nil) -> String {
        """
        SELECT \(book("\(row).book"))budget, \(row).date AS date, \(row).currency AS currency, \(row).amount AS amount, \(row).main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = \(row).category\(isOfBook("c", row))
            UNION SELECT h.budget FROM \(linksInScope("\(links ?? row).number")))
        """
    }

    /// What the record of a link adds to the budgets that it is in by this hashtag alone.
    private func coveredByOnly(_ link: String) -> String {
        """
        SELECT \(book("r.book"))b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = \(link).record
        WHERE b.hashtag = \(link).hashtag\(isOfBook("b", link)) AND \(counts("r"))
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = \(link).hashtag\(isOfBook("t", link)) AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget\(isOfBook("c", link)) AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM \(linksInScope("\(link).record")) AND h.budget = b.budget AND l.hashtag <> \(link).hashtag)
        """
    }

    /// The links of a record to hashtags of budgets; deleted hashtags are none.
    private func linksInScope(_ number: String) -> String {
        """
        record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag\(isOfBook("h", "l"))
        CROSS JOIN hashtag t ON t.id = l.hashtag\(isOfBook("t", "l"))
        WHERE l.record = \(number) AND t.deletion IS NULL
        """
    }

    private func adding(_ shares: String) -> [String] {
        [
            """
            INSERT INTO budget_day_total (\(key), amount, main_amount, count)
            SELECT \(key), amount, main_amount, 1 FROM (\(shares)) WHERE 1
            ON CONFLICT (\(key)) DO UPDATE SET
                amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1
            """
        ]
    }

    private func subtracting(_ shares: String) -> [String] {
        [
            """
            UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
                main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
            FROM (\(shares)) s WHERE budget_day_total.budget = s.budget\(isOfBook("budget_day_total", "s")) AND budget_day_total.date = s.date
            AND budget_day_total.currency = s.currency
            """,
            """
            DELETE FROM budget_day_total WHERE count = 0
            AND (\(key)) IN (SELECT \(key) FROM (\(shares)))
            """,
        ]
    }

    private func trigger(_ name: String, _ event: String, _ statements: [String]) -> String {
        "CREATE TRIGGER \(name) \(event) BEGIN\n" + statements.map { $0 + ";\n" }.joined() + "END"
    }
}
