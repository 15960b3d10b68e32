/// A place in a template: both numbers count from 1, columns in bytes of UTF-8, as the Swift compiler counts them.
package struct Position: Sendable, Hashable {
    /// The line.
    package var line: Int
    /// The byte of the line.
    package var column: Int

    /// The place in `line`, at its byte `column`.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Why a template cannot be compiled, and where.
package struct TemplateProblem: Error, Hashable, CustomStringConvertible {
    /// The template's file.
    package var file: String
    /// The place in the file.
    package var position: Position
    /// What is wrong, and what to write.
    package var message: String

    /// The form that the build shows: `file:line:column: error: message`.
    package var description: String { "\(file):\(position.line):\(position.column): error: \(message)" }
}
