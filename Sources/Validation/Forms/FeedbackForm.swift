import Bookkeeping

/// The form of a person's message to the operator.
public struct FeedbackForm: Form {
    /// The ``Recipient``.
    public static let to = FormField("to", .hidden, required: true)
    public static let subject = FormField("subject", .text, required: true, max: 80, autocomplete: "off")
    public static let content = FormField("content", .textarea(rows: 8), required: true, max: 4_000)
    public static let fields = [to, subject, content]

    /// The possible recipients.
    public enum Recipient: String, Sendable {
        /// The operator of the server.
        case `operator`
    }

    /// The message.
    public struct Draft: Sendable, Equatable {
        public let subject: String
        public let content: String
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the message. Throws all problems.
    public func draft() throws(Problems) -> Draft {
        var reader = FormReader(input)
        _ = reader.choice(Self.to, Recipient.init(rawValue:))
        let draft = Draft(subject: reader.text(Self.subject), content: reader.text(Self.content))
        try reader.finish()
        return draft
    }
}
