import Bookkeeping

/// What a person writes to whoever runs the server.
public struct FeedbackForm: Form {
    /// Whom it is for: ``Recipient``.
    public static let to = FormField("to", .hidden, required: true)
    public static let subject = FormField("subject", .text, required: true, max: 80, autocomplete: "off")
    public static let content = FormField("content", .textarea(rows: 8), required: true, max: 4_000)
    public static let fields = [to, subject, content]

    /// Who can be written to.
    public enum Recipient: String, Sendable {
        /// Whoever runs the server.
        case `operator`
    }

    /// What was written.
    public struct Draft: Sendable, Equatable {
        public let subject: String
        public let content: String
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// What is to be sent. Throws all problems.
    public func draft() throws(Problems) -> Draft {
        var reader = FormReader(input)
        _ = reader.choice(Self.to, Recipient.init(rawValue:))
        let draft = Draft(subject: reader.text(Self.subject), content: reader.text(Self.content))
        try reader.finish()
        return draft
    }
}
