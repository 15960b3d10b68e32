import Bookkeeping

/// The form that merges a category into another one.
public struct MergeCategoryForm: Form {
    public static let into = FormField("move_to", .choice, required: true)
    public static let fields = [into]

    public let input: FormInput
    public init(_ input: FormInput = FormInput()) { self.input = input }

    /// Returns the category to merge into, one of the others. Throws all problems.
    public func draft(among others: [Category]) throws(Problems) -> Category {
        var reader = FormReader(input)
        let target = reader.choice(Self.into) { text in others.first { $0.id.description == text } }
        guard let target, reader.problems.isEmpty else { throw reader.problems }
        return target
    }
}
