/// A SELECT over the records of a filter: the access path, the columns, the order and the limit.
struct RecordSelection {
    /// The number as a result column; by the full-text index it is the column that provides the order.
    static let number = "r.number AS number"

    /// The access path to the records.
    enum Source {
        /// By the index of the account, category or kind, in chronological order.
        case list
        /// By the rarest hashtag, in chronological order.
        case hashtag
        /// By the full-text index with this expression, in chronological order.
        case words(String)
        /// By several indexes, which have no record in common.
        case paths([Path])
        /// All records of the book in the order of their main amounts.
        case amounts

        /// The column that orders the records.
        var number: String {
            switch self {
            case .list, .amounts, .paths: "number"
            case .hashtag: "l.record"
            case .words: "record_search.rowid"
            }
        }
    }

    /// One of several ways to records: an index with a condition.
    struct Path {
        /// The expression of the full-text index; nil for an index of `record r`.
        fileprivate let match: String?
        fileprivate let index: String
        fileprivate var condition: RecordConditions.Condition

        /// By the full-text index.
        static func words(_ match: String) -> Path { Path(match: match, index: "", condition: .init("1")) }

        /// By an index of `record r` with the book as its first column.
        static func record(_ index: String, _ condition: RecordConditions.Condition) -> Path {
            Path(match: nil, index: index, condition: condition)
        }

        func narrowed(by conditions: [RecordConditions.Condition]) -> Path {
            var path = self
            path.condition = .all([condition] + conditions)
            return path
        }
    }

    private(set) var sql = ""
    private(set) var values: [any Bindable] = []
    /// True if there are few statements of this form, so that it is kept prepared.
    let isCached: Bool

    /// - Parameter columns: the columns of `record r`; their values come before all others.
    /// - Parameter test: a condition in addition to the filter's conditions.
    /// - Parameter order: the ORDER BY terms, of columns named in `columns`.
    init(
        _ filter: RecordConditions, by source: Source, columns: RecordConditions.Condition, test: RecordConditions.Condition? = nil,
        order: String = "",
        limit: Int
    ) {
        isCached = filter.isPlain
        func select(_ from: String, _ conditions: [RecordConditions.Condition], columns: RecordConditions.Condition = columns) {
            let all = RecordConditions.Condition.all(conditions + (test.map { [$0] } ?? []))
            sql += (sql.isEmpty ? "" : " UNION ALL ") + "SELECT \(columns.sql) FROM \(from) WHERE \(all.sql)"
            values += columns.values + all.values
        }
        func selectWords(_ match: String, _ conditions: [RecordConditions.Condition], columns: RecordConditions.Condition) {
            let found = RecordConditions.Condition(
                "record_search MATCH ? AND record_search.rowid BETWEEN ? AND ?", match, filter.numbers.lowerBound, filter.numbers.upperBound)
            select(
                "record_search CROSS JOIN record r ON r.number = record_search.rowid", [found, filter.condition()] + conditions,
                columns: columns)
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
        case .words(let match): selectWords(match, [], columns: columns)
        case .paths(let paths):
            for path in paths {
                if let match = path.match {
                    var ordered = columns
                    ordered.sql = columns.sql.replacing(Self.number, with: "record_search.rowid AS number")
                    selectWords(match, [path.condition], columns: ordered)
                } else {
                    select("record r INDEXED BY \(path.index)", [path.condition, filter.condition()])
                }
            }
        case .amounts:
            select("record r INDEXED BY record_by_main_amount", [filter.condition()])
        }
        if !order.isEmpty { sql += " ORDER BY \(order)" }
        sql += " LIMIT ?"
        values.append(limit)
    }
}
