/// The form of a passkey's name.
public struct PasskeyForm: Form {
    /// For example "Mia's phone".
    public static let name = FormField("name", .text, required: true, max: 40, autocomplete: "off")
    public static let fields = [name]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form with a name.
    public init(name: String) { input = FormInput([(Self.name.name, name)]) }

    /// Returns the name. Throws its problem.
    public func draft() throws(Problems) -> String {
        var reader = FormReader(input)
        let name = reader.text(Self.name)
        try reader.finish()
        return name
    }
}
