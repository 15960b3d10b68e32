import Bookkeeping

/// The form of a new or an existing category.
public struct CategoryForm: Form {
    public static let kind = FormField("kind", .radio, required: true)
    public static let name = FormField("name", .text, required: true, max: Category.nameLimit, autocomplete: "off")
    public static let colour = FormField("colour", .radio, required: true)
    public static let icon = FormField("icon", .radio, required: true)
    /// The category above it; empty for one of the top.
    public static let parent = FormField("parent", .choice)
    public static let fields = [kind, name, parent, colour, icon]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new category.
    public init(kind: Category.Kind, below parent: Category? = nil) {
        input = FormInput([
            (Self.kind.name, (parent?.kind ?? kind).rawValue), (Self.parent.name, parent?.id.description ?? ""),
            (Self.colour.name, (parent?.hue ?? .copper).rawValue), (Self.icon.name, (parent?.icon ?? .other).rawValue),
        ])
    }

    /// Creates the form of a saved category.
    public init(_ category: Category) {
        input = FormInput([
            (Self.kind.name, category.kind.rawValue), (Self.name.name, category.name), (Self.colour.name, category.hue.rawValue),
            (Self.icon.name, category.icon.rawValue), (Self.parent.name, category.parent?.description ?? ""),
        ])
    }

    /// Returns the categories that can be above one: those at the top of its kind, and none for one with others below it.
    ///
    /// - Parameter kind: nil for both kinds.
    public static func parents(of category: Category?, _ kind: Category.Kind?, among categories: [Category]) -> [Category] {
        if let category, categories.hasBelow(category.id) { return [] }
        return categories.filter { $0.parent == nil && $0.id != category?.id && $0.kind == kind ?? $0.kind }
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
        let parents = kind.map { Self.parents(of: editing, $0, among: categories) } ?? []
        let parent = reader.choice(Self.parent) { text in parents.first { $0.id == Category.ID(text) }?.id }
        let hue = reader.choice(Self.colour, Hue.init(rawValue:))
        let icon = reader.choice(Self.icon, CategoryIcon.init(rawValue:))
        guard let kind, let hue, let icon, reader.problems.isEmpty else { throw reader.problems }
        return Category.Draft(kind: kind, name: name, hue: hue, icon: icon, parent: parent)
    }
}
