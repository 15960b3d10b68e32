import Bookkeeping

/// Changing one's password.
public struct PasswordForm: Form {
    public static let current = FormField(
        "current", .password, required: true, max: PasswordRules.maxLength, autocomplete: "current-password")
    public static let new = FormField(
        "new", .password, required: true, max: PasswordRules.maxLength, min: PasswordRules.minLength, autocomplete: "new-password"
    )
    public static let again = FormField(
        "repeat", .password, required: true, max: PasswordRules.maxLength, autocomplete: "new-password")
    /// Whether programs go on with their tokens.
    public static let keepTokens = FormField("keep_tokens", .checkbox)
    public static let fields = [current, new, again, keepTokens]

    /// The old password, to be proven, and the new one.
    public struct Draft: Sendable, Equatable {
        public let current: String
        public let new: String
        /// False unless the person says so: whoever knew the old password may have made a token with it.
        public let keepsTokens: Bool
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Both passwords. Throws all problems; whether the current one is right is not known here.
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
