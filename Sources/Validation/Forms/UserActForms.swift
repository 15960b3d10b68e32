import Bookkeeping

/// The operator's form that enables or disables a person's sign-in.
public struct UserStateForm: Form {
    public static let isDisabled = FormField("is_disabled", .checkbox)
    public static let fields = [isDisabled]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var isDisabled: Bool { FormReader(input).isOn(Self.isDisabled) }
}

/// The operator's form of a person's role.
public struct UserRoleForm: Form {
    public static let role = FormField("role", .radio, required: true)
    public static let fields = [role]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the role. Throws all problems.
    public func draft() throws(Problems) -> User.Role {
        var reader = FormReader(input)
        guard let role = reader.choice(Self.role, User.Role.init(rawValue:)), reader.problems.isEmpty else { throw reader.problems }
        return role
    }
}
