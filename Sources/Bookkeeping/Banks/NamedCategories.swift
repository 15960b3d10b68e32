/// The categories of a book by the names that files of other programs have for them, such as `Food:Groceries`.
public struct NamedCategories: Sendable {
    private var categories: [Key: Category] = [:]

    private struct Key: Hashable {
        let name: String
        let kind: Category.Kind
    }

    public init(_ categories: [Category]) { categories.forEach { add($0) } }

    /// Adds a category; the first of a name stays.
    public mutating func add(_ category: Category) {
        let key = Key(name: category.name.folded, kind: category.kind)
        if categories[key] == nil { categories[key] = category }
    }

    /// Returns the category with a file's name, or with the name of its last level that the book has; nil if there is none.
    public func find(_ name: String, _ kind: Category.Kind) -> Category? {
        let levels = name.split(separator: ":").dropLast().reversed().map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return ([name, Self.name(name)] + levels).lazy.compactMap { categories[Key(name: $0.folded, kind: kind)] }.first
    }

    /// Returns the name of a category that is made for a file's name: its last level, as long as a name can be; empty if it has none.
    public static func name(_ name: String) -> String {
        let levels = name.split(separator: ":").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return (levels.last { !$0.isEmpty } ?? "").cut(to: Category.nameLimit)
    }
}

/// A category that rows of an import name and that the book lacks.
public struct MissingCategory: Hashable, Sendable {
    /// As it would be made.
    public let name: String
    public let kind: Category.Kind
    /// The rows that name it.
    public let rows: Int

    public init(name: String, kind: Category.Kind, rows: Int) { (self.name, self.kind, self.rows) = (name, kind, rows) }
}
