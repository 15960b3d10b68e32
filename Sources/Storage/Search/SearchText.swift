import Foundation

/// Text normalized for searching: words of plain letters separated by single spaces, which instr() and FTS5 match alike.
///
/// Applies compatibility normalization and case folding, removes accents, and turns katakana into hiragana. Characters of scripts
/// written without spaces, and symbols such as ☕, are a word each; a Japanese word is a phrase of them.
struct SearchText {
    /// One word, or a sequence of single-character words without spaces between them.
    enum Word: Equatable {
        case letters(String)
        case characters([Unicode.Scalar])
    }

    private(set) var words: [Word] = []

    init(_ texts: [String]) {
        for text in texts where !text.isEmpty { add(text) }
    }

    /// All words, with a space before and after each; empty if there are none.
    var stored: String {
        guard !words.isEmpty else { return "" }
        let space = UInt8(ascii: " ")
        var text = [space]
        for word in words {
            switch word {
            case .letters(let letters):
                text += letters.utf8
                text.append(space)
            case .characters(let characters):
                for character in characters {
                    text += String(character).utf8
                    text.append(space)
                }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func add(_ text: String) {
        let plain = text.unicodeScalars.allSatisfy(\.isNFKC) ? text : text.nfkc
        var letters: [UInt8] = [], isASCII = true
        var characters: [Unicode.Scalar] = []
        func finished() -> String {
            let word = String(decoding: letters, as: UTF8.self)
            guard !isASCII else { return word }
            var bare = String.UnicodeScalarView()
            for scalar in word.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars where !scalar.isMark {
                bare.append(scalar)
            }
            return String(bare).precomposedStringWithCanonicalMapping
        }
        func endLetters(_ words: inout [Word]) {
            guard !letters.isEmpty else { return }
            let word = finished()
            if !word.isEmpty { words.append(.letters(word)) }
            letters.removeAll(keepingCapacity: true)
            isASCII = true
        }
        func endCharacters(_ words: inout [Word]) {
            guard !characters.isEmpty else { return }
            words.append(.characters(characters))
            characters.removeAll(keepingCapacity: true)
        }
        for scalar in plain.unicodeScalars {
            switch SearchCharacter(scalar) {
            case .letter(let byte):
                endCharacters(&words)
                letters.append(byte)
            case .foreignLetter:
                endCharacters(&words)
                isASCII = false
                letters.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            case .word(let character):
                endLetters(&words)
                characters.append(character)
            case .nothing: break
            case .space:
                endLetters(&words)
                endCharacters(&words)
            }
        }
        endLetters(&words)
        endCharacters(&words)
    }
}
