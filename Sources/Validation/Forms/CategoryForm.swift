import Bookkeeping

/// The form of a new or an existing category.
public struct CategoryForm: Form {
    public static let kind = FormField("kind", .radio, required: true)
    public static let name = FormField("name", .text, required: true, max: Category.nameLimit, autocomplete: "off")
    public static let colour = FormField("colour", .radio, required: true)
    public static let icon = FormField("icon", .radio, required: true)
    public static let fields = [kind, name, colour, icon]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new category.
    public init(kind: Category.Kind, hue: Hue = .copper, icon: CategoryIcon = .other) {
        input = FormInput([(Self.kind.name, kind.rawValue), (Self.colour.name, hue.rawValue), (Self.icon.name, icon.rawValue)])
    }

    /// Creates the form of a saved category.
    public init(_ category: Category) {
        input = FormInput([
            (Self.kind.name, category.kind.rawValue), (Self.name.name, category.name), (Self.colour.name, category.hue.rawValue),
            (Self.icon.name, category.icon.rawValue),
        ])
    }

    /// Returns the category's draft. `categories` are all of the book, `editing` is the one being changed, which keeps its kind.
    /// Throws all problems.
    public func draft(editing: Category? = nil, among categories: [Category]) throws(Problems) -> Category.Draft {
        var reader = FormReader(input)
        let kind = editing?.kind ?? reader.choice(Self.kind, Category.Kind.init(rawValue:))
        let name = reader.text(Self.name)
        if categories.contains(where: { $0.id != editing?.id && $0.kind == kind && $0.name.folded == name.folded }) {
            reader.add(.duplicateName, to: Self.name)
        }
        let hue = reader.choice(Self.colour, Hue.init(rawValue:))
        let icon = reader.choice(Self.icon, CategoryIcon.init(rawValue:))
        guard let kind, let hue, let icon, reader.problems.isEmpty else { throw reader.problems }
        return Category.Draft(kind: kind, name: name, hue: hue, icon: icon)
    }
}
