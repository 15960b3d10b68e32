/// How the words of a search are looked up in the full-text index.
struct SearchPlan {
    /// A term in fewer records than this leads; common ones follow it.
    private static let rare = 10_000

    let source: RecordSelection.Source
    /// What the records found still have to be tested for.
    let test: RecordFilter.Condition?

    /// Common long words are asked for by their beginning when there is a rare one that few records have.
    init(_ filter: RecordFilter, in ledger: Ledger) throws {
        let terms = filter.search.stepwise
        var shortened: Set<Int> = [], hasRare = false
        if terms.count > 1, terms.contains(where: \.isShortened) {
            for (term, match, isShortened) in terms {
                if try ledger.matches(match, upTo: Self.rare) < Self.rare {
                    hasRare = true
                } else if isShortened {
                    shortened.insert(term)
                }
            }
        }
        if !hasRare { shortened = [] }
        source = .words(filter.search.match(shortened: shortened))
        test = shortened.isEmpty ? nil : filter.wordTest
    }
}

extension Ledger {
    /// Whether words match more records, of all books, than `limit`.
    ///
    /// A beginning that is longer than those in the index is collected whole before it can be counted. Whole words, which are fewer, and shorter
    /// beginnings, which are more, are counted step by step, and mostly answer it.
    func matches(_ search: SearchQuery, moreThan limit: Int) throws -> Bool {
        if try matches(search.wholeWords, upTo: limit + 1) > limit { return true }
        let long = Set(search.stepwise.filter(\.isShortened).map(\.term))
        if try matches(search.match(shortened: long), upTo: limit + 1) <= limit { return false }
        return try matches(search.match(), upTo: limit + 1) > limit
    }

    /// How many records, of all books, an expression matches; counting stops at `limit`.
    func matches(_ match: String, upTo limit: Int) throws -> Int {
        try connection.count(
            "SELECT count(*) FROM (SELECT 1 FROM record_search WHERE record_search MATCH ? LIMIT ?)", match, limit)
    }
}
