/// A dated note that a person writes about an account, such as a change of its terms. It is a line of an export as it is.
public struct AccountNote: Codable, Sendable, Equatable {
    public typealias ID = Identifier<AccountNote>

    public let id: ID
    public let account: Account.ID
    public let date: CalendarDate
    /// One line or several, not empty.
    public let text: String
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// The deletion that it is in the trash with; nil for one that is not.
    public let deletion: Deletion.ID?

    public init(id: ID, _ draft: Draft, createdAt: Int64, deletion: Deletion.ID? = nil) {
        (self.id, account, date, text) = (id, draft.account, draft.date, draft.text)
        (self.createdAt, self.deletion) = (createdAt, deletion)
    }

    /// An unsaved note, or the new values of a saved one, which stays with its account.
    public struct Draft: Sendable, Equatable {
        public let account: Account.ID
        public let date: CalendarDate
        public let text: String

        public init(account: Account.ID, date: CalendarDate, text: String) { (self.account, self.date, self.text) = (account, date, text) }
    }

    /// The beginning of the text in one line, which names the note in lists: at most 60 characters and as many Unicode scalars, none at the ends that is not
    /// drawn; empty if the beginning has no other.
    public var name: String {
        let words = text.unicodeScalars.split { $0.properties.isWhitespace }
        var beginning = String.UnicodeScalarView()
        for character in words.map({ String($0) }).joined(separator: " ") {
            if beginning.count + character.unicodeScalars.count > 60 { break }
            beginning.append(contentsOf: character.unicodeScalars)
        }
        func isDrawn(_ scalar: Unicode.Scalar) -> Bool { !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint }
        guard let first = beginning.firstIndex(where: isDrawn), let last = beginning.lastIndex(where: isDrawn) else { return "" }
        return String(String.UnicodeScalarView(beginning[first...last]))
    }

    /// The maximum number of notes of an account.
    public static let limit = 200
    /// The maximum number of notes in an exported book, with those in the trash.
    public static let exportLimit = 20_000
    /// The maximum length of a text, in characters.
    public static let textLimit = 500
}
