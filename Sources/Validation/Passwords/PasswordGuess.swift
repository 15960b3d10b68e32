import Foundation

/// A password from an attacker's point of view: reduced to its core, without decoration.
struct PasswordGuess {
    /// The folded password, without spaces.
    private let text: String
    /// `text` without digits and signs at either end, and with inner ones replaced by the letters they resemble.
    private let core: String

    init(_ password: String) {
        text = String(password.folded.filter { !$0.isWhitespace })
        core = Self.core(of: text)
    }

    /// True for well-known passwords, one or two common words with decoration, repetitions, and sequences of the alphabet, the
    /// digits or the keyboard.
    var isCommon: Bool {
        CommonPasswords.whole.contains(text) || Self.isRepeated(text) || Self.isRun(text) || Self.isMadeOfCommonWords(core)
            || !core.isEmpty && core.count * 2 >= text.count && Self.isRun(core)
    }

    /// Returns true if the password contains the name. Names of two or three letters count only if they are its whole core, once
    /// or twice.
    func leansOn(_ name: String) -> Bool {
        let name = String(name.filter { !$0.isWhitespace })
        guard !name.isEmpty else { return false }
        let isLong = name.count >= 4 || name.count >= 2 && name.unicodeScalars.allSatisfy { $0.value > 0x2E7F }
        return isLong && text.contains(name) || name.count >= 2 && (core == name || core == name + name)
    }

    private static func core(of text: String) -> String {
        let isOrnament = { (character: Character) in !character.isLetter }
        let inner = text.drop(while: { isOrnament($0) && !"@$".contains($0) }).reversed().drop(while: isOrnament).reversed()
        return String(inner.map { leet[$0] ?? $0 }.filter(\.isLetter))
    }

    private static let leet: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "@": "a", "$": "s", "!": "i",
    ]

    /// Returns true for at most two different characters, or a repeated pattern of up to six characters.
    private static func isRepeated(_ text: String) -> Bool {
        let characters = Array(text)
        if Set(characters).count <= 2 { return true }
        return (1...6).contains { length in
            characters.count >= length * 2
                && characters.indices.dropFirst(length).allSatisfy { characters[$0] == characters[$0 - length] }
        }
    }

    /// Returns true for a sequence of at least six characters of the alphabet, the digits or a keyboard, in either direction,
    /// with at most two further characters.
    private static func isRun(_ text: String) -> Bool {
        let characters = Array(text.prefix(64))
        guard characters.count == text.count, characters.count >= 6 else { return false }
        let needed = max(6, characters.count - 2)
        return (0...(characters.count - needed)).contains { start in
            let piece = String(characters[start..<(start + needed)])
            return CommonPasswords.runs.contains { $0.contains(piece) }
        }
    }

    private static func isMadeOfCommonWords(_ core: String) -> Bool {
        guard core.utf8.count <= 40 else { return false }
        if CommonPasswords.words.contains(core) { return true }
        return core.indices.dropFirst().contains {
            CommonPasswords.words.contains(String(core[..<$0])) && CommonPasswords.words.contains(String(core[$0...]))
        }
    }
}
