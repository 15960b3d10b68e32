/// The form to sign in with a user name or an e-mail address.
public struct SignInForm: Form {
    public static let login = FormField(
        "login", .text, required: true, max: EmailAddress.lengthLimit, autocomplete: "username webauthn", verbatim: true)
    public static let password = FormField(
        "password", .password, required: true, max: PasswordRules.maxLength, autocomplete: "current-password")
    /// A one-time password or a recovery code, for when only attempts with password and code together are accepted.
    public static let code = FormField("code", .text, max: 40, plain: true, autocomplete: "one-time-code", verbatim: true)
    public static let fields = [login, password, code]

    /// The credentials.
    public struct Draft: Sendable, Equatable {
        /// A user name, or an e-mail address.
        public let login: String
        public let password: String
        /// Nil if only the password was given.
        public let code: CodeForm.Draft?
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the credentials, which the caller has to verify. Throws all problems.
    public func draft() throws(Problems) -> Draft {
        var reader = FormReader(input)
        let login = reader.text(Self.login)
        let password = input[Self.password]
        if password.isEmpty { reader.add(.required, to: Self.password) }
        if PasswordRules.isPastLimit(password) { reader.add(.passwordWrong, to: Self.password) }
        let code = reader.value(Self.code, or: .codeWrong, CodeForm.Draft.init)
        try reader.finish()
        return Draft(login: login, password: password, code: code)
    }
}
