/// One element of an `HTMLDocument`.
public struct HTMLElement: Sendable, Equatable {
    let tree: HTMLTree
    let index: Int

    public static func == (one: Self, other: Self) -> Bool { one.tree === other.tree && one.index == other.index }

    /// The tag name, in lower case outside SVG.
    public var tag: String { tree.nodes[index].tag }

    /// Names and decoded values in source order; an attribute without a value has an empty one.
    public var attributes: [(name: String, value: String)] { tree.nodes[index].attributes }

    /// The line of the page where the element starts.
    public var line: Int { tree.nodes[index].line }

    public subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    public func has(_ attribute: String) -> Bool { self[attribute] != nil }

    public var id: String? { self["id"] }

    public var classes: [Substring] { (self["class"] ?? "").split(separator: " ") }

    public var parent: HTMLElement? { tree.nodes[index].parent.map { HTMLElement(tree: tree, index: $0) } }

    /// The ancestors, from the parent outwards.
    public var ancestors: [HTMLElement] { Array(sequence(first: self, next: \.parent).dropFirst()) }

    public func isInside(_ tag: String) -> Bool { ancestors.contains { $0.tag == tag } }

    public var children: [HTMLElement] {
        tree.nodes[index].children.filter { !tree.nodes[$0].isText }.map { HTMLElement(tree: tree, index: $0) }
    }

    /// All descendants in document order.
    public var descendants: [HTMLElement] { children.flatMap { [$0] + $0.descendants } }

    public func all(_ tag: String) -> [HTMLElement] { descendants.filter { $0.tag == tag } }

    public func first(_ tag: String) -> HTMLElement? { descendants.first { $0.tag == tag } }

    public func first(where matches: (HTMLElement) -> Bool) -> HTMLElement? { descendants.first(where: matches) }

    /// The text as displayed: white space collapsed, scripts and styles omitted.
    public var text: String { collapseWhiteSpace(tree.textContent(of: index)) }

    /// The text as written, white space kept.
    public var textContent: String { tree.textContent(of: index) }

    /// The start tag, such as `<a href="/records">`, for messages.
    public var startTag: String {
        "<" + ([tag] + attributes.map { $0.value.isEmpty ? $0.name : "\($0.name)=\"\($0.value)\"" }).joined(separator: " ") + ">"
    }
}
