/// The form for a signed-in person to confirm their identity with the password.
public struct ConfirmForm: Form {
    public static let password = SignInForm.password
    public static let fields = [password]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the password as typed, which the caller has to verify. Throws if it is empty.
    public func draft() throws(Problems) -> String {
        var reader = FormReader(input)
        let password = input[Self.password]
        if password.isEmpty { reader.add(.required, to: Self.password) }
        if PasswordRules.isPastLimit(password) { reader.add(.passwordWrong, to: Self.password) }
        try reader.finish()
        return password
    }
}
