import Bookkeeping

/// A search as the full-text index and the search texts of records need it: words folded, hashtags apart.
struct SearchQuery {
    /// The number of words that are looked for; further ones are ignored.
    private static let wordLimit = 8

    /// A condition other than a hashtag: words, an amount, or either.
    struct Term {
        let isExcluded: Bool
        /// The words; empty for amounts alone.
        let words: IndexQuery
        let amounts: AmountBounds?
    }

    private(set) var terms: [Term] = []
    /// The names of hashtags without the `#`.
    private(set) var hashtags: [String] = []
    private(set) var excludedHashtags: [String] = []
    /// True for a text without any condition, such as `"*"`, which matches nothing.
    private(set) var isUnanswerable = false

    init(_ text: String, _ writing: NumberWriting = .unknown) {
        let search = RecordSearch(text, writing)
        var wordsLeft = Self.wordLimit
        func add(_ text: String, isPhrase: Bool, _ term: RecordSearch.Term, amounts: AmountBounds? = nil) {
            let found = SearchText([text]), all = isPhrase ? found.words : found.wholeWords, words = all.prefix(wordsLeft)
            // An exclusion with fewer words would exclude more.
            guard !words.isEmpty || amounts != nil, !term.isExcluded || words.count == all.count else { return }
            wordsLeft -= words.count
            let query = isPhrase ? IndexQuery(phrase: Array(words)) : IndexQuery(words: Array(words))
            terms.append(Term(isExcluded: term.isExcluded, words: query, amounts: amounts))
        }
        for term in search.terms {
            switch term.meaning {
            case .hashtag(let name): if term.isExcluded { excludedHashtags.append(name.folded) } else { hashtags.append(name.folded) }
            case .words(let text), .unread(let text): add(text, isPhrase: false, term)
            case .phrase(let text): add(text, isPhrase: true, term)
            // The digits on both sides of a separator are words of their own.
            case .number(let amounts, let text): add(text, isPhrase: SearchText([text]).words.count > 1, term, amounts: amounts)
            case .amounts(let amounts): add("", isPhrase: false, term, amounts: amounts)
            }
        }
        isUnanswerable = terms.isEmpty && hashtags.isEmpty && excludedHashtags.isEmpty && !search.terms.isEmpty
    }
}
