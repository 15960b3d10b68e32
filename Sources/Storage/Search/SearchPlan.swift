/// A plan for looking up the words of a search in the full-text index.
struct SearchPlan {
    /// The number of records below which a term counts as rare.
    private static let rare = 10_000

    let source: RecordSelection.Source
    /// A condition that the records found must still be tested for.
    let test: RecordConditions.Condition?

    /// If one of several terms is rare, looks up long common terms only by their indexed prefix.
    init(_ filter: RecordConditions, in ledger: Ledger) throws {
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
    /// Returns true if words match more records, of all books, than `limit`.
    ///
    /// FTS5 collects all matches of a prefix longer than those in its index before returning the first. Whole words, which match
    /// fewer records, and indexed prefixes, which match more, are counted incrementally, and usually suffice.
    func matches(_ search: SearchQuery, moreThan limit: Int) throws -> Bool {
        if try matches(search.wholeWords, upTo: limit + 1) > limit { return true }
        let long = Set(search.stepwise.filter(\.isShortened).map(\.term))
        if try matches(search.match(shortened: long), upTo: limit + 1) <= limit { return false }
        return try matches(search.match(), upTo: limit + 1) > limit
    }

    /// Returns how many records, of all books, an expression matches; counting stops at `limit`.
    func matches(_ match: String, upTo limit: Int) throws -> Int {
        try connection.count(
            "SELECT count(*) FROM (SELECT 1 FROM record_search WHERE record_search MATCH ? LIMIT ?)", match, limit)
    }
}
