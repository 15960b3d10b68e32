/// A sentence with a name, in parts, so that no text is composed for each row of a list.
package struct NamedText: Sendable {
    package let before, name, after: String

    init(_ before: String, _ name: String, _ after: String) { (self.before, self.name, self.after) = (before, name, after) }
}
