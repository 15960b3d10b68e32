/// Plain forms of typed characters.
enum LinePlain {
    /// Returns the ASCII form of a full-width character, and `-` for a minus sign.
    static func character(_ typed: Character) -> Character {
        guard typed.unicodeScalars.count == 1, let scalar = typed.unicodeScalars.first else { return typed }
        switch scalar.value {
        case 0xFF01...0xFF5E: return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0)))
        case 0x2212: return "-"
        case 0x2019: return "'"
        case 0xFFE5: return "¥"
        default: return digit(typed).flatMap { "0123456789".dropFirst($0).first } ?? typed
        }
    }

    /// Returns the lower case of a character, or the character if that has several.
    static func lowercase(_ character: Character) -> Character {
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first ?? character : character
    }

    /// Returns the value of a decimal digit of any script.
    static func digit(_ typed: Character) -> Int? {
        guard typed.unicodeScalars.count == 1, let scalar = typed.unicodeScalars.first, scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }
}
