/// A file to be imported.
public struct ImportForm: Form {
    public static let export = FormField("file", .file, required: true)
    public static let fields = [export]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The bytes that were sent; nil when no file was chosen, or an empty one.
    public var file: ArraySlice<UInt8>? { input.file(Self.export).flatMap { $0.bytes.isEmpty ? nil : $0.bytes } }
}
