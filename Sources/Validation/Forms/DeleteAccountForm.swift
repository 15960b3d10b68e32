import Bookkeeping

/// The form to delete one's own account, confirmed with the user name.
public struct DeleteAccountForm: Form {
    public static let username = FormField(
        "username", .text, required: true, max: 25, autocomplete: "off", verbatim: true)
    public static let fields = [username]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Throws unless the user name was typed; ignores case.
    public func check(against name: String) throws(Problems) {
        var reader = FormReader(input)
        let typed = reader.text(Self.username)
        if reader.problems.isEmpty, typed.folded != name.folded { reader.add(.notYourUsername, to: Self.username) }
        try reader.finish()
    }
}
