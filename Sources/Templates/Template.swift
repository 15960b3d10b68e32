/// The compiled templates, as static functions: `records/record-row.mustache` is
/// `Template.recordRow(row, app: app, into: &html)`.
///
/// The template compiler adds a function for each template; the functions here are called by those. Overloads select by type, and
/// the unavailable ones exist for their messages, which the compiler shows at the template's position.
public enum Template {
    // MARK: {{value}}

    /// `{{value}}`: writes the value, escaped.
    @inlinable public static func write(_ value: some HTMLValue, into out: inout HTMLWriter) { value.write(into: &out) }

    /// Rejects an Optional.
    @available(*, unavailable, message: "an Optional cannot be printed: write {{#name}}{{.}}{{/name}}")
    public static func write<Value>(_ value: Value?, into out: inout HTMLWriter) {}

    /// Rejects a Bool.
    @available(*, unavailable, message: "a Bool cannot be printed: write {{#name}}text{{/name}}")
    public static func write(_ value: Bool, into out: inout HTMLWriter) {}

    /// Rejects a value that is not an ``HTMLValue``.
    @available(*, unavailable, message: "only String, Substring, Int, Int64 and TrustedHTML can be printed")
    public static func write<Value>(_ value: Value, into out: inout HTMLWriter) {}

    // MARK: {{{value}}}

    /// `{{{value}}}`: writes HTML unchanged.
    @inlinable public static func raw(_ value: TrustedHTML, into out: inout HTMLWriter) { out.trusted(value) }

    /// Rejects untrusted text.
    @available(*, unavailable, message: "{{{name}}} prints only TrustedHTML: write {{name}}")
    public static func raw<Value>(_ value: Value, into out: inout HTMLWriter) {}

    // MARK: {{#value}}
    // A protocol, since an overload for `Value?` would accept a String too.

    /// `{{#value}}`: returns the present scope if the value is true.
    @inlinable public static func section<Scope>(_ value: Bool, _ scope: Scope) -> AtMostOne<Scope> {
        AtMostOne(value ? scope : nil)
    }

    /// `{{#value}}`: returns the scopes that the value opens.
    @inlinable public static func section<Value: SectionValue, Scope>(_ value: Value, _ scope: Scope) -> Value.Scopes {
        value.scopes
    }

    /// Rejects a value that is not a Bool, an Optional, an Array or a view model.
    @available(*, unavailable, message: "a section needs a Bool, an Optional, an Array or a ViewModel")
    public static func section<Value, Scope>(_ value: Value, _ scope: Scope) -> CollectionOfOne<Value> { CollectionOfOne(value) }

    // MARK: {{^value}}

    /// `{{^value}}`: returns true if the value is false.
    @inlinable public static func isEmpty(_ value: Bool) -> Bool { !value }

    /// `{{^value}}`: returns true if the value opens no scope.
    @inlinable public static func isEmpty(_ value: some SectionValue) -> Bool { value.isNothing }

    /// Rejects a value that is not a Bool, an Optional, an Array or a view model.
    @available(*, unavailable, message: "an inverted section needs a Bool, an Optional, an Array or a ViewModel")
    public static func isEmpty<Value>(_ value: Value) -> Bool { false }
}
