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
            case .characters(let characters): " " + characters.map { String($0) }.joined(separator: " ") + " "
            }
        }
    }

    /// The same as an FTS5 expression; terms hold letters only, so that nothing in them is an operator.
    ///
    /// - Parameter shortened: Terms of which only as many letters are asked for as the prefix index has. Their records have to be tested.
    func match(shortened: Set<Int> = []) -> String {
        terms.indices.map { expression($0, isShortened: shortened.contains($0)) }.joined(separator: " AND ")
    }

    /// The same for words that are whole; it matches fewer records, and FTS5 reads it step by step.
    var wholeWords: String {
        terms.map { term in
            switch term {
            case .letters(let letters): "\"\(letters)\""
            case .characters(let characters): "\"" + characters.map { String($0) }.joined(separator: " ") + "\""
            }
        }.joined(separator: " AND ")
    }

    /// All words right after each other and whole, as they stand in a title.
    var phrase: String {
        "\""
            + terms.map { term in
                switch term {
                case .letters(let letters): letters
                case .characters(let characters): characters.map { String($0) }.joined(separator: " ")
                }
            }.joined(separator: " ") + "\""
    }

    /// The terms with an expression each that FTS5 reads step by step. Beginnings longer than the prefix index has are collected whole
    /// before the first match comes out, which takes long for a common word.
    var stepwise: [(term: Int, match: String, isShortened: Bool)] {
        terms.indices.map { index in
            var isLong = false
            if case .letters(let letters) = terms[index] { isLong = letters.unicodeScalars.count > Self.indexedPrefix }
            return (index, expression(index, isShortened: isLong), isLong)
        }
    }

    /// The longest beginning that the full-text index is made for, in characters.
    private static let indexedPrefix = 4

    private func expression(_ index: Int, isShortened: Bool) -> String {
        switch terms[index] {
        case .letters(let letters):
            "\"\(isShortened ? String(String.UnicodeScalarView(letters.unicodeScalars.prefix(Self.indexedPrefix))) : letters)\" *"
        case .characters(let characters): "\"" + characters.map { String($0) }.joined(separator: " ") + "\""
        }
    }
}
