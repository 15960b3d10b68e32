/// The password again, as a proof that the person who is signed in is the one who sits there.
public struct ConfirmForm: Form {
    public static let password = SignInForm.password
    public static let fields = [password]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The password as it was typed. Throws when there is none; whether it is right is not known here.
    public func draft() throws(Problems) -> String {
        var reader = FormReader(input)
        let password = input[Self.password]
        if password.isEmpty { reader.add(.required, to: Self.password) }
        if PasswordRules.isPastLimit(password) { reader.add(.passwordWrong, to: Self.password) }
        try reader.finish()
        return password
    }
}
