import Bookkeeping

/// A text for searching: its characters normalized (NFKC) and in lower case, each with its place in the text.
struct FoldedText: Sendable {
    let characters: [Character]
    /// The index of the original character of each folded one.
    let origins: [Int]

    init(_ text: String) {
        var characters: [Character] = [], origins: [Int] = []
        for (index, character) in text.enumerated() {
            for folded in Self.folded(character) {
                characters.append(folded)
                origins.append(index)
            }
        }
        (self.characters, self.origins) = (characters, origins)
    }

    private static func folded(_ character: Character) -> String {
        character.isWhitespace ? " " : String(character).folded
    }

    /// Returns the ranges of a term, in indices of folded characters.
    func ranges(of term: GuideQuery.Term) -> [Range<Int>] {
        let wanted = term.characters
        guard !wanted.isEmpty, wanted.count <= characters.count else { return [] }
        var found: [Range<Int>] = [], start = 0
        while start + wanted.count <= characters.count {
            let end = start + wanted.count
            if characters[start] == wanted[0], characters[start..<end].elementsEqual(wanted), !term.beginsWord || beginsWord(at: start) {
                found.append(start..<end)
                start = end
            } else {
                start += 1
            }
        }
        return found
    }

    private func beginsWord(at index: Int) -> Bool {
        index == 0 || Script(characters[index - 1]) != .letters
    }

    /// The kinds of characters between which a question falls into words.
    enum Script {
        case letters, han, katakana, hiragana, none

        init(_ character: Character) {
            guard let scalar = character.unicodeScalars.first else {
                self = .none
                return
            }
            switch scalar.value {
            case 0x3041...0x309F: self = .hiragana
            case 0x30A1...0x30FA, 0x30FC...0x30FF: self = .katakana
            case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
            default: self = character.isLetter || character.isNumber ? .letters : .none
            }
        }
    }
}
