/// The reason why bytes are not accepted as JSON, and the position.
public struct JSONProblem: Error, Sendable, Equatable {
    /// The kind of problem.
    public enum Reason: Sendable, Equatable {
        /// The text ends too early.
        case unfinished
        /// A character that is not allowed at its position.
        case unexpectedCharacter
        /// Text after the value.
        case trailingText
        /// Invalid UTF-8.
        case notUTF8
        /// An escape that JSON does not have, or an unpaired surrogate.
        case brokenEscape
        /// An unescaped control character in a string.
        case controlCharacter
        /// A number with a leading zero, without digits or longer than 100 characters.
        case brokenNumber
        /// A name of more than 1,000 bytes.
        case nameTooLong
        /// A name that occurs twice in an object.
        case duplicateName
        /// More nested lists and objects than are allowed.
        case tooDeep
    }

    /// Counted from 1.
    public let line: Int
    /// In bytes from the beginning of the line, counted from 1.
    public let column: Int
    public let reason: Reason

    /// Creates a problem.
    public init(line: Int, column: Int, reason: Reason) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}
