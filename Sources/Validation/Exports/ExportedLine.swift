/// A value of an export, which comes from outside: a line of a list, or the owner of the book.
public protocol ExportedLine: Codable, Sendable {
    /// Throws the first value that a form would refuse, or that cannot be.
    func check() throws(ExportProblem)
}
