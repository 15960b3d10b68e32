/// The role of a character in the search.
enum SearchCharacter {
    /// An ASCII letter in lower case, or a digit.
    case letter(UInt8)
    /// A letter, digit or mark of another script.
    case foreignLetter
    /// A character that is a word of its own.
    case word(Unicode.Scalar)
    /// The apostrophe of "don't" and "O'Brien".
    case apostrophe
    /// An ignored character.
    case nothing
    /// A separator of words.
    case space

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A: self = .letter(UInt8(scalar.value))
        case 0x41...0x5A: self = .letter(UInt8(scalar.value) + 32)
        case 0x27, 0x2019: self = .apostrophe
        case 0x200B...0x200F, 0xFE00...0xFE0F, 0x3099...0x309C: self = .nothing
        case 0..<0x80: self = .space
        case 0x30A1...0x30F6, 0x30FD...0x30FE: self = .word(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3105...0x318E, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3,
            0xF900...0xFAFF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            self = .word(scalar)
        default: self.init(otherwise: scalar)
        }
    }

    private init(otherwise scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
            .otherNumber,
            .nonspacingMark, .spacingMark, .enclosingMark:
            self = .foreignLetter
        case .otherSymbol, .currencySymbol, .mathSymbol, .modifierSymbol: self = .word(scalar)
        case .format: self = .nothing
        default: self = .space
        }
    }
}

extension Unicode.Scalar {
    /// The plain letters of a letter in lower case that is no letter with a mark; nil for another.
    var plainLetters: String.UnicodeScalarView? {
        switch self {
        case "ß": "ss".unicodeScalars
        case "æ": "ae".unicodeScalars
        case "œ": "oe".unicodeScalars
        case "ø": "o".unicodeScalars
        case "đ", "ð": "d".unicodeScalars
        case "þ": "th".unicodeScalars
        case "ł": "l".unicodeScalars
        case "ħ": "h".unicodeScalars
        case "ı": "i".unicodeScalars
        default: nil
        }
    }

    var isMark: Bool { properties.generalCategory == .nonspacingMark }
}
