/// What a form sent, as it was typed.
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

    /// Names and values in the order in which they came.
    public let pairs: [(String, String)]
    public let files: [File]
    private let values: [String: [String]]

    public init(_ pairs: [(String, String)] = [], files: [File] = []) {
        self.pairs = pairs
        self.files = files
        values = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }

    /// The first value of a name; empty if there is none.
    public subscript(name: String) -> String { values[name]?.first ?? "" }

    /// All values of a name, such as those of several checkboxes.
    public func all(_ name: String) -> [String] { values[name] ?? [] }

    /// True if the form had the field at all, be it empty.
    public func has(_ name: String) -> Bool { values[name] != nil }

    /// The file of a field; nil if none was chosen, which browsers send as an empty one without a name.
    public func file(_ field: String) -> File? {
        files.first { $0.field == field && !($0.name.isEmpty && $0.bytes.isEmpty) }
    }
}
