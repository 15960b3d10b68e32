/// A position in a template. Line and column count from 1, columns in bytes of UTF-8, as the Swift compiler counts them.
package struct Position: Sendable, Hashable {
    /// The line.
    package var line: Int
    /// The byte in the line.
    package var column: Int

    /// Creates a position.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The reason why a template cannot be compiled, and its position.
package struct TemplateProblem: Error, Hashable, CustomStringConvertible {
    /// The template's file.
    package var file: String
    /// The position in the file.
    package var position: Position
    /// The problem, and how to fix it.
    package var message: String

    /// The format of build errors: `file:line:column: error: message`.
    package var description: String { "\(file):\(position.line):\(position.column): error: \(message)" }
}
