import Foundation

/// Text normalized for searching: words of plain letters separated by single spaces, which instr() and FTS5 match alike.
///
/// Applies compatibility normalization and case folding, removes accents, and turns katakana into hiragana. Characters of scripts
/// written without spaces, and symbols such as ☕, are a word each; a Japanese word is a phrase of them. An apostrophe divides a word, which is found by its
/// parts and by all of it: O'Brien by Brien, by OBrien and by the phrase "O'Brien".
struct SearchText {
    /// One word, or a sequence of single-character words without spaces between them.
    enum Word: Equatable {
        case letters(String)
        case characters([Unicode.Scalar])
    }

    /// The words in their order, those with apostrophes in parts: so phrases have them.
    private(set) var words: [Word] = []
    /// The places of words with apostrophes, and each as one.
    private var joined: [(parts: Range<Int>, word: Word)] = []

    /// The words in their order, those with apostrophes whole: so a search names them.
    var wholeWords: [Word] {
        var whole: [Word] = [], next = 0
        for (parts, word) in joined {
            whole += words[next..<parts.lowerBound]
            whole.append(word)
            next = parts.upperBound
        }
        return whole + words[next...]
    }

    init(_ texts: [String]) {
        for text in texts where !text.isEmpty { add(text) }
    }

    /// All words, with a space before and after each, and behind them those with apostrophes whole; empty if there are none.
    var stored: String {
        guard !words.isEmpty else { return "" }
        let space = UInt8(ascii: " ")
        var text = [space]
        for word in joined.isEmpty ? words : words + joined.map(\.word) {
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
        // Where the parts of a word with apostrophes begin.
        var first: Int?
        func finished() -> String {
            let word = String(decoding: letters, as: UTF8.self)
            guard !isASCII else { return word }
            var bare = String.UnicodeScalarView()
            for scalar in word.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars where !scalar.isMark {
                if let plain = scalar.plainLetters { bare.append(contentsOf: plain) } else { bare.append(scalar) }
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
        func endWord(_ words: inout [Word], _ joined: inout [(parts: Range<Int>, word: Word)]) {
            endLetters(&words)
            guard let start = first else { return }
            first = nil
            guard words.count > start + 1 else { return }
            let whole = words[start...].map { if case .letters(let letters) = $0 { letters } else { "" } }.joined()
            joined.append((start..<words.count, .letters(whole)))
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
                endWord(&words, &joined)
                characters.append(character)
            case .apostrophe:
                if !letters.isEmpty {
                    first = first ?? words.count
                    endLetters(&words)
                }
            case .nothing: break
            case .space:
                endWord(&words, &joined)
                endCharacters(&words)
            }
        }
        endWord(&words, &joined)
        endCharacters(&words)
    }
}
