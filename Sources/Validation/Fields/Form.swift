/// A form: its fields, and the texts typed into them.
public protocol Form: Sendable {
    /// All fields, in page order.
    static var fields: [FormField] { get }
    /// The texts as typed, for showing the form again.
    var input: FormInput { get }
    init(_ input: FormInput)
}

extension Form {
    /// The text of a field as typed.
    public subscript(field: FormField) -> String { input[field] }

    /// Creates an empty form.
    public init() { self.init(FormInput()) }
}
