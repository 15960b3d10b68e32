/// What a form or an address sent, as it was typed.
///
/// Everything is read by the declaration of a field, which bounds it: of a longer text than the field may have only the beginning is handed
/// out, cut so that it is still too long. Whoever checks it refuses it, and a page that shows the form again shows no megabytes.
public struct FormInput: Sendable {
    /// A file that came with a form.
    public struct File: Sendable, Equatable {
        /// The name of the field.
        public let field: String
        /// The name that the sender gave the file; not to be trusted.
        public let name: String
        /// The contents, as a part of what was sent: files can be large.
        public let bytes: ArraySlice<UInt8>

        public init(field: String, name: String, bytes: ArraySlice<UInt8>) {
            self.field = field
            self.name = name
            self.bytes = bytes
        }
    }

    private let pairs: [(String, String)]
    private let files: [File]
    private let values: [String: [String]]

    /// Takes names and values in the order in which they came.
    public init(_ pairs: [(String, String)] = [], files: [File] = []) {
        let pairs = pairs.map { ($0.0, TextBounds.cutAtMarks($0.1)) }
        self.pairs = pairs
        self.files = files
        values = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }

    /// The first value of a field; empty if there is none.
    public subscript(field: FormField) -> String { text(field) ?? "" }

    /// The first value of a field; nil if the form does not have the field at all.
    public func text(_ field: FormField) -> String? { values[field.name]?.first.map { TextBounds.cut($0, beyond: field.byteLimit) } }

    /// All values of a field, such as those of several checkboxes: as many as it may have, and the texts of one field together no longer than
    /// one of them may be.
    public func all(_ field: FormField) -> [String] {
        var left = field.byteLimit, texts: [String] = []
        for value in (values[field.name] ?? []).prefix(field.countLimit) where left >= 0 {
            texts.append(TextBounds.cut(value, beyond: left))
            if field.maxLength != nil { left -= value.utf8.count }
        }
        return texts
    }

    /// True if the form had the field at all, be it empty.
    public func has(_ field: FormField) -> Bool { values[field.name] != nil }

    /// The file of a field; nil if none was chosen, which browsers send as an empty one without a name.
    public func file(_ field: FormField) -> File? {
        files.first { $0.field == field.name && !($0.name.isEmpty && $0.bytes.isEmpty) }
    }
}

extension FormInput {
    /// Names and values of some fields, in the order in which the fields came; empty ones too.
    public func pairs(of fields: [FormField]) -> [(String, String)] {
        var waiting = Dictionary(fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return pairs.flatMap { name, _ in
            waiting.removeValue(forKey: name).map { field in all(field).map { (name, $0) } } ?? []
        }
    }

    /// The form without some of its fields.
    public func without(_ fields: [FormField]) -> FormInput {
        let names = Set(fields.map(\.name))
        return FormInput(pairs.filter { !names.contains($0.0) }, files: files)
    }

    /// The form with the values that another one has in place of its own.
    public func replacing(with other: FormInput) -> FormInput {
        FormInput(pairs.filter { other.values[$0.0] == nil } + other.pairs, files: files + other.files)
    }
}
