import Bookkeeping

/// A question to the guide, as its words.
///
/// Japanese and Chinese have no spaces: a run of kanji falls into pairs, so that 修改密码 finds 密码. Hiragana, which are mostly endings
/// and particles, count after a kanji or alone. English words lose their endings, so that sharing finds share.
package struct GuideQuery: Sendable {
    struct Term: Sendable, Equatable {
        let characters: [Character]
        /// True for a word of letters, which is found at the beginning of words only.
        let beginsWord: Bool
    }

    /// The question as typed.
    package let text: String
    /// The question in one piece, and its words.
    let whole: Term?
    let terms: [Term]

    package init(_ text: String) {
        self.text = text
        let folded = FoldedText(text).characters
        let runs = Self.runs(folded)
        let words = runs.filter { $0.script != .hiragana && !Self.isCommon($0) }
        var terms: [Term] = []
        let all = words.isEmpty ? runs.flatMap(Self.terms) : words.flatMap(Self.terms) + Self.inflected(runs)
        for term in all where !terms.contains(term) { terms.append(term) }
        self.terms = terms
        whole = folded.count > 1 && !terms.isEmpty ? Term(characters: folded, beginsWord: FoldedText.Script(folded[0]) == .letters) : nil
    }

    package var isEmpty: Bool { terms.isEmpty }

    private typealias Run = (script: FoldedText.Script, characters: [Character])

    private static func runs(_ characters: [Character]) -> [Run] {
        var runs: [Run] = [], last = FoldedText.Script.none
        for character in characters {
            let script = FoldedText.Script(character)
            if script != .none {
                if script == last, !runs.isEmpty { runs[runs.count - 1].characters.append(character) } else { runs.append((script, [character])) }
            }
            last = script
        }
        return runs
    }

    private static func terms(of run: Run) -> [Term] {
        let characters = run.characters
        switch run.script {
        case .letters: return [Term(characters: stem(of: characters), beginsWord: true)]
        case .han where characters.count > 2:
            return zip(characters, characters.dropFirst()).map { Term(characters: [$0, $1], beginsWord: false) }
        default: return [Term(characters: characters, beginsWord: false)]
        }
    }

    /// Returns each kanji before hiragana with one to three of them, so that 使いすぎ counts more than 使.
    private static func inflected(_ runs: [Run]) -> [Term] {
        zip(runs, runs.dropFirst()).flatMap { run, next -> [Term] in
            guard run.script == .han, next.script == .hiragana, let last = run.characters.last else { return [] }
            return (1...3).compactMap { count in
                next.characters.count < count ? nil : Term(characters: [last] + next.characters.prefix(count), beginsWord: false)
            }
        }
    }

    /// True for the English words that every question has.
    private static func isCommon(_ run: Run) -> Bool { common.contains(String(run.characters)) }

    private static let common: Set<String> = [
        "a", "an", "and", "are", "at", "can", "do", "does", "for", "from", "get", "have", "how", "i", "in", "is", "it", "me", "my", "of", "on", "or",
        "should", "so", "that", "the", "there", "this", "to", "want", "what", "when", "where", "which", "who", "why", "with", "you", "your",
    ]

    /// Returns a word without an English ending, as long as four letters stay.
    private static func stem(of word: [Character]) -> [Character] {
        for ending in ["ing", "ed", "es", "s", "e"] where word.count - ending.count >= 4 && word.suffix(ending.count).elementsEqual(ending) {
            let stem = word.dropLast(ending.count)
            // In "splitting" the last letter of "split" is written twice.
            return Array(ending.count > 1 && stem.last == stem.dropLast().last ? stem.dropLast() : stem)
        }
        return word
    }
}
