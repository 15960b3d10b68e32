import Bookkeeping

/// The form to delete a category, with the category that its records move to.
public struct DeleteCategoryForm: Form {
    public static let moveTo = FormField("move_to", .choice)
    public static let fields = [moveTo]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the category that takes the records, another one of the same kind; nil if there are no records to move. Throws all
    /// problems.
    public func draft(deleting use: Category.Use, among categories: [Category]) throws(Problems) -> Category.ID? {
        var reader = FormReader(input)
        let others = categories.filter { $0.kind == use.category.kind && $0.id != use.category.id }
        let target = reader.choice(Self.moveTo) { text in others.first { $0.id == Category.ID(text) }?.id }
        if use.recordCount > 0, target == nil { reader.add(.required, to: Self.moveTo) }
        try reader.finish()
        return target
    }
}
