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

    /// The maximum length of a name, in characters.
    public static let nameLimit = 25
    /// The maximum number of hashtags of a transaction.
    public static let limitPerTransaction = 20

    /// Returns true for characters allowed in a hashtag.
    public static func allows(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
            case .decimalNumber, .letterNumber, .otherNumber: true
            // Marks for symbols, such as arrows above and enclosing circles, belong to no word.
            case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector && !(0x20D0...0x20FF ~= scalar.value)
            // Joiners, and the separators with or without combining marks.
            default: "_-\u{200C}\u{200D}".unicodeScalars.contains(scalar)
            }
        }
    }
}
