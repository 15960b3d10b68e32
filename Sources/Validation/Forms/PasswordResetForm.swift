import Bookkeeping

/// The form to set a new password in place of a forgotten one.
public struct PasswordResetForm: Form {
    public static let new = PasswordForm.new
    public static let again = PasswordForm.again
    public static let fields = [new, again]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the new password. Throws all problems.
    public func draft(for user: User) throws(Problems) -> String {
        var reader = FormReader(input)
        let new = reader.newPassword(for: user)
        try reader.finish()
        return new
    }
}

extension FormReader {
    /// Reads a new password that is typed twice, from the fields that changing and resetting a password share.
    mutating func newPassword(for user: User) -> String {
        let (new, again) = (input[PasswordForm.new], input[PasswordForm.again])
        let names = [user.username, user.email, user.firstName, user.lastName]
        if let problem = PasswordRules.problem(with: new, names: names) { add(problem, to: PasswordForm.new) }
        if again.isEmpty {
            add(.required, to: PasswordForm.again)
        } else if PasswordRules.normalized(again) != PasswordRules.normalized(new) {
            add(.passwordsDiffer, to: PasswordForm.again)
        }
        return new
    }
}
