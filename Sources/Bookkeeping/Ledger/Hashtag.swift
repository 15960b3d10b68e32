/// A word after `#`: letters, digits, `_` and `-` of any script.
public struct Hashtag: Sendable, Equatable {
    public typealias ID = Identifier<Hashtag>

    public let id: ID
    /// Without the `#`.
    public var name: String
    public let recordCount: Int

    public init(id: ID, name: String, recordCount: Int) {
        self.id = id
        self.name = name
        self.recordCount = recordCount
    }

    /// The longest name, in characters.
    public static let nameLimit = 25
    /// How many a transaction can have.
    public static let limitPerTransaction = 20

    /// True for characters that a hashtag can have.
    public static func allows(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
            case .decimalNumber, .letterNumber, .otherNumber: true
            // Marks of symbols, such as arrows above and circles around, belong to no word.
            case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector && !(0x20D0...0x20FF ~= scalar.value)
            // Joiners, and what parts words, with a mark of its own or without.
            default: "_-\u{200C}\u{200D}".unicodeScalars.contains(scalar)
            }
        }
    }
}
