import Bookkeeping
import Spooling

/// The raw values of a form or a query.
///
/// Values are read through the declaration of a field, which bounds them: an overlong text is cut to a beginning that is still
/// too long. Its check refuses it, and a page that shows the form again does not show megabytes.
public struct FormInput: Sendable {
    /// A file uploaded with a form.
    public struct File: Sendable, Equatable {
        /// The name of the field.
        public let field: String
        /// The file name that the client sent; must not be trusted.
        public let name: String
        /// The contents, as a part of the request's body, since files can be large.
        public let bytes: SpooledBytes

        public init(field: String, name: String, bytes: SpooledBytes) {
            self.field = field
            self.name = name
            self.bytes = bytes
        }
    }

    private let pairs: [(String, String)]
    private let files: [File]
    private let values: [String: [String]]
    /// How the person who typed the values writes numbers; unknown for values that nobody typed, such as a program's.
    public let writing: NumberWriting

    /// Creates the input from names and values in the order of sending.
    public init(_ pairs: [(String, String)] = [], files: [File] = [], writing: NumberWriting = .unknown) {
        self.writing = writing
        let pairs = pairs.map { ($0.0, TextBounds.cutAtMarks($0.1)) }
        self.pairs = pairs
        self.files = files
        values = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }

    /// The first value of a field; empty if there is none.
    public subscript(field: FormField) -> String { text(field) ?? "" }

    /// Returns the first value of a field; nil if the form does not have the field.
    public func text(_ field: FormField) -> String? { values[field.name]?.first.map { TextBounds.cut($0, beyond: field.byteLimit) } }

    /// Returns all values of a field, such as the values of several checkboxes, up to the field's maximum number; together they are at
    /// most as long as a single value may be, or each of them in a field of rows.
    public func all(_ field: FormField) -> [String] {
        var left = field.byteLimit, texts: [String] = []
        for value in (values[field.name] ?? []).prefix(field.countLimit) where left >= 0 {
            texts.append(TextBounds.cut(value, beyond: left))
            if field.maxLength != nil, !field.isPerRow { left -= value.utf8.count }
        }
        return texts
    }

    /// Returns the form with some fields in place of its own of these names.
    public func replacing(_ fields: [FormField], with pairs: [(String, String)]) -> FormInput {
        FormInput(without(fields).pairs + pairs, files: files, writing: writing)
    }

    /// Returns true if the form has the field, even if it is empty.
    public func has(_ field: FormField) -> Bool { values[field.name] != nil }

    /// Returns the file of a field; nil if none was chosen, which browsers send as an empty one without a name.
    public func file(_ field: FormField) -> File? {
        files(field).first
    }

    /// Returns the files of a field, as many as it may have.
    public func files(_ field: FormField) -> [File] {
        Array(files.lazy.filter { $0.field == field.name && !($0.name.isEmpty && $0.bytes.isEmpty) }.prefix(field.countLimit))
    }
}

extension FormInput {
    /// Returns the names and values of some fields in the order of sending, including empty ones.
    public func pairs(of fields: [FormField]) -> [(String, String)] {
        var waiting = Dictionary(fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return pairs.flatMap { name, _ in
            waiting.removeValue(forKey: name).map { field in all(field).map { (name, $0) } } ?? []
        }
    }

    /// Returns the form without some of its fields.
    public func without(_ fields: [FormField]) -> FormInput {
        let names = Set(fields.map(\.name))
        return FormInput(pairs.filter { !names.contains($0.0) }, files: files, writing: writing)
    }

    /// Returns the form with the values of another one in place of its own, which are written in the same way.
    public func replacing(with other: FormInput) -> FormInput {
        FormInput(pairs.filter { other.values[$0.0] == nil } + other.pairs, files: files + other.files, writing: writing)
    }

    /// Returns the same form, as somebody typed it who writes numbers in some way.
    public func written(_ writing: NumberWriting) -> FormInput { FormInput(pairs, files: files, writing: writing) }
}
