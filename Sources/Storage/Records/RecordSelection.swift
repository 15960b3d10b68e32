/// A SELECT over the records of a filter: the access path, the columns, the order and the limit.
struct RecordSelection {
    /// The access path to the records.
    enum Source {
        /// By the index of the account, category or kind, in chronological order.
        case list
        /// By the rarest hashtag, in chronological order.
        case hashtag
        /// By the full-text index with this expression, in chronological order.
        case words(String)
        /// All records of the book in the order of amounts.
        case amounts

        /// The column by which the records are ordered.
        var number: String {
            switch self {
            case .list, .amounts: "number"
            case .hashtag: "l.record"
            case .words: "record_search.rowid"
            }
        }
    }

    private(set) var sql = ""
    private(set) var values: [any Bindable] = []

    /// - Parameter columns: the columns of `record r`; their values come before all others.
    /// - Parameter test: a condition in addition to those of the filter.
    /// - Parameter order: the ORDER BY terms, of columns named in `columns`.
    init(
        _ filter: RecordConditions, by source: Source, columns: RecordConditions.Condition, test: RecordConditions.Condition? = nil,
        order: String = "",
        limit: Int
    ) {
        func select(_ from: String, _ conditions: [RecordConditions.Condition]) {
            let all = RecordConditions.Condition.all(conditions + (test.map { [$0] } ?? []))
            sql += (sql.isEmpty ? "" : " UNION ALL ") + "SELECT \(columns.sql) FROM \(from) WHERE \(all.sql)"
            values += columns.values + all.values
        }
        switch source {
        case .list:
            for branch in filter.branches { select("record r INDEXED BY \(branch.index)", [branch.condition]) }
        case .hashtag:
            let rarest = filter.hashtags.first?.id
            select(
                "record_hashtag l INDEXED BY record_of_hashtag CROSS JOIN record r ON r.number = l.record",
                [
                    .init(
                        "l.book = ? AND l.hashtag = ? AND l.record BETWEEN ? AND ?", filter.book, rarest, filter.numbers.lowerBound,
                        filter.numbers.upperBound
                    ),
                    filter.condition(knowing: rarest),
                ])
        case .words(let match):
            select(
                "record_search CROSS JOIN record r ON r.number = record_search.rowid",
                [
                    .init(
                        "record_search MATCH ? AND record_search.rowid BETWEEN ? AND ?", match, filter.numbers.lowerBound,
                        filter.numbers.upperBound),
                    filter.condition(),
                ])
        case .amounts:
            select("record r INDEXED BY record_by_amount", [filter.condition()])
        }
        if !order.isEmpty { sql += " ORDER BY \(order)" }
        sql += " LIMIT ?"
        values.append(limit)
    }
}
