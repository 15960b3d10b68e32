/// A search for records as a person types it, parsed. Any text is a search; parsing never fails.
///
/// ```
/// search  = { term }                            separated by space; a record must match all of them
/// term    = [ "-" ] ( hashtag | phrase | amounts | word )
/// hashtag = "#" name                            exactly this hashtag, ignoring case
/// phrase  = '"' words '"'                       these whole words after each other; also “…”, 「…」
/// amounts = ( ">" | ">=" | "<" | "<=" | "=" ) number | number ".." number | number ".." | ".." number
///         | number | number "-" number          an amount or a range, or words of the texts
/// number  = [ sign ] digits [ ( "." | "," ) digits ] [ sign ]
///         | [ sign ] said [ sign ]              as it is said: 「1.5万」, 「千二百円」, 「12块5」
/// word    = anything else                       the beginning of a word; in Chinese and Japanese, any part of a text
/// ```
///
/// - `-` before a term excludes the records that match it. Amounts of records are above zero, so `-12.50` excludes 12.50; a number
///   with the minus sign of lists (`−€12.50`, U+2212) or a plus is that amount.
/// - The range is `10..20`, also `10...20`, `10…20` and `10〜20`. `10-20` is that too, or two words as in a score; `11-03` and `2026-11` are words.
/// - Groups and decimals are written like a form's amounts: `1,25,000`, and `1,280` as the person writes it.
/// - What begins as a comparison or a range and has no amount that can be read, such as 「>1万2」, is words, and is told as such.
/// - Full-width forms equal their ASCII ones, `≥` and `≤` equal `>=` and `<=`, and a space may follow a comparison.
/// - The sign of a number is a currency's symbol or code; without it, a number is an amount in any currency.
public struct RecordSearch: Sendable, Equatable {
    /// One condition of a search.
    public struct Term: Sendable, Equatable {
        /// The property that a record must have, or for an excluded term must not have.
        public enum Meaning: Sendable, Equatable {
            /// Words in its texts, or in the name of its category or of an account.
            case words(String)
            /// These words after each other.
            case phrase(String)
            /// A hashtag, without the `#`.
            case hashtag(String)
            /// An amount.
            case amounts(AmountBounds)
            /// An amount, or words in its texts or names.
            case number(AmountBounds, words: String)
            /// Words that ask for amounts which cannot be read: they are looked for as they stand, and the page says so.
            case unread(String)
        }

        /// The term as typed.
        public let text: String
        public let isExcluded: Bool
        public let meaning: Meaning

        /// The text without the sign of an exclusion.
        public var bareText: String { isExcluded ? String(text.dropFirst()) : text }
    }

    /// The number of characters that are read; further ones are ignored.
    public static let textLimit = 200
    /// The number of hashtags, and of all other terms, that are read; further ones are ignored.
    public static let termLimit = 8

    public let terms: [Term]

    /// Parses a text.
    ///
    /// - Parameter writing: how the person writes numbers: whether `1,280` is a thousand, and what 「一万二」 is.
    public init(_ text: String, _ writing: NumberWriting = .unknown) {
        var scanner = SearchScanner(text.prefix(Self.textLimit), writing)
        var terms: [Term] = [], words = 0, hashtags = 0
        while let term = scanner.next() {
            if case .hashtag = term.meaning {
                hashtags += 1
                if hashtags <= Hashtag.limitPerTransaction { terms.append(term) }
            } else {
                words += 1
                if words <= Self.termLimit { terms.append(term) }
            }
        }
        self.terms = terms
    }

    /// Returns the text of the same search without one of its terms.
    public func text(without index: Int) -> String {
        terms.enumerated().filter { $0.offset != index }.map(\.element.text).joined(separator: " ")
    }
}
