import Foundation

/// Splits a search text into its terms.
struct SearchScanner {
    private static let quotes: Set<Character> = ["\"", "＂", "“", "”", "„", "「", "」", "『", "』"]
    private static let minuses: Set<Character> = ["-", "－"]

    private var rest: Substring

    private let writing: NumberWriting

    init(_ text: Substring, _ writing: NumberWriting) { (rest, self.writing) = (text, writing) }

    /// Returns the next term; nil at the end.
    mutating func next() -> RecordSearch.Term? {
        skipSpaces()
        guard let first = rest.first else { return nil }
        let start = rest
        var isExcluded = false
        if Self.minuses.contains(first), let second = rest.dropFirst().first, !second.isWhitespace {
            isExcluded = true
            rest = rest.dropFirst()
        }
        let meaning = meaning()
        return RecordSearch.Term(
            text: String(start[..<rest.startIndex]), isExcluded: isExcluded, meaning: meaning)
    }

    private mutating func meaning() -> RecordSearch.Term.Meaning {
        if let first = rest.first, Self.quotes.contains(first) { return phrase() }
        let word = take { !$0.isWhitespace }
        if let sign = word.first, sign == "#" || sign == "＃", word.count > 1 { return .hashtag(String(word.dropFirst())) }
        if let bounds = AmountBounds(word, writing) {
            return bounds.isNumber ? .number(bounds, words: String(word)) : .amounts(bounds)
        }
        // "> 100", where the number is a word of its own.
        let ahead = self
        skipSpaces()
        if AmountBounds.isComparison(word), let bounds = AmountBounds(word + take { !$0.isWhitespace }, writing) { return .amounts(bounds) }
        self = ahead
        if AmountBounds.isUnread(word, writing) { return .unread(String(word)) }
        return .words(String(word))
    }

    private mutating func phrase() -> RecordSearch.Term.Meaning {
        rest = rest.dropFirst()
        let words = take { !Self.quotes.contains($0) }
        rest = rest.dropFirst()
        return .phrase(String(words))
    }

    private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(while condition: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: condition)
        rest = rest[taken.endIndex...]
        return taken
    }
}
