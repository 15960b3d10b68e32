extension HTMLElement {
    /// The name that assistive technology reads, by the steps of W3C's Accessible Name computation that the site's pages use:
    /// `aria-labelledby`, `aria-label`, the element's native name (label, alt, value, legend, caption, content), `title`.
    public var accessibleName: String {
        if let references = self["aria-labelledby"] {
            let text = references.split(separator: " ").compactMap { tree.ids[String($0)] }
                .map { HTMLElement(tree: tree, index: $0).namingText(includingHidden: true) }.joined(separator: " ")
            if !text.isEmpty { return collapseWhiteSpace(text) }
        }
        if let label = self["aria-label"], !collapseWhiteSpace(label).isEmpty { return collapseWhiteSpace(label) }
        let own = collapseWhiteSpace(ownName)
        return own.isEmpty ? collapseWhiteSpace(self["title"] ?? "") : own
    }

    private var ownName: String {
        switch tag {
        case "input" where ["submit", "reset", "button"].contains(self["type"] ?? ""):
            return self["value"] ?? (self["type"] == "button" ? "" : self["type"] ?? "")
        case "input" where self["type"] == "image", "img", "area":
            return self["alt"] ?? ""
        case "input", "select", "textarea", "meter", "progress", "output":
            return labels.map { $0.namingText(without: self) }.joined(separator: " ")
        case "fieldset":
            return children.first { $0.tag == "legend" }?.namingText() ?? ""
        case "table":
            return children.first { $0.tag == "caption" }?.namingText() ?? ""
        case "svg":
            return children.first { $0.tag == "title" }?.text ?? ""
        case "iframe":
            return ""
        default:
            return namingText()
        }
    }

    /// The labels of a form control: those that refer to it, and the one around it.
    public var labels: [HTMLElement] {
        let pointing = id.map { id in HTMLDocument.elements(of: tree).filter { $0.tag == "label" && $0["for"] == id } } ?? []
        let around = ancestors.first { $0.tag == "label" && !$0.has("for") }
        return pointing + (around.map { [$0] } ?? [])
    }

    /// True if the element or an ancestor is hidden from assistive technology.
    public var isHidden: Bool {
        ([self] + ancestors).contains { $0["aria-hidden"] == "true" || $0.has("hidden") || $0.tag == "template" }
    }

    private func namingText(without excluded: HTMLElement? = nil, includingHidden: Bool = false) -> String {
        var text = ""
        for child in tree.nodes[index].children {
            if tree.nodes[child].isText {
                text += tree.nodes[child].text
                continue
            }
            let element = HTMLElement(tree: tree, index: child)
            if element == excluded || ["script", "style"].contains(element.tag) { continue }
            if !includingHidden && (element["aria-hidden"] == "true" || element.has("hidden")) { continue }
            if let label = element["aria-label"] {
                text += " \(label) "
            } else if element.tag == "img" {
                text += " \(element["alt"] ?? "") "
            } else if element.tag == "svg" {
                text += " \(element.children.first { $0.tag == "title" }?.text ?? "") "
            } else if !["select", "textarea", "input"].contains(element.tag) {
                text += element.namingText(without: excluded, includingHidden: includingHidden)
            }
        }
        return text
    }
}

extension HTMLDocument {
    static func elements(of tree: HTMLTree) -> [HTMLElement] { tree.elementIndices.map { HTMLElement(tree: tree, index: $0) } }
}
