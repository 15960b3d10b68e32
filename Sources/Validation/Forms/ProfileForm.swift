import Bookkeeping

/// The form of a person's names, e-mail address and date of birth.
public struct ProfileForm: Form {
    public static let username = SignUpForm.username
    public static let email = SignUpForm.email
    public static let firstName = SignUpForm.firstName
    public static let lastName = SignUpForm.lastName
    public static let dateOfBirth = SignUpForm.dateOfBirth
    /// Required only for a new user name or e-mail address without a recent confirmation.
    public static let current = FormField("current", .password, max: PasswordRules.maxLength, autocomplete: "current-password")
    public static let fields = [username, email, firstName, lastName, dateOfBirth, current]

    /// The new profile, and the password that has to be verified for it; nil if none is required.
    public struct Draft: Sendable, Equatable {
        public let profile: User.Profile
        public let password: String?
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of the saved profile.
    public init(_ user: User) {
        input = FormInput([
            (Self.username.name, user.username), (Self.email.name, user.email), (Self.firstName.name, user.firstName),
            (Self.lastName.name, user.lastName), (Self.dateOfBirth.name, user.dateOfBirth?.description ?? ""),
        ])
    }

    /// Returns the new profile. User name and e-mail address are for signing in and receive mail, so somebody else at the screen
    /// must not be able to change them.
    ///
    /// Throws all problems. Whether a name or address is taken is detected when saving; the caller has to verify the password.
    ///
    /// - Parameter isConfirmed: whether the person has confirmed their identity recently.
    public func draft(of user: User, isConfirmed: Bool, today: CalendarDate) throws(Problems) -> Draft {
        var reader = FormReader(input)
        let profile = reader.profile(today: today, known: user.username), password = self[Self.current]
        let isLogin = profile.username != user.username || profile.email != user.email
        if isLogin, !isConfirmed {
            if password.isEmpty { reader.add(.passwordNeeded, to: Self.current) }
            if PasswordRules.isPastLimit(password) { reader.add(.passwordWrong, to: Self.current) }
        }
        try reader.finish()
        return Draft(profile: profile, password: isLogin && !isConfirmed ? password : nil)
    }
}
