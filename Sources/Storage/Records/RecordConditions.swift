import Bookkeeping

/// A query with its hashtags looked up and its words parsed, as conditions on `record r`.
struct RecordConditions {
    /// SQL with the values of its `?` parameters, in order.
    struct Condition {
        var sql: String
        var values: [any Bindable]

        init(_ sql: String, _ values: any Bindable...) { (self.sql, self.values) = (sql, values) }

        static func all(_ conditions: [Condition]) -> Condition {
            var all = Condition(conditions.map(\.sql).joined(separator: " AND "))
            all.values = conditions.flatMap(\.values)
            return all
        }
    }

    let book: Book.ID
    let query: RecordQuery
    let search: SearchQuery
    /// The hashtags with their number of records, fewest first.
    let hashtags: [Hashtag]
    /// False if nothing can match, such as with an unknown hashtag.
    let isSatisfiable: Bool
    var numbers: ClosedRange<Int64>

    init(_ query: RecordQuery, in ledger: Ledger) throws {
        book = ledger.book
        self.query = query
        search = SearchQuery(query.text)
        let names = (query.hashtag.map { [$0] } ?? []) + search.hashtags
        let found = try names.map { try ledger.hashtag(named: $0) }
        hashtags = found.compactMap { $0 }.sorted { $0.recordCount < $1.recordCount }
        isSatisfiable = hashtags.count == names.count && !search.isUnanswerable
        numbers = query.dates.map(RecordNumber.range) ?? RecordNumber.all
    }

    /// True if daily totals cannot answer the query, so that records have to be read.
    var needsRecords: Bool { search.hasWords || !hashtags.isEmpty }

    /// The conditions on all records of the list, each with the index for its account, category or kind. There are two for an
    /// account, since transfers are listed on both sides.
    var branches: [(index: String, condition: Condition)] {
        var own = [
            Condition(
                "r.book = ? AND r.deletion IS NULL AND r.number BETWEEN ? AND ?", book, numbers.lowerBound, numbers.upperBound)
        ]
        if let kind = query.kind { own.append(Condition("r.kind = ?", kind.rawValue)) }
        if let category = query.category { own.append(Condition("r.category = ?", category)) }
        guard let account = query.account else { return [(index, .all(own + tagged(hashtags)))] }
        var branches = [(index, Condition.all(own + [Condition("r.account = ?", account)] + tagged(hashtags)))]
        if query.category == nil, query.kind ?? .transfer == .transfer {
            branches.append(("record_to_account", .all(own + [Condition("r.to_account = ?", account)] + tagged(hashtags))))
        }
        return branches
    }

    /// Returns the same conditions as one, for records found in another way.
    func condition(knowing tag: Hashtag.ID? = nil) -> Condition {
        var all = [
            Condition(
                "r.book = ? AND r.deletion IS NULL AND r.number BETWEEN ? AND ?", book, numbers.lowerBound, numbers.upperBound)
        ]
        if let kind = query.kind { all.append(Condition("r.kind = ?", kind.rawValue)) }
        if let category = query.category { all.append(Condition("r.category = ?", category)) }
        if let account = query.account { all.append(Condition("(r.account = ? OR r.to_account = ?)", account, account)) }
        return .all(all + tagged(hashtags.filter { $0.id != tag }))
    }

    /// The condition that a record has all words; SQL that is always true without words.
    var wordTest: Condition {
        var test = Condition(search.needles.map { _ in "instr(r.search_text, ?) > 0" }.joined(separator: " AND "))
        test.values = search.needles
        return test.sql.isEmpty ? Condition("1") : test
    }

    private var index: String {
        switch (query.account, query.category, query.kind) {
        case (_?, _?, _): "record_of_account_category"
        case (_?, nil, _?): "record_of_account_kind"
        case (_?, nil, nil): "record_of_account"
        case (nil, _?, _): "record_of_category"
        case (nil, nil, _?): "record_of_kind"
        case (nil, nil, nil): "record_of_book"
        }
    }

    private func tagged(_ hashtags: [Hashtag]) -> [Condition] {
        hashtags.map { Condition("EXISTS (SELECT 1 FROM record_hashtag t WHERE t.record = r.number AND t.hashtag = ?)", $0.id) }
    }
}
