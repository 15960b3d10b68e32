import Bookkeeping

/// The form of a household: a new one, or its name, kind and main currency.
public struct HouseholdForm: Form {
    public static let name = FormField("name", .text, required: true, max: Household.nameLimit, autocomplete: "off")
    public static let kind = FormField("kind", .radio, required: true)
    public static let currency = FormField("currency", .choice, required: true)
    public static let fields = [name, kind, currency]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a new household, or of a saved one.
    public init(name: String = "", kind: Household.Kind = .household, currency: Currency) {
        input = FormInput([(Self.name.name, name), (Self.kind.name, kind.rawValue), (Self.currency.name, currency.code)])
    }

    /// The values of a household.
    public struct Draft {
        public let name: String
        public let kind: Household.Kind
        public let currency: Currency
    }

    /// Returns the values. Throws all problems.
    public func draft() throws(Problems) -> Draft {
        var reader = FormReader(input)
        let name = reader.text(Self.name)
        let kind = reader.choice(Self.kind, Household.Kind.init(rawValue:)), currency = reader.choice(Self.currency) { Currency(code: $0) }
        guard let kind, let currency, reader.problems.isEmpty else { throw reader.problems }
        return Draft(name: name, kind: kind, currency: currency)
    }
}

/// The form of a person without an account of Penny.
public struct HouseholdMemberForm: Form {
    public static let name = FormField("name", .text, required: true, max: Household.nameLimit, autocomplete: "off")
    /// The weight in records for everybody; 1 if the form does not have it.
    public static let weight = WeightForm.weight
    public static let fields = [name, weight]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the name and the weight. Throws all problems.
    public func draft() throws(Problems) -> (name: String, weight: Int64) {
        var reader = FormReader(input)
        let name = reader.text(Self.name), weight = input.has(Self.weight) ? reader.weight() : 1
        guard let weight, reader.problems.isEmpty else { throw reader.problems }
        return (name, weight)
    }
}

/// The form of a person's weight in records for everybody in a household.
public struct WeightForm: Form {
    /// A whole number from 0 to `Sharing.weightLimit`.
    public static let weight = FormField("weight", .text, required: true, max: 4, plain: true, autocomplete: "off", inputMode: "numeric")
    public static let fields = [weight]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the weight. Throws all problems.
    public func draft() throws(Problems) -> Int64 {
        var reader = FormReader(input)
        guard let weight = reader.weight(), reader.problems.isEmpty else { throw reader.problems }
        return weight
    }
}

extension FormReader {
    fileprivate mutating func weight() -> Int64? {
        value(WeightForm.weight, or: .notShares) { text in Int64(text).flatMap { 0...Sharing.weightLimit ~= $0 ? $0 : nil } }
    }
}

/// The form of a person's role in a household.
public struct HouseholdRoleForm: Form {
    public static let role = FormField("role", .radio, required: true)
    public static let fields = [role]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the role. Throws all problems.
    public func draft() throws(Problems) -> HouseholdMember.Role {
        var reader = FormReader(input)
        guard let role = reader.choice(Self.role, HouseholdMember.Role.init(rawValue:)), reader.problems.isEmpty else { throw reader.problems }
        return role
    }
}

/// The form of a link to join a household.
public struct InvitationForm: Form {
    /// A member or a viewer: the administrator hands over to somebody who is in the household.
    public static let role = FormField("role", .radio, required: true)
    /// The person without an account that the link is for; empty for anybody.
    public static let person = FormField("person", .choice)
    public static let fields = [role, person]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form with the usual choice: a member, anybody.
    public init() { input = FormInput([(Self.role.name, HouseholdMember.Role.member.rawValue)]) }

    /// Returns the role and the person. Throws all problems.
    ///
    /// - Parameter free: the people without an account.
    public func draft(among free: [HouseholdMember.ID]) throws(Problems) -> (role: HouseholdMember.Role, person: HouseholdMember.ID?) {
        var reader = FormReader(input)
        let role = reader.choice(Self.role) { HouseholdMember.Role(rawValue: $0).flatMap { $0 == .administrator ? nil : $0 } }
        let person = reader.choice(Self.person) { text in free.first { $0.description == text } }
        guard let role, reader.problems.isEmpty else { throw reader.problems }
        return (role, person)
    }
}

/// The form to join a household.
public struct JoinForm: Form {
    /// The agreement to what the others see.
    public static let consent = FormField("consent", .checkbox, required: true)
    /// The own accounts to share.
    public static let shared = ShareForm.shared
    public static let fields = [consent, shared]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Throws the problem of a person who has not agreed.
    public func check() throws(Problems) {
        var reader = FormReader(input)
        if !reader.isOn(Self.consent) { reader.add(.required, to: Self.consent) }
        try reader.finish()
    }
}
