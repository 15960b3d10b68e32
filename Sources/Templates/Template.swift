/// The compiled templates, as static functions: `records/record-row.mustache` is `Template.recordRow(row, app: app, into: &html)`.
///
/// The template compiler adds a function for each template. What stands here is what those functions call. Overloads
/// do the typing, and what is unavailable is there for its message, which the compiler shows at the template's place.
public enum Template {
    // MARK: {{value}}

    /// `{{value}}`: writes the value, escaped.
    @inlinable public static func write(_ value: some HTMLValue, into out: inout HTMLWriter) { value.write(into: &out) }

    /// An Optional is not printed.
    @available(*, unavailable, message: "an Optional cannot be printed: write {{#name}}{{.}}{{/name}}")
    public static func write<Value>(_ value: Value?, into out: inout HTMLWriter) {}

    /// A Bool is not printed.
    @available(*, unavailable, message: "a Bool cannot be printed: write {{#name}}text{{/name}}")
    public static func write(_ value: Bool, into out: inout HTMLWriter) {}

    /// What is not an ``HTMLValue`` is not printed.
    @available(*, unavailable, message: "only String, Substring, Int, Int64 and TrustedHTML can be printed")
    public static func write<Value>(_ value: Value, into out: inout HTMLWriter) {}

    // MARK: {{{value}}}

    /// `{{{value}}}`: writes HTML as it is.
    @inlinable public static func raw(_ value: TrustedHTML, into out: inout HTMLWriter) { out.trusted(value) }

    /// Text that is not trusted is not written as it is.
    @available(*, unavailable, message: "{{{name}}} prints only TrustedHTML: write {{name}}")
    public static func raw<Value>(_ value: Value, into out: inout HTMLWriter) {}

    // MARK: {{#value}}
    // A protocol, as an overload for `Value?` would accept a String too.

    /// `{{#value}}`: the present scope, if the value is true.
    @inlinable public static func section<Scope>(_ value: Bool, _ scope: Scope) -> AtMostOne<Scope> {
        AtMostOne(value ? scope : nil)
    }

    /// `{{#value}}`: the scopes that the value opens.
    @inlinable public static func section<Value: SectionValue, Scope>(_ value: Value, _ scope: Scope) -> Value.Scopes {
        value.scopes
    }

    /// What is neither true or false, there or not there, nor many, is not a section.
    @available(*, unavailable, message: "a section needs a Bool, an Optional, an Array or a ViewModel")
    public static func section<Value, Scope>(_ value: Value, _ scope: Scope) -> CollectionOfOne<Value> { CollectionOfOne(value) }

    // MARK: {{^value}}

    /// `{{^value}}`: whether the value is false.
    @inlinable public static func isEmpty(_ value: Bool) -> Bool { !value }

    /// `{{^value}}`: whether the value opens no scope.
    @inlinable public static func isEmpty(_ value: some SectionValue) -> Bool { value.isNothing }

    /// What is neither true or false, there or not there, nor many, is not an inverted section.
    @available(*, unavailable, message: "an inverted section needs a Bool, an Optional, an Array or a ViewModel")
    public static func isEmpty<Value>(_ value: Value) -> Bool { false }
}
