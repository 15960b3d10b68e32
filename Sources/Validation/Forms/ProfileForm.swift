import Bookkeeping

/// A person's names, e-mail address and date of birth.
public struct ProfileForm: Form {
    public static let username = SignUpForm.username
    public static let email = SignUpForm.email
    public static let firstName = SignUpForm.firstName
    public static let lastName = SignUpForm.lastName
    public static let dateOfBirth = SignUpForm.dateOfBirth
    public static let fields = [username, email, firstName, lastName, dateOfBirth]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The form with what is saved.
    public init(_ user: User) {
        input = FormInput([
            (Self.username.name, user.username), (Self.email.name, user.email), (Self.firstName.name, user.firstName),
            (Self.lastName.name, user.lastName), (Self.dateOfBirth.name, user.dateOfBirth?.description ?? ""),
        ])
    }

    /// The new values. Throws all problems; that a name or address is taken is found when saving.
    public func draft(today: CalendarDate) throws(Problems) -> User.Profile {
        var reader = FormReader(input)
        let profile = reader.profile(today: today)
        try reader.finish()
        return profile
    }
}
