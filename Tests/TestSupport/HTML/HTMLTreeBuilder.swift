/// Builds a tree from tokens, and reports where a browser would have to guess.
struct HTMLTreeBuilder {
    private(set) var problems: [HTMLProblem] = []
    private var nodes: [HTMLTree.Node] = []
    private var roots: [Int] = []
    private var open: [Int] = []
    private var ids: [String: Int] = [:]
    private var hasDoctype = false

    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    private static let rawText: Set<String> = ["script", "style", "textarea", "title"]
    private static let closesParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset", "figcaption", "figure",
        "footer",
        "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "search",
        "section", "table", "ul",
    ]
    private static let cannotNest: [String: Set<String>] = [
        "form": ["form"], "label": ["label"], "a": ["a", "button"], "button": ["a", "button"],
        "input": ["a", "button"], "select": ["a", "button"], "textarea": ["a", "button"],
    ]

    /// The element whose content the tokenizer has to read as raw text.
    var rawTextElement: String? {
        guard !isForeign, let index = open.last else { return nil }
        return Self.rawText.contains(nodes[index].tag) ? nodes[index].tag : nil
    }

    /// True if the next tag is inside SVG or MathML, where names keep their case and `/>` closes.
    var isForeign: Bool { open.contains { nodes[$0].tag == "svg" || nodes[$0].tag == "math" } }

    mutating func add(_ token: HTMLToken) {
        switch token {
        case .doctype(let line):
            if !nodes.isEmpty { report("a doctype after the page has begun", line) }
            hasDoctype = true
        case .text(let text, let line):
            append(HTMLTree.Node(text: text, isText: true, line: line))
        case .start(let tag, let attributes, let selfClosing, let line):
            start(tag, attributes.map { ($0.name, $0.value) }, selfClosing, line)
        case .end(let tag, let line):
            end(isForeign ? tag : tag.lowercased(), line)
        }
    }

    mutating func finish(atLine line: Int) -> HTMLTree {
        for index in open.reversed() { report("<\(nodes[index].tag)> of line \(nodes[index].line) is not closed", line) }
        if let html = nodes.first(where: { $0.tag == "html" }), !hasDoctype { report("no <!doctype html>", html.line) }
        return HTMLTree(nodes: nodes, roots: roots)
    }

    private mutating func start(_ tag: String, _ attributes: [(name: String, value: String)], _ selfClosing: Bool, _ line: Int) {
        let foreign = isForeign || tag == "svg" || tag == "math"
        if !foreign { checkNesting(of: tag, line) }
        for attribute in attributes where attribute.name == "id" {
            if attribute.value.isEmpty { report("<\(tag)> has an empty id", line) }
            if let first = ids[attribute.value] {
                report("the id \(attribute.value) is already on line \(first)", line)
            } else {
                ids[attribute.value] = line
            }
        }
        let index = append(HTMLTree.Node(tag: tag, attributes: attributes, line: line))
        if !foreign && Self.void.contains(tag) { return }
        if selfClosing {
            if foreign { return }
            report("<\(tag)/> cannot close itself", line)
        }
        open.append(index)
    }

    private mutating func end(_ tag: String, _ line: Int) {
        if Self.void.contains(tag) && !isForeign { return report("</\(tag)> closes an element that has no end tag", line) }
        guard let position = open.lastIndex(where: { nodes[$0].tag == tag }) else { return report("stray </\(tag)>", line) }
        for index in open[(position + 1)...].reversed() {
            report("<\(nodes[index].tag)> of line \(nodes[index].line) is not closed before </\(tag)>", line)
        }
        open.removeSubrange(position...)
    }

    private mutating func checkNesting(of tag: String, _ line: Int) {
        let ancestors = Set(open.map { nodes[$0].tag })
        if let parent = open.last, nodes[parent].tag == "p", Self.closesParagraph.contains(tag) {
            report("<\(tag)> inside <p> of line \(nodes[parent].line)", line)
        }
        for outer in (Self.cannotNest[tag] ?? []).sorted() where ancestors.contains(outer) {
            report("<\(tag)> inside <\(outer)>", line)
        }
    }

    @discardableResult
    private mutating func append(_ node: HTMLTree.Node) -> Int {
        var node = node
        node.parent = open.last
        nodes.append(node)
        let index = nodes.count - 1
        if let parent = open.last { nodes[parent].children.append(index) } else { roots.append(index) }
        return index
    }

    private mutating func report(_ sentence: String, _ line: Int) { problems.append(HTMLProblem(line: line, sentence: sentence)) }
}
