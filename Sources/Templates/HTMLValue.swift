/// What `{{name}}` can print: text, whole numbers, trusted HTML.
///
/// Neither a Bool nor an Optional is one: a page that shows "true" or "Optional(…)" is a mistake, and does not compile.
public protocol HTMLValue {
    /// Writes the value so that it is safe between tags and in a quoted attribute value.
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

/// HTML that is known to be safe, and is written as it is by `{{{name}}}` and by `{{name}}`.
public struct TrustedHTML: Sendable, Equatable, HTMLValue {
    /// The HTML.
    public let text: String

    /// Vouches for `text`: it holds nothing that a person has typed, or has been escaped.
    public init(trusting text: String) { self.text = text }

    /// The HTML of a text: escaped once, for what is written over and over.
    public init(escaping text: String) {
        var out = HTMLWriter(capacity: text.utf8.count)
        out.escaped(text)
        self.text = out.string
    }

    /// Writes the HTML as it is.
    @inlinable public func write(into out: inout HTMLWriter) { out.trusted(self) }
}
