import Bookkeeping

/// The form that merges a hashtag into another one.
public struct MergeHashtagForm: Form {
    public static let into = FormField("into", .choice, required: true)
    public static let fields = [into]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form with a preselected hashtag.
    public init(into hashtag: Hashtag.ID?) { input = FormInput(hashtag.map { [(Self.into.name, $0.description)] } ?? []) }

    /// Returns the hashtag to merge into, one of the others. Throws all problems.
    public func draft(among others: [Hashtag]) throws(Problems) -> Hashtag {
        var reader = FormReader(input)
        let target = reader.choice(Self.into) { text in others.first { $0.id.description == text } }
        guard let target, reader.problems.isEmpty else { throw reader.problems }
        return target
    }
}
