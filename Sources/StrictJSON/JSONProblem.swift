/// Why bytes are not JSON that is accepted, and where.
public struct JSONProblem: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
        /// The text ends too early.
        case unfinished
        /// A character that cannot stand there.
        case unexpectedCharacter
        /// Something follows the value.
        case trailingText
        /// Bytes that are not UTF-8.
        case notUTF8
        /// An escape that JSON does not have, or half of a surrogate pair.
        case brokenEscape
        /// A control character in a text, which has to be escaped.
        case controlCharacter
        /// A number with a leading zero, without digits or longer than 100 characters.
        case brokenNumber
        /// A name of more than 1,000 bytes.
        case nameTooLong
        /// A name that the object has already.
        case duplicateName
        /// More lists and objects within each other than are allowed.
        case tooDeep
    }

    /// Counted from 1.
    public let line: Int
    /// Bytes from the beginning of the line, counted from 1.
    public let column: Int
    public let reason: Reason

    /// Makes a problem.
    public init(line: Int, column: Int, reason: Reason) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}
