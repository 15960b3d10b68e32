/// Words and phrases that a text must all have, for the full-text index and for instr().
struct IndexQuery {
    /// A word that matches by its beginning, or a phrase of whole words.
    private enum Part {
        case word(SearchText.Word)
        case phrase([SearchText.Word])

        /// The words as they stand in a search text, with single spaces between them.
        var plain: String {
            let words =
                switch self {
                case .word(let word): [word]
                case .phrase(let words): words
                }
            return words.map { word in
                switch word {
                case .letters(let letters): letters
                case .characters(let characters): characters.map { String($0) }.joined(separator: " ")
                }
            }.joined(separator: " ")
        }

        /// The letters, if their beginning is looked for.
        var prefix: String? { if case .word(.letters(let letters)) = self { letters } else { nil } }
    }

    /// The longest prefix in the full-text index, in characters.
    private static let indexedPrefix = 4

    private var parts: [Part]

    /// Creates a query of words in any order.
    init(words: [SearchText.Word] = []) { parts = words.map(Part.word) }

    /// Creates a query of whole words directly after each other.
    init(phrase: [SearchText.Word]) { parts = phrase.isEmpty ? [] : [.phrase(phrase)] }

    /// Creates a query of all words and phrases of several.
    init(all queries: [IndexQuery]) { parts = queries.flatMap(\.parts) }

    var isEmpty: Bool { parts.isEmpty }

    /// True without phrases; such queries have few forms.
    var isPlain: Bool { parts.allSatisfy { if case .word = $0 { true } else { false } } }

    /// The strings that instr() looks for in a search text: the beginning of a word, or a sequence of whole words or characters.
    var needles: [String] { parts.map { part in part.prefix.map { " " + $0 } ?? " \(part.plain) " } }

    /// Returns the query as an FTS5 expression; parts contain letters only, so that they contain no operators.
    ///
    /// - Parameter shortened: the indexes of parts to be cut to the length of the prefix index. Their matches have to be tested.
    func match(shortened: Set<Int> = []) -> String {
        parts.enumerated().map { Self.expression($1, isShortened: shortened.contains($0)) }.joined(separator: " AND ")
    }

    /// The expression with all long words cut to the length of the prefix index, which FTS5 evaluates incrementally.
    var shortMatch: String { stepwise.map(\.match).joined(separator: " AND ") }

    /// The same query for whole words; it matches fewer records, and FTS5 evaluates it incrementally.
    var wholeWords: String { parts.map { "\"\($0.plain)\"" }.joined(separator: " AND ") }

    /// Each part with an expression that FTS5 evaluates incrementally. It collects all matches of a prefix longer than those in
    /// its index before returning the first, which is slow for a common word.
    var stepwise: [(part: Int, match: String, isShortened: Bool)] {
        parts.enumerated().map { index, part in
            let isLong = (part.prefix?.unicodeScalars.count ?? 0) > Self.indexedPrefix
            return (index, Self.expression(part, isShortened: isLong), isLong)
        }
    }

    private static func expression(_ part: Part, isShortened: Bool) -> String {
        guard let letters = part.prefix else { return "\"\(part.plain)\"" }
        return "\"\(isShortened ? String(String.UnicodeScalarView(letters.unicodeScalars.prefix(indexedPrefix))) : letters)\" *"
    }
}
