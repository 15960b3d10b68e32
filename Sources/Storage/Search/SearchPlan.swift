/// A plan for finding the records of a search by indexes.
struct SearchPlan {
    /// The number of records below which a term counts as rare.
    private static let rare = 10_000
    /// The number of indexes that are read together; beyond it, reading the list is faster.
    private static let pathLimit = 12

    let source: RecordSelection.Source
    /// A condition that the records found must still be tested for.
    let test: RecordConditions.Condition?

    /// Uses the words that every match has in its text. If one of several is rare, looks up long common ones only by their indexed
    /// prefix. Nil without such words.
    init?(words filter: RecordConditions, in ledger: Ledger) throws {
        guard !filter.words.isEmpty else { return nil }
        let parts = filter.words.stepwise
        var shortened: Set<Int> = [], hasRare = false
        if parts.count > 1, parts.contains(where: \.isShortened) {
            for (part, match, isShortened) in parts {
                if try ledger.matches(match, in: filter.numbers, upTo: Self.rare) < Self.rare {
                    hasRare = true
                } else if isShortened {
                    shortened.insert(part)
                }
            }
        }
        if !hasRare { shortened = [] }
        source = .words(filter.words.match(shortened: shortened))
        let others = filter.terms.filter { !$0.isText || $0.isExcluded }
        test = shortened.isEmpty ? (others.isEmpty ? nil : RecordConditions.test(of: others)) : filter.termTest
    }

    /// Uses the paths to the term that matches the fewest records: by the text, a name or an amount. Nil if each matches `limit`
    /// records or more.
    init?(rarestTerm filter: RecordConditions, fewerThan limit: Int, in ledger: Ledger) throws {
        var best: (term: Int, count: Int)?
        for (index, term) in filter.terms.enumerated() where !term.isExcluded {
            let count = try ledger.matches(term, in: filter.numbers, upTo: limit)
            if count < best?.count ?? limit, term.paths.count <= Self.pathLimit { best = (index, count) }
        }
        guard let best else { return nil }
        source = .paths(filter.terms.enumerated().filter { $0.offset == best.term }.flatMap(\.element.paths))
        test = RecordConditions.test(of: filter.terms.enumerated().filter { $0.offset != best.term }.map(\.element))
    }
}

extension Ledger {
    /// Returns true if words match more records, of all books, than `limit`.
    ///
    /// FTS5 collects all matches of a prefix longer than those in its index before returning the first. Whole words, which match
    /// fewer records, and indexed prefixes, which match more, are counted incrementally, and usually suffice.
    func matches(_ words: IndexQuery, in numbers: ClosedRange<Int64>, moreThan limit: Int) throws -> Bool {
        if try matches(words.wholeWords, in: numbers, upTo: limit + 1) > limit { return true }
        if try matches(words.shortMatch, in: numbers, upTo: limit + 1) <= limit { return false }
        return try matches(words.match(), in: numbers, upTo: limit + 1) > limit
    }

    /// Returns how many records, of all books, an expression matches; counting stops at `limit`.
    func matches(_ match: String, in numbers: ClosedRange<Int64>, upTo limit: Int) throws -> Int {
        try connection.count(
            """
            SELECT count(*) FROM (SELECT 1 FROM record_search WHERE record_search MATCH ? AND record_search.rowid BETWEEN ? AND ? LIMIT ?)
            """, match, numbers.lowerBound, numbers.upperBound, limit)
    }

    /// Returns an upper bound of the number of records that a term's paths read; counting stops at `limit`. Records of all books
    /// count for words, and records of all days for names and amounts.
    fileprivate func matches(_ term: SearchTerm, in numbers: ClosedRange<Int64>, upTo limit: Int) throws -> Int {
        var count = 0
        for category in term.categories {
            count += try connection.count("SELECT sum(count) FROM category_total WHERE book = ? AND category = ?", book, category)
        }
        for account in term.accounts {
            count += try connection.count(
                "SELECT sum(income_count + expense_count + transfer_count) FROM account_total WHERE book = ? AND account = ?", book, account)
        }
        for amounts in term.amounts where count < limit {
            for (column, index) in [("amount", "record_by_amount")] + (term.hasCurrencies ? [("received", "record_by_received")] : []) {
                count += try connection.count(
                    """
                    SELECT count(*) FROM (SELECT 1 FROM record r INDEXED BY \(index)
                    WHERE r.book = ? AND r.deletion IS NULL AND r.\(column) BETWEEN ? AND ? LIMIT ?)
                    """, book, amounts.minorUnits.lowerBound, amounts.minorUnits.upperBound, limit)
            }
        }
        let left = limit - count
        guard left > 0, !term.words.isEmpty else { return count }
        let short = try matches(term.words.shortMatch, in: numbers, upTo: left)
        guard short == left else { return count + short }
        return try count + matches(term.words.match(), in: numbers, upTo: left)
    }
}
