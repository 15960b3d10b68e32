import Bookkeeping

/// The form to sign up.
public struct SignUpForm: Form {
    public static let username = FormField(
        "username", .text, required: true, max: 25, autocomplete: "username", verbatim: true)
    public static let email = FormField(
        "email", .email, required: true, max: EmailAddress.lengthLimit, plain: true, autocomplete: "email", inputMode: "email",
        verbatim: true)
    public static let password = FormField(
        "password", .password, required: true, max: PasswordRules.maxLength, min: PasswordRules.minLength,
        autocomplete: "new-password")
    public static let firstName = FormField("first_name", .text, max: 50, autocomplete: "given-name")
    public static let lastName = FormField("last_name", .text, max: 50, autocomplete: "family-name")
    public static let dateOfBirth = FormField("date_of_birth", .date, autocomplete: "bday")
    /// The browser's time zone, filled in by a script; an unknown one is ignored.
    public static let timeZone = FormField.hidden("time_zone")
    public static let fields = [username, email, password, firstName, lastName, dateOfBirth, timeZone]

    /// An unsaved person.
    public struct Draft: Sendable, Equatable {
        public let profile: User.Profile
        public let password: String
        public let timeZone: CivilTimeZone?
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the person's draft. Throws all problems; whether a name or address is taken is detected when saving.
    public func draft(today: CalendarDate) throws(Problems) -> Draft {
        var reader = FormReader(input)
        let profile = reader.profile(today: today)
        let password = input[Self.password]
        let names = [profile.username, profile.email, profile.firstName, profile.lastName]
        if let problem = PasswordRules.problem(with: password, names: names) { reader.add(problem, to: Self.password) }
        try reader.finish()
        return Draft(profile: profile, password: password, timeZone: CivilTimeZone(input[Self.timeZone]))
    }
}

extension FormReader {
    /// Reads a profile, from the fields that sign-up and profile share.
    ///
    /// - Parameter known: the person's present user name, which may be kept even if it breaks a newer rule.
    mutating func profile(today: CalendarDate, known: String? = nil) -> User.Profile {
        let username = value(SignUpForm.username, or: .notAUsername, Username.read) ?? ""
        if username != known, !ScriptCheck.isSingle(username) { add(.usernameMixesScripts, to: SignUpForm.username) }
        let email = value(SignUpForm.email, or: .notAnEmail) { EmailAddress.isValid($0) ? $0 : nil } ?? ""
        let firstName = text(SignUpForm.firstName)
        let lastName = text(SignUpForm.lastName)
        let birth = date(SignUpForm.dateOfBirth)
        if let birth, birth > today { add(.futureDate, to: SignUpForm.dateOfBirth) }
        return User.Profile(username: username, email: email, firstName: firstName, lastName: lastName, dateOfBirth: birth)
    }
}
