import Bookkeeping

/// The form to change one's password.
public struct PasswordForm: Form {
    public static let current = FormField(
        "current", .password, required: true, max: PasswordRules.maxLength, autocomplete: "current-password")
    public static let new = FormField(
        "new", .password, required: true, max: PasswordRules.maxLength, min: PasswordRules.minLength, autocomplete: "new-password"
    )
    public static let again = FormField(
        "repeat", .password, required: true, max: PasswordRules.maxLength, autocomplete: "new-password")
    /// True to keep the API tokens valid.
    public static let keepTokens = FormField("keep_tokens", .checkbox)
    public static let fields = [current, new, again, keepTokens]

    /// The current password, which has to be verified, and the new one.
    public struct Draft: Sendable, Equatable {
        public let current: String
        public let new: String
        /// False by default: whoever knew the old password may have created a token with it.
        public let keepsTokens: Bool
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns both passwords; the caller has to verify the current one. Throws all problems.
    public func draft(for user: User) throws(Problems) -> Draft {
        var reader = FormReader(input)
        let current = self[Self.current]
        if current.isEmpty { reader.add(.required, to: Self.current) }
        if PasswordRules.isPastLimit(current) { reader.add(.passwordWrong, to: Self.current) }
        let new = reader.newPassword(for: user)
        if !new.isEmpty, PasswordRules.normalized(new) == PasswordRules.normalized(current) { reader.add(.passwordUnchanged, to: Self.new) }
        try reader.finish()
        return Draft(current: current, new: new, keepsTokens: reader.isOn(Self.keepTokens))
    }
}
