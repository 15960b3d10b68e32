/// The form that uploads a file to import.
public struct ImportForm: Form {
    public static let export = FormField("file", .file, required: true)
    public static let fields = [export]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The bytes of the file; nil if no file or an empty one was chosen.
    public var file: ArraySlice<UInt8>? { input.file(Self.export).flatMap { $0.bytes.isEmpty ? nil : $0.bytes } }
}
