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
        character.isLetter || character.isNumber || character == "_" || character == "-"
            || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark || $0.properties.generalCategory == .spacingMark }
    }
}
