/// Generates the Swift function of one template.
///
/// It knows no types: `section`, `isEmpty`, `write` and `raw` are overloaded in the runtime, and the Swift compiler selects one
/// or reports an error. For the error to appear at the template's own line and column, every name is on a line of its own in the
/// same column as in the template, and so is the start of the call that follows.
struct Generator {
    private let template: ParsedTemplate
    /// The blocks that each template offers, its own and its parents', in the order of its function's arguments.
    private let blocks: [String: [String]]
    private var code = ""
    private var scopes: [(label: Substring, variable: String)] = [("@page", "s0")]
    private var values = 0
    /// The variables of scopes that the body refers to.
    private var used: Set<String> = []

    static func generate(_ template: ParsedTemplate, blocks: [String: [String]]) throws(TemplateProblem) -> String {
        var generator = Generator(template: template, blocks: blocks)
        try generator.function()
        return generator.code
    }

    private init(template: ParsedTemplate, blocks: [String: [String]]) {
        self.template = template
        self.blocks = blocks
    }

    private mutating func function() throws(TemplateProblem) {
        code += "// Made from \(template.name).mustache by TemplateCompiler.\nimport Templates\n\nextension Template {\n"
        let head = "package static func \(TemplateName.function(template.name))(_ s0:"
        placed(template.modelPosition, after: head, "\(template.model), app: AppContext, into out: inout HTMLWriter")
        for block in blocks[template.name] ?? [] { code += ",\nblock_\(block): ((inout HTMLWriter) -> Void)? = nil" }
        code += "\n) {\n"
        try emit(template.nodes)
        code += "}\n}\n#sourceLocation()\n"
    }

    private mutating func emit(_ nodes: [Node]) throws(TemplateProblem) {
        for node in nodes {
            switch node {
            case .text(let text):
                code += "out.text(\(literal(String(decoding: text, as: UTF8.self))))\n"
            case .value(let path, let raw):
                let value = try bind(path)
                placed(value.position, "\(raw ? "raw" : "write")(\(value.variable), into: &out)\n")
            case .section(let path, true, let body):
                let value = try bind(path)
                placed(value.position, after: "if", "isEmpty(\(value.variable)) {\n")
                try emit(body)
                code += "}\n"
            case .section(let path, false, let body):
                let value = try bind(path), before = code, inner = "s\(scopes.count)"
                code = ""
                scopes.append(("@" + (path.names.last ?? ""), inner))
                try emit(body)
                scopes.removeLast()
                let written = code
                code = before
                // A Bool keeps the scope; a body that does not refer to it is spared a copy.
                let isUsed = used.remove(inner) != nil
                let outer = isUsed ? use(scope) : "()"
                placed(value.position, after: "for \(isUsed ? inner : "_") in", "section(\(value.variable), \(outer)) {\n")
                code += written + "}\n"
            case .partial(let name, let scope, let position):
                try emitPartial(name, scope, position)
            case .block(let block):
                code += "if let block_\(block.name) { block_\(block.name)(&out) } else {\n"
                try emit(block.body)
                code += "}\n"
            case .parent(let name, let blocks, let position):
                try emitParent(name, blocks, position)
            }
        }
    }

    private mutating func emitPartial(_ name: String, _ scope: PartialScope, _ position: Position) throws(TemplateProblem) {
        var argument = (variable: self.scope, position: position)
        switch scope {
        case .present: used.insert(argument.variable)
        case .member(let path): argument = try bind(path)
        case .text(let text, let position): argument = (literal(text), position)
        }
        // The function's name is as long as the template's, so that the argument is in the same column as in the template.
        let call = "\(TemplateName.function(name))("
        let gap = argument.position.column - position.column - call.utf8.count
        placed(position, call + spaces(gap) + "\(argument.variable), app: app, into: &out)\n")
    }

    private mutating func emitParent(_ name: String, _ given: [Block], _ position: Position) throws(TemplateProblem) {
        let offered = blocks[name] ?? []
        if let wrong = given.first(where: { !offered.contains($0.name) }) {
            let has = offered.isEmpty ? "it has none" : "it has \(offered.joined(separator: ", "))"
            throw problem(wrong.position, "\(name).mustache has no block '\(wrong.name)': \(has)")
        }
        // Each block is a function of its own: in a closure the compiler would report errors about the closure.
        code += "do {\n"
        for block in given {
            code += "func here_\(block.name)(_ out: inout HTMLWriter) {\n"
            try emit(block.body)
            code += "}\n"
        }
        placed(position, "\(TemplateName.function(name))(\(use(scope)), app: app, into: &out")
        for name in offered {
            code += ", block_\(name): block_\(name)" + (given.contains { $0.name == name } ? " ?? here_\(name)" : "")
        }
        code += ")\n}\n"
    }

    /// Assigns the value of a path to a variable, and returns it with the position of the path's name.
    private mutating func bind(_ path: Path) throws(TemplateProblem) -> (variable: String, position: Position) {
        let base = use(try variable(path))
        guard !path.names.isEmpty else { return (base, path.position) }
        values += 1
        var position = path.position
        if let root = path.root { position.column += root.utf8.count + 1 }
        let dot = Position(line: position.line, column: position.column - 1)
        placed(dot, after: "let v\(values) = \(base)", ".\(path.names.joined(separator: "."))\n")
        return ("v\(values)", position)
    }

    private var scope: String { scopes.last?.variable ?? "s0" }

    private mutating func use(_ variable: String) -> String {
        used.insert(variable)
        return variable
    }

    private func variable(_ path: Path) throws(TemplateProblem) -> String {
        switch path.root {
        case nil: return scope
        case "t": return "app.t"
        case "@app": return "app"
        case "@page": return "s0"
        case let label?:
            if let scope = scopes.dropFirst().last(where: { $0.label == label }) { return scope.variable }
            let labels = (["@page", "@app"] + scopes.dropFirst().map { String($0.label) }).joined(separator: ", ")
            throw problem(path.position, "'\(label)' is not a section around this place: there are \(labels)")
        }
    }

    /// Writes `text` so that the compiler sees it at `position` in the template; `before` goes on the line above, if there is
    /// one.
    private mutating func placed(_ position: Position, after before: String = "", _ text: String) {
        let above = !before.isEmpty && position.line > 1
        code += "#sourceLocation(file: \(literal(template.file)), line: \(position.line - (above ? 1 : 0)))\n"
        code += above ? before + "\n" : before
        code += spaces(position.column - 1 - (above ? 0 : before.utf8.count))
        if !above, !before.isEmpty, position.column <= before.utf8.count + 1, !text.hasPrefix(".") { code += " " }
        code += text
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// Returns a Swift string literal.
    private func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 32 || scalar.value == 127: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private func problem(_ position: Position, _ message: String) -> TemplateProblem {
        TemplateProblem(file: template.file, position: position, message: message)
    }
}
