import Bookkeeping

/// A person's names, e-mail address and date of birth.
public struct ProfileForm: Form {
    public static let username = SignUpForm.username
    public static let email = SignUpForm.email
    public static let firstName = SignUpForm.firstName
    public static let lastName = SignUpForm.lastName
    public static let dateOfBirth = SignUpForm.dateOfBirth
    /// Asked for only where it is needed.
    public static let current = FormField("current", .password, max: PasswordRules.maxLength, autocomplete: "current-password")
    public static let fields = [username, email, firstName, lastName, dateOfBirth, current]

    /// The new profile, and the password that has to be proven for it; nil where none is needed.
    public struct Draft: Sendable, Equatable {
        public let profile: User.Profile
        public let password: String?
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The form with what is saved.
    public init(_ user: User) {
        input = FormInput([
            (Self.username.name, user.username), (Self.email.name, user.email), (Self.firstName.name, user.firstName),
            (Self.lastName.name, user.lastName), (Self.dateOfBirth.name, user.dateOfBirth?.description ?? ""),
        ])
    }

    /// The new values. User name and e-mail address sign in and get mail: somebody else at the screen must not change them.
    ///
    /// Throws all problems; that a name or address is taken is found when saving, and whether the password is right is not known here.
    ///
    /// - Parameter isConfirmed: whether the person proved lately who they are.
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
