/// One switch of the settings: on when the form has its field.
public struct SwitchForm: Form {
    /// Whether pages show dots in place of amounts.
    public static let masked = FormField("masked", .checkbox)
    /// Whether the person does without banners.
    public static let hidden = FormField("hidden", .checkbox)
    public static let fields = [masked, hidden]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Whether a switch is on.
    public func isOn(_ field: FormField) -> Bool { FormReader(input).isOn(field) }
}
