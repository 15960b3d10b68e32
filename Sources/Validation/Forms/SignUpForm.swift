import Bookkeeping

/// Making an account of a person on the server.
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
    /// Filled in by a script with the browser's own; what is not known is left out.
    public static let timeZone = FormField.hidden("time_zone")
    public static let fields = [username, email, password, firstName, lastName, dateOfBirth, timeZone]

    /// A person who is not saved yet.
    public struct Draft: Sendable, Equatable {
        public let profile: User.Profile
        public let password: String
        public let timeZone: CivilTimeZone?
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The person. Throws all problems; that a name or address is taken is found when saving.
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
    /// Who a person says they are; the fields of sign-up and profile are the same.
    ///
    /// - Parameter known: The user name that the person has, which may stay as it is.
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
