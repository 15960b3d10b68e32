import Bookkeeping

/// The form of the sign-up policy.
public struct SignUpPolicyForm: Form {
    public static let policy = FormField("policy", .radio, required: true)
    public static let fields = [policy]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the policy. Throws all problems.
    public func draft() throws(Problems) -> SignUpPolicy {
        var reader = FormReader(input)
        guard let policy = reader.choice(Self.policy, SignUpPolicy.init(rawValue:)), reader.problems.isEmpty else {
            throw reader.problems
        }
        return policy
    }
}
