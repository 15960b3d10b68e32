import Bookkeeping

/// The amounts that some expenses add to the use of each budget on each day, in the main currency.
struct BudgetShares {
    private struct Key: Hashable {
        let budget: Budget.ID
        let date: CalendarDate
    }

    /// A choice of records, live or deleted: the SQL of a FROM clause with `record r`, and its values.
    struct Selection {
        let sql: String
        let values: [any Bindable]

        private init(_ sql: String, _ values: any Bindable...) { (self.sql, self.values) = (sql, values) }

        static func numbers(_ numbers: [Int64]) -> Selection {
            let list = "[" + numbers.map(String.init).joined(separator: ",") + "]"
            let records = "json_each(?) n CROSS JOIN record r ON r.number = n.value"
            return Selection("\(records) WHERE r.deletion IS NULL", list)
        }

        /// The records deleted with a deletion, as if they were live.
        static func deleted(with deletion: Deletion.ID, in book: Book.ID) -> Selection {
            let records = "record r INDEXED BY record_of_deletion"
            return Selection("\(records) WHERE r.book = ? AND r.deletion = ? AND r.deletion IS NOT NULL", book, deletion)
        }

        static func moved(by deletion: Deletion.ID, in book: Book.ID) -> Selection {
            let records = "deletion_move m CROSS JOIN record r ON r.number = m.record"
            return Selection("\(records) WHERE m.book = ? AND m.deletion = ? AND r.deletion IS NULL", book, deletion)
        }

        static func tagged(_ hashtag: Hashtag.ID, in book: Book.ID) -> Selection {
            let records = "record_hashtag x CROSS JOIN record r ON r.number = x.record"
            return Selection("\(records) WHERE x.book = ? AND x.hashtag = ? AND r.deletion IS NULL", book, hashtag)
        }
    }

    private var amounts: [Key: Int64] = [:]

    /// Creates shares of no records.
    init() {}

    /// Reads the shares of the selected records in the budgets of their book.
    init(of selection: Selection, in ledger: Ledger) throws {
        try ledger.connection.each(
            """
            WITH chosen AS MATERIALIZED (
                SELECT r.number AS number, r.date AS date, r.category AS category, r.main_amount AS amount
                FROM \(selection.sql) AND r.book = ? AND r.kind = 'expense' AND r.main_amount IS NOT NULL)
            SELECT budget, date, sum(amount) FROM (
                SELECT b.id AS budget, c.number, c.date AS date, c.amount AS amount
                FROM budget b INDEXED BY budget_of_book CROSS JOIN chosen c WHERE b.book = ? AND b.deletion IS NULL AND b.is_everything = 1
                UNION SELECT s.budget, c.number, c.date, c.amount
                FROM chosen c CROSS JOIN budget_category s ON s.book = ? AND s.category = c.category
                UNION SELECT s.budget, c.number, c.date, c.amount FROM chosen c CROSS JOIN record_hashtag l ON l.record = c.number
                CROSS JOIN budget_hashtag s ON s.book = l.book AND s.hashtag = l.hashtag
                CROSS JOIN hashtag t ON t.book = l.book AND t.id = l.hashtag WHERE t.deletion IS NULL
            ) GROUP BY budget, date
            """, selection.values + [ledger.book, ledger.book, ledger.book]
        ) { cells in
            amounts[Key(budget: try cells.id(0), date: try cells.date(1))] = cells.int64(2)
            return true
        }
    }

    mutating func add(_ other: BudgetShares) throws { try combine(other) { $0.addingReportingOverflow($1) } }

    mutating func subtract(_ other: BudgetShares) throws { try combine(other) { $0.subtractingReportingOverflow($1) } }

    /// The difference of each budget's use in minor units, by day, where it has changed.
    var changes: [Budget.ID: [CalendarDate: Int64]] {
        var changes: [Budget.ID: [CalendarDate: Int64]] = [:]
        for (key, amount) in amounts where amount != 0 { changes[key.budget, default: [:]][key.date] = amount }
        return changes
    }

    private mutating func combine(_ other: BudgetShares, _ with: (Int64, Int64) -> (Int64, overflow: Bool)) throws {
        for (key, amount) in other.amounts {
            let (sum, overflow) = with(amounts[key] ?? 0, amount)
            guard !overflow else { throw StoreError.conflict(.overflow) }
            amounts[key] = sum
        }
    }
}
