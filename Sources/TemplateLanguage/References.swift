/// The references between templates, sorted topologically: parents before children, partials before their users, without cycles.
struct References {
    private struct Reference {
        var name: String
        var position: Position
    }

    /// The templates, each after those it refers to.
    private(set) var order: [ParsedTemplate] = []
    /// The problems that prevent such an order.
    private(set) var problems: [TemplateProblem] = []

    init(_ templates: [String: ParsedTemplate]) {
        var waiting: [String: [Reference]] = [:]
        for template in templates.values {
            let references = Self.references(of: template)
            waiting[template.name] = references
            for reference in references where templates[reference.name] == nil {
                problems.append(
                    TemplateProblem(
                        file: template.file, position: reference.position,
                        message: "there is no template \(reference.name).mustache"))
            }
        }
        guard problems.isEmpty else { return }
        while !waiting.isEmpty {
            let ready = waiting.filter { $0.value.allSatisfy { waiting[$0.name] == nil } }.keys.sorted()
            if ready.isEmpty {
                problems += Self.circle(in: waiting, templates)
                return
            }
            for name in ready {
                waiting[name] = nil
                if let template = templates[name] { order.append(template) }
            }
        }
    }

    private static func references(of template: ParsedTemplate) -> [Reference] {
        var found: [Reference] = []
        template.nodes.walk { node in
            switch node {
            case .partial(let name, _, let position), .parent(let name, _, let position):
                found.append(Reference(name: name, position: position))
            case .text, .value, .section, .block: break
            }
        }
        return found
    }

    /// Returns the problem of a cycle among the templates that wait for each other, at the tag that closes it.
    private static func circle(
        in waiting: [String: [Reference]], _ templates: [String: ParsedTemplate]
    ) -> [TemplateProblem] {
        guard var name = waiting.keys.min() else { return [] }
        var way: [String] = []
        while let next = waiting[name]?.first(where: { waiting[$0.name] != nil }), let template = templates[name] {
            way.append(name)
            if let start = way.firstIndex(of: next.name) {
                let circle = (way[start...] + [next.name]).joined(separator: ", ")
                return [
                    TemplateProblem(
                        file: template.file, position: next.position, message: "\(next.name) is in itself without end: \(circle)")
                ]
            }
            name = next.name
        }
        return []
    }
}
