/// Signing in with a user name or an e-mail address.
public struct SignInForm: Form {
    public static let login = FormField(
        "login", .text, required: true, max: EmailAddress.lengthLimit, autocomplete: "username webauthn", verbatim: true)
    public static let password = FormField(
        "password", .password, required: true, max: PasswordRules.maxLength, autocomplete: "current-password")
    public static let fields = [login, password]

    /// What a person signs in with.
    public struct Draft: Sendable, Equatable {
        /// A user name, or an e-mail address.
        public let login: String
        public let password: String
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The credentials. Throws all problems; whether they are right is not known here.
    public func draft() throws(Problems) -> Draft {
        var reader = FormReader(input)
        let login = reader.text(Self.login)
        let password = input[Self.password.name]
        if password.isEmpty { reader.add(.required, to: Self.password) }
        if password.utf16.count > PasswordRules.maxLength * 4 { reader.add(.passwordWrong, to: Self.password) }
        try reader.finish()
        return Draft(login: login, password: password)
    }
}
