/// All problems of a form, in the order of its fields; at most one per field.
public struct Problems: Error, Sendable {
    /// The name for problems of the whole form, such as the maximum number of accounts.
    public static let wholeForm = ""

    public private(set) var list: [(field: String, problem: Problem)] = []

    public init() {}

    /// Creates a single problem of a field.
    public init(_ field: String, _ problem: Problem) { list = [(field, problem)] }

    public var isEmpty: Bool { list.isEmpty }

    /// The problem of a field; nil if it has none.
    public subscript(field: String) -> Problem? { list.first { $0.field == field }?.problem }

    /// The problem of a field; nil if it has none.
    public subscript(field: FormField) -> Problem? { self[field.name] }

    /// Adds a problem, unless the field has one already.
    public mutating func add(_ problem: Problem, to field: String) {
        if self[field] == nil { list.append((field, problem)) }
    }

    /// Adds a problem, unless the field has one already.
    public mutating func add(_ problem: Problem, to field: FormField) { add(problem, to: field.name) }
}

extension Problems: Equatable {
    public static func == (one: Self, other: Self) -> Bool { one.list.elementsEqual(other.list, by: ==) }
}
