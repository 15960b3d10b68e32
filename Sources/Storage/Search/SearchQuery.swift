import Bookkeeping

/// A parsed search text: words that a record must have, and hashtags.
struct SearchQuery {
    /// The folded names without the `#`.
    private(set) var hashtags: [String] = []
    private var terms: [SearchText.Word] = []
    /// True for a text without any word or hashtag, such as `"*"`, which matches nothing.
    private(set) var isUnanswerable = false

    /// Parses the first 200 characters, and of them the first 8 words.
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

    /// The strings that instr() looks for in a search text, one per term: the beginning of a word, or a sequence of whole
    /// characters.
    var needles: [String] {
        terms.map { term in
            switch term {
            case .letters(let letters): " " + letters
            case .characters(let characters): " " + characters.map { String($0) }.joined(separator: " ") + " "
            }
        }
    }

    /// Returns the query as an FTS5 expression; terms contain letters only, so that they contain no operators.
    ///
    /// - Parameter shortened: the indexes of terms to be cut to the length of the prefix index. Their matches have to be tested.
    func match(shortened: Set<Int> = []) -> String {
        terms.indices.map { expression($0, isShortened: shortened.contains($0)) }.joined(separator: " AND ")
    }

    /// The same query for whole words; it matches fewer records, and FTS5 evaluates it incrementally.
    var wholeWords: String {
        terms.map { term in
            switch term {
            case .letters(let letters): "\"\(letters)\""
            case .characters(let characters): "\"" + characters.map { String($0) }.joined(separator: " ") + "\""
            }
        }.joined(separator: " AND ")
    }

    /// All words as whole words directly after each other, as in a title.
    var phrase: String {
        "\""
            + terms.map { term in
                switch term {
                case .letters(let letters): letters
                case .characters(let characters): characters.map { String($0) }.joined(separator: " ")
                }
            }.joined(separator: " ") + "\""
    }

    /// Each term with an expression that FTS5 evaluates incrementally. It collects all matches of a prefix longer than those in
    /// its index before returning the first, which is slow for a common word.
    var stepwise: [(term: Int, match: String, isShortened: Bool)] {
        terms.indices.map { index in
            var isLong = false
            if case .letters(let letters) = terms[index] { isLong = letters.unicodeScalars.count > Self.indexedPrefix }
            return (index, expression(index, isShortened: isLong), isLong)
        }
    }

    /// The longest prefix in the full-text index, in characters.
    private static let indexedPrefix = 4

    private func expression(_ index: Int, isShortened: Bool) -> String {
        switch terms[index] {
        case .letters(let letters):
            "\"\(isShortened ? String(String.UnicodeScalarView(letters.unicodeScalars.prefix(Self.indexedPrefix))) : letters)\" *"
        case .characters(let characters): "\"" + characters.map { String($0) }.joined(separator: " ") + "\""
        }
    }
}
