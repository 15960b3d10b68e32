/// The form of a single switch of the settings, which is on if the form has its field.
public struct SwitchForm: Form {
    /// The switch to show dots in place of amounts.
    public static let masked = FormField("masked", .checkbox)
    /// The switch to hide banners.
    public static let hidden = FormField("hidden", .checkbox)
    /// The switch to let the server contact bridges to banks.
    public static let banks = FormField("is_on", .checkbox)
    public static let fields = [masked, hidden, banks]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns true if a switch is on.
    public func isOn(_ field: FormField) -> Bool { FormReader(input).isOn(field) }
}
