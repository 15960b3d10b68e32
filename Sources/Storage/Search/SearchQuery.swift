import Bookkeeping

/// What a person typed into the search field: words that a record must have, and hashtags.
struct SearchQuery {
    /// Folded names without the `#`.
    private(set) var hashtags: [String] = []
    private var terms: [SearchText.Word] = []
    /// True for a text that asks for something without saying what, such as `"*"`: nothing is found.
    private(set) var isUnanswerable = false

    /// The first 200 characters count, and of them the first 8 words.
    init(_ text: String) {
        var rest: [String] = []
        for word in text.prefix(200).split(whereSeparator: \.isWhitespace) {
            if let mark = word.first, mark == "#" || mark == "＃", word.count > 1 {
                hashtags.append(String(word.dropFirst()).folded)
            } else {
                rest.append(String(word))
            }
        }
        terms = Array(SearchText(rest).words.prefix(8))
        hashtags = Array(hashtags.prefix(Hashtag.limitPerTransaction))
        isUnanswerable = terms.isEmpty && !rest.isEmpty && hashtags.isEmpty
    }

    var hasWords: Bool { !terms.isEmpty }

    /// What instr() looks for in a search text, one for each term: the beginning of a word, or whole characters in a row.
    var needles: [String] {
        terms.map { term in
            switch term {
            case .letters(let letters): " " + letters
            case .characters(let characters): " " + characters.map(String.init).joined(separator: " ") + " "
            }
        }
    }

    /// The same as an FTS5 expression; terms hold letters only, so that nothing in them is an operator.
    var match: String {
        terms.map { term in
            switch term {
            case .letters(let letters): "\"\(letters)\" *"
            case .characters(let characters): "\"" + characters.map(String.init).joined(separator: " ") + "\""
            }
        }.joined(separator: " AND ")
    }
}
