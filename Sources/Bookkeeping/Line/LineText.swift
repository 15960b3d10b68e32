import Foundation

/// A line of text that finds words by their folded form: case, width and the accents of alphabets do not matter.
struct LineText {
    /// The characters as typed; a run of spaces is one.
    let typed: [Character]
    /// The plain form of each typed character; and in lower case.
    let plain, lowered: [Character]
    private let scripts: [Script]
    /// The folded characters; a typed one may have several.
    private let folded: [Character]
    /// The position of the typed character of each folded one.
    private let owners: [Int]
    /// The folded characters that the line has.
    let occurring: Set<Character>
    private(set) var isTaken: [Bool]

    init(_ text: String) {
        typed = Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        plain = typed.map(LinePlain.character)
        lowered = plain.map(LinePlain.lowercase)
        scripts = typed.map { Script($0) }
        var folded: [Character] = [], owners: [Int] = [], forms: [Character: [Character]] = [:]
        for (position, character) in typed.enumerated() {
            let form = forms[character] ?? Self.fold(String(character), isSpace: character == " ")
            forms[character] = form
            for part in form {
                folded.append(part)
                owners.append(position)
            }
        }
        occurring = Set(folded)
        (self.folded, self.owners, isTaken) = (folded, owners, Array(repeating: false, count: typed.count))
    }

    /// Returns the folded characters of a phrase.
    static func fold(_ text: String) -> [Character] { fold(text, isSpace: false) }

    private static func fold(_ text: String, isSpace: Bool) -> [Character] {
        guard !isSpace else { return [" "] }
        // Accents are removed, the voicing marks of kana are not: バス is not ハス.
        let bare = text.folded.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !(0x300...0x36F ~= $0.value) }
        return Array(String(String.UnicodeScalarView(bare)).precomposedStringWithCanonicalMapping)
    }

    mutating func take(_ range: Range<Int>) {
        for position in range.clamped(to: 0..<typed.count) { isTaken[position] = true }
    }

    func isFree(_ range: Range<Int>) -> Bool { !isTaken[range.clamped(to: 0..<typed.count)].contains(true) }

    /// True if nothing but spaces is left before a position.
    func isTaken(upTo position: Int) -> Bool { (0..<position).allSatisfy { isTaken[$0] || typed[$0] == " " } }

    /// Returns the ranges of a folded phrase where it stands as words of their own, in typed characters, first to last.
    func ranges(of phrase: [Character]) -> [Range<Int>] {
        guard let first = phrase.first, let last = phrase.last, phrase.count <= folded.count, occurring.contains(first), occurring.contains(last)
        else {
            return []
        }
        return (0...(folded.count - phrase.count)).compactMap { start in
            let end = start + phrase.count
            guard folded[start] == first, folded[start..<end].elementsEqual(phrase) else { return nil }
            let range = owners[start]..<(owners[end - 1] + 1)
            // A phrase does not end within a typed character.
            guard start == 0 || owners[start - 1] < range.lowerBound, end == folded.count || owners[end] >= range.upperBound else { return nil }
            return isBoundary(range.lowerBound) && isBoundary(range.upperBound) ? range : nil
        }
    }

    /// Returns true if a word may begin or end between a character and the one before it. Letters and digits of a script that is
    /// written with spaces belong together, also across an apostrophe or a hyphen, and so does katakana.
    func isBoundary(_ position: Int) -> Bool {
        guard position > 0, position < typed.count else { return true }
        let (before, after) = (scripts[position - 1], scripts[position])
        if before == after { return before == .other || before == .ideographic }
        if before == .joining, after == .spaced { return position < 2 || scripts[position - 2] != .spaced }
        if before == .spaced, after == .joining { return position + 1 >= typed.count || scripts[position + 1] != .spaced }
        return true
    }

    /// True at the end of the line, of a piece of it, or before a space or a mark.
    func isEnd(_ position: Int) -> Bool {
        guard typed.indices.contains(position), !isTaken[position] else { return true }
        return !typed[position].isLetter && !typed[position].isNumber
    }

    /// True at the beginning of the line, of a piece of it, or behind a space or a mark.
    func isStart(_ position: Int) -> Bool { position == 0 || isEnd(position - 1) }

    /// The text of a range, as typed.
    func text(_ range: Range<Int>) -> String { String(typed[range.clamped(to: 0..<typed.count)]) }

    /// The kinds of characters that words are made of.
    enum Script {
        case spaced, katakana, ideographic, joining, other

        init(_ character: Character) {
            guard let scalar = character.unicodeScalars.first else {
                self = .other
                return
            }
            switch scalar.value {
            case 0x27, 0x2D, 0x5F, 0x2019: self = .joining
            case 0x30FB: self = .other
            case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
            case 0x3005...0x3007, 0x3040...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideographic
            default: self = character.isLetter || character.isNumber ? .spaced : .other
            }
        }
    }
}
