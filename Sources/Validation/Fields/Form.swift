/// A form: its fields, and what was typed into them.
public protocol Form: Sendable {
    /// All fields, in the order of the page.
    static var fields: [FormField] { get }
    /// The text as it was typed, for showing the form again.
    var input: FormInput { get }
    init(_ input: FormInput)
}

extension Form {
    /// The text of a field as it was typed.
    public subscript(field: FormField) -> String { input[field] }

    /// An empty form.
    public init() { self.init(FormInput()) }
}
