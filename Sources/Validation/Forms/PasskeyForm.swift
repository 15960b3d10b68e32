/// What a passkey is called by its owner.
public struct PasskeyForm: Form {
    /// Such as "Mia's phone".
    public static let name = FormField("name", .text, required: true, max: 40, autocomplete: "off")
    public static let fields = [name]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The form with a name in it.
    public init(name: String) { input = FormInput([(Self.name.name, name)]) }

    /// The name. Throws its problem.
    public func draft() throws(Problems) -> String {
        var reader = FormReader(input)
        let name = reader.text(Self.name)
        try reader.finish()
        return name
    }
}
