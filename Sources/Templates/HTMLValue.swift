/// A value that `{{name}}` can print: text, integers, trusted HTML.
///
/// Bool and Optional do not conform: a page that shows "true" or "Optional(…)" is a mistake, and does not compile.
public protocol HTMLValue {
    /// Writes the value escaped for use between tags and in a quoted attribute value.
    func write(into out: inout HTMLWriter)
}

extension String: HTMLValue {
    /// Writes the text escaped.
    @inlinable public func write(into out: inout HTMLWriter) { out.escaped(self) }
}

extension Substring: HTMLValue {
    /// Writes the text escaped.
    @inlinable public func write(into out: inout HTMLWriter) { out.escaped(self) }
}

extension Int: HTMLValue {
    /// Writes the number in decimal digits.
    @inlinable public func write(into out: inout HTMLWriter) { out.decimal(Int64(self)) }
}

extension Int64: HTMLValue {
    /// Writes the number in decimal digits.
    @inlinable public func write(into out: inout HTMLWriter) { out.decimal(self) }
}

/// HTML that is known to be safe, and is written unchanged by `{{{name}}}` and by `{{name}}`.
public struct TrustedHTML: Sendable, Equatable, HTMLValue {
    /// The HTML.
    public let text: String

    /// Declares `text` safe: it contains nothing that a person has typed, or that part is escaped.
    public init(trusting text: String) { self.text = text }

    /// Escapes a text once, for values that are written repeatedly.
    public init(escaping text: String) {
        var out = HTMLWriter(capacity: text.utf8.count)
        out.escaped(text)
        self.text = out.string
    }

    /// Writes the HTML unchanged.
    @inlinable public func write(into out: inout HTMLWriter) { out.trusted(self) }
}
