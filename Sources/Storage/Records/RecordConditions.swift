import Bookkeeping

/// A query with its hashtags and names looked up and its words parsed, as conditions on `record r`.
struct RecordConditions {
    /// SQL with the values of its `?` parameters, in order.
    struct Condition {
        var sql: String
        var values: [any Bindable]

        init(_ sql: String, _ values: any Bindable...) { (self.sql, self.values) = (sql, values) }
        init(_ sql: String, values: [any Bindable]) { (self.sql, self.values) = (sql, values) }

        static func all(_ conditions: [Condition]) -> Condition {
            Condition(conditions.map(\.sql).joined(separator: " AND "), values: conditions.flatMap(\.values))
        }

        static func any(_ conditions: [Condition]) -> Condition {
            Condition("(" + conditions.map(\.sql).joined(separator: " OR ") + ")", values: conditions.flatMap(\.values))
        }

        /// The condition that a column has one of some values.
        static func isIn(_ column: String, _ values: [any Bindable]) -> Condition {
            Condition("\(column) IN (\(values.map { _ in "?" }.joined(separator: ", ")))", values: values)
        }

        var negated: Condition { Condition("NOT (\(sql))", values: values) }
    }

    let book: Book.ID
    let query: RecordQuery
    /// The accounts that both sides of each record are limited to; nil for the whole book.
    private let accounts: [Account.ID]?
    /// The category of the query and those below it; empty without one.
    private let categories: [Category.ID]
    /// The terms of the search other than hashtags, and the vendor.
    let terms: [SearchTerm]
    /// The words that every match has in its search text: the words of terms that match nothing else.
    let words: IndexQuery
    /// The hashtags with their number of records, fewest first.
    let hashtags: [Hashtag]
    /// The hashtags that no match has.
    let excludedHashtags: [Hashtag]
    /// False if nothing can match, such as with an unknown hashtag.
    let isSatisfiable: Bool
    var numbers: ClosedRange<Int64>

    init(_ query: RecordQuery, in ledger: Ledger) throws {
        book = ledger.book
        self.query = query
        categories = try query.category.map { try ledger.family(of: $0) } ?? []
        let search = SearchQuery(query.text, query.writing)
        let names = (query.hashtag.map { [$0] } ?? []) + search.hashtags
        let found = try names.map { try ledger.hashtag(named: $0) }
        hashtags = found.compactMap { $0 }.sorted { $0.recordCount < $1.recordCount }
        excludedHashtags = try search.excludedHashtags.compactMap { try ledger.hashtag(named: $0) }
        let searchNames = search.terms.isEmpty ? nil : try ledger.searchNames()
        let terms = searchNames.map { names in search.terms.map { SearchTerm($0, in: names) } } ?? []
        self.terms = terms.filter { !$0.isEmpty } + (query.vendor.map { [SearchTerm(vendor: $0)] } ?? [])
        words = IndexQuery(all: terms.filter { $0.isText && !$0.isExcluded }.map(\.words))
        accounts = ledger.seen?.map(\.id)
        let isShown = accounts.map { accounts in query.account.map(accounts.contains) ?? !accounts.isEmpty } ?? true
        isSatisfiable = isShown && hashtags.count == names.count && !search.isUnanswerable && terms.allSatisfy { !$0.isEmpty || $0.isExcluded }
        numbers = query.dates.map(RecordNumber.range) ?? RecordNumber.all
    }

    /// True if daily totals cannot answer the query, so that records have to be read.
    var needsRecords: Bool { !terms.isEmpty || !hashtags.isEmpty || !excludedHashtags.isEmpty }

    /// True if the statements of the query have one of few forms.
    var isPlain: Bool { words.isPlain && terms.allSatisfy { $0.isText && !$0.isExcluded } }

    /// The number of branches that a statement may have; SQLite allows 500 terms.
    private static let mostBranches = 400

    /// The conditions on all records of the list, each with the index for its account, category or kind. There are two for an
    /// account, since transfers are listed on both sides, and one for each account that the list is limited to.
    var branches: [(index: String, condition: Condition)] {
        var own = [
            Condition(
                "r.book = ? AND r.deletion IS NULL AND r.number BETWEEN ? AND ?", book, numbers.lowerBound, numbers.upperBound)
        ]
        if let kind = query.kind { own.append(Condition("r.kind = ?", kind.rawValue)) }
        let mayBeTransfer = query.category == nil && query.kind ?? .transfer == .transfer
        let rest = tagged(hashtags), received = mayBeTransfer ? receivers : []
        // Each category has records in the order of the index.
        let isMany = categories.count * max(1, accounts?.count ?? 1) > Self.mostBranches
        let chosen: [[Condition]] =
            categories.isEmpty ? [[]] : isMany ? [[.isIn("r.category", categories)]] : categories.map { [Condition("r.category = ?", $0)] }
        guard let account = query.account else {
            guard let accounts else { return chosen.map { (index, .all(own + $0 + rest)) } }
            return accounts.flatMap { account in chosen.map { (index, .all(own + $0 + [Condition("r.account = ?", account)] + rest + received)) } }
        }
        var branches = chosen.map { (index, Condition.all(own + $0 + [Condition("r.account = ?", account)] + rest + received)) }
        if mayBeTransfer { branches.append(("record_to_account", .all(own + [Condition("r.to_account = ?", account)] + rest + senders))) }
        return branches
    }

    /// Returns the same conditions as one, for records found in another way.
    func condition(knowing tag: Hashtag.ID? = nil) -> Condition {
        var all = [
            Condition(
                "r.book = ? AND r.deletion IS NULL AND r.number BETWEEN ? AND ?", book, numbers.lowerBound, numbers.upperBound)
        ]
        if let kind = query.kind { all.append(Condition("r.kind = ?", kind.rawValue)) }
        if !categories.isEmpty { all.append(.isIn("r.category", categories)) }
        if let account = query.account { all.append(Condition("(r.account = ? OR r.to_account = ?)", account, account)) }
        all += senders + receivers
        return .all(all + tagged(hashtags.filter { $0.id != tag }))
    }

    /// The condition of all terms; SQL that is always true without any.
    var termTest: Condition { Self.test(of: terms) }

    /// Returns the condition of some terms; SQL that is always true without any.
    static func test(of terms: some Sequence<SearchTerm>) -> Condition {
        let test = Condition.all(terms.map(\.test))
        return test.sql.isEmpty ? Condition("1") : test
    }

    /// The one term, if it matches by its texts and by names of categories and nothing else filters by hashtag or category.
    var namedCategories: SearchTerm? {
        guard terms.count == 1, query.category == nil, hashtags.isEmpty, excludedHashtags.isEmpty else { return nil }
        return terms.first { !$0.isExcluded && !$0.categories.isEmpty && $0.accounts.isEmpty && $0.amounts.isEmpty }
    }

    private var index: String {
        switch (query.account != nil || accounts != nil, query.category, query.kind) {
        case (true, _?, _): "record_of_account_category"
        case (true, nil, _?): "record_of_account_kind"
        case (true, nil, nil): "record_of_account"
        case (false, _?, _): "record_of_category"
        case (false, nil, _?): "record_of_kind"
        case (false, nil, nil): "record_of_book"
        }
    }

    /// The condition that money leaves one of the accounts that the list is limited to.
    private var senders: [Condition] { accounts.map { [.isIn("r.account", $0)] } ?? [] }

    /// The condition that a transfer reaches one of them.
    private var receivers: [Condition] {
        accounts.map { [.any([Condition("r.to_account IS NULL"), .isIn("r.to_account", $0)])] } ?? []
    }

    private func tagged(_ hashtags: [Hashtag]) -> [Condition] {
        let link = "EXISTS (SELECT 1 FROM record_hashtag t WHERE t.record = r.number AND t.hashtag = ?)"
        return hashtags.map { Condition(link, $0.id) } + excludedHashtags.map { Condition("NOT " + link, $0.id) }
    }
}
