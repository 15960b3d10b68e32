/// The nodes of one page, stored together so that an element can find its parent and stay a value type.
final class HTMLTree: Sendable {
    struct Node: Sendable {
        var tag = ""
        var attributes: [(name: String, value: String)] = []
        var text = ""
        var isText = false
        var line = 1
        var parent: Int?
        var children: [Int] = []
    }

    let nodes: [Node]
    let roots: [Int]
    let elementIndices: [Int]
    let ids: [String: Int]

    init(nodes: [Node], roots: [Int]) {
        self.nodes = nodes
        self.roots = roots
        elementIndices = nodes.indices.filter { !nodes[$0].isText }
        var ids: [String: Int] = [:]
        for index in nodes.indices {
            for attribute in nodes[index].attributes where attribute.name == "id" && ids[attribute.value] == nil {
                ids[attribute.value] = index
            }
        }
        self.ids = ids
    }

    func textContent(of index: Int) -> String {
        let node = nodes[index]
        if node.isText { return node.text }
        if node.tag == "script" || node.tag == "style" { return "" }
        return node.children.map(textContent).joined()
    }
}
