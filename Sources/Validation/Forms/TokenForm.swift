import Bookkeeping

/// The form of a new API token.
public struct TokenForm: Form {
    public static let id = FormField.hidden("id")
    public static let name = FormField("name", .text, required: true, max: 25, autocomplete: "off")
    public static let scope = FormField("scope", .radio, required: true)
    /// The lifetime in days, or `never`.
    public static let expires = FormField("expires", .choice, required: true)
    public static let fields = [id, name, scope, expires]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form: a read-only token for three months.
    public init(id: APIToken.ID) {
        input = FormInput([
            (Self.id.name, id.description), (Self.scope.name, APIToken.Scope.read.rawValue),
            (Self.expires.name, APIToken.Lifetime.quarter.rawValue),
        ])
    }

    /// The ID of the token; nil if the form has none, so that a new one has to be made.
    public var id: APIToken.ID? { APIToken.ID(self[Self.id]) }

    /// Returns the token's draft. `tokens` are all of the person. Throws all problems; exceeding the maximum number is a problem
    /// of the whole form.
    public func draft(among tokens: [APIToken]) throws(Problems) -> APIToken.Draft {
        var reader = FormReader(input)
        if tokens.count >= APIToken.limit { reader.problems.add(.tokenLimit(APIToken.limit), to: Problems.wholeForm) }
        let name = reader.text(Self.name)
        if tokens.contains(where: { $0.name.folded == name.folded }) { reader.add(.duplicateName, to: Self.name) }
        let scope = reader.choice(Self.scope, APIToken.Scope.init(rawValue:))
        if scope == nil { reader.add(.required, to: Self.scope) }
        let lifetime = reader.choice(Self.expires, APIToken.Lifetime.init(rawValue:))
        if lifetime == nil { reader.add(.required, to: Self.expires) }
        guard let scope, let lifetime, reader.problems.isEmpty else { throw reader.problems }
        return APIToken.Draft(name: name, scope: scope, lifetime: lifetime)
    }
}
