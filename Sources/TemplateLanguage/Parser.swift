/// Parses a template: Mustache without set delimiters, lambdas and dynamic names. `{{! model: Type }}` names the view model.
struct Parser {
    /// A tag without its closing tag so far.
    private struct Open {
        var kind: String
        var name: String
        var position: Position
        /// The blocks directly inside a `{{<parent}}`, with their lines.
        var blocks: [String: Int] = [:]
    }

    /// The maximum nesting depth: deeper than any page, and shallow enough for the stack.
    private static let deepest = 64

    private let file: String
    private var scanner: Scanner
    private var model: (type: String, position: Position)?
    private var open: [Open] = []
    /// The blocks that the template offers, with their lines.
    private var offered: [String: Int] = [:]

    static func parse(_ source: TemplateSource) throws(TemplateProblem) -> ParsedTemplate {
        if let position = firstInvalidByte(source.bytes) {
            throw TemplateProblem(file: source.file, position: position, message: "this is not UTF-8")
        }
        var parser = Parser(file: source.file, scanner: Scanner(file: source.file, source: source.bytes))
        var nodes = try parser.nodes()
        guard let model = parser.model else {
            throw TemplateProblem(
                file: source.file, position: Position(line: 1, column: 1),
                message: "the template does not name its view model: begin it with {{! model: SomeType }}")
        }
        // The line break at the end of the file is the editor's, not the page's.
        if case .text(let text)? = nodes.last, text.last == 10 {
            nodes.removeLast()
            if text.count > 1 { nodes.append(.text(text.dropLast())) }
        }
        return ParsedTemplate(
            name: source.name, file: source.file, model: model.type, modelPosition: model.position, nodes: nodes)
    }

    private init(file: String, scanner: Scanner) {
        self.file = file
        self.scanner = scanner
    }

    /// Parses nodes up to the end or to the tag that closes the innermost open one.
    private mutating func nodes() throws(TemplateProblem) -> [Node] {
        var nodes: [Node] = []
        while let token = try scanner.next() {
            switch token {
            case .text(let text):
                if let parent = open.last, parent.kind == "<" {
                    if !text.allSatisfy(isWhitespace) { throw strayContent(parent, parent.position) }
                } else {
                    nodes.append(.text(text))
                }
            case .tag(let tag) where tag.kind == UInt8(ascii: "/"):
                try close(tag)
                return nodes
            case .tag(let tag):
                if let parent = open.last, parent.kind == "<", !"$!".utf8.contains(tag.kind) {
                    throw strayContent(parent, tag.position)
                }
                if let node = try node(tag) { nodes.append(node) }
            }
        }
        if let unclosed = open.last { throw problem(unclosed.position, "{{\(unclosed.kind)\(unclosed.name)}} is never closed") }
        return nodes
    }

    private mutating func node(_ tag: Scanner.Tag) throws(TemplateProblem) -> Node? {
        switch tag.kind {
        case UInt8(ascii: "!"):
            try readModel(tag)
            return nil
        case UInt8(ascii: "#"):
            return .section(try path(tag.content, tag.position), inverted: false, try body("#", tag))
        case UInt8(ascii: "^"):
            return .section(try path(tag.content, tag.position), inverted: true, try body("^", tag))
        case UInt8(ascii: "$"):
            return .block(try block(tag))
        case UInt8(ascii: "<"):
            try check(template: tag.content, tag.position)
            var blocks: [Block] = []
            for case .block(let block) in try body("<", tag) { blocks.append(block) }
            return .parent(tag.content, blocks: blocks, tag.position)
        case UInt8(ascii: ">"):
            return try partial(tag)
        case UInt8(ascii: "&"), UInt8(ascii: "{"):
            return .value(try path(tag.content, tag.position), raw: true)
        case UInt8(ascii: "="):
            throw problem(tag.position, "set delimiters are not supported")
        default:
            return .value(try path(tag.content, tag.position), raw: false)
        }
    }

    private mutating func body(_ kind: String, _ tag: Scanner.Tag) throws(TemplateProblem) -> [Node] {
        guard open.count < Self.deepest else { throw problem(tag.position, "more than \(Self.deepest) tags are open here") }
        open.append(Open(kind: kind, name: tag.content, position: tag.position))
        return try nodes()
    }

    private mutating func close(_ tag: Scanner.Tag) throws(TemplateProblem) {
        guard let last = open.last else {
            throw problem(tag.position, "nothing is open that {{/\(quote(tag.content))}} could close")
        }
        guard last.name == tag.content else {
            throw problem(
                tag.position,
                "{{/\(quote(tag.content))}} does not close {{\(last.kind)\(quote(last.name))}} of line \(last.position.line)")
        }
        open.removeLast()
    }

    private mutating func readModel(_ tag: Scanner.Tag) throws(TemplateProblem) {
        guard tag.content.hasPrefix("model:") else { return }
        let type = String(tag.content.dropFirst("model:".count).drop { $0 == " " || $0 == "\t" })
        let position = Position(
            line: tag.position.line, column: tag.position.column + tag.content.utf8.count - type.utf8.count)
        if let model { throw problem(position, "line \(model.position.line) has named the view model already") }
        guard TemplateName.isType(type) else {
            throw problem(position, "'\(quote(type))' is not a type: write {{! model: SomeType }}")
        }
        model = (type, position)
    }

    private mutating func block(_ tag: Scanner.Tag) throws(TemplateProblem) -> Block {
        try check(identifier: tag.content[...], tag.position)
        let line = tag.position.line
        var earlier: Int?
        if let parent = open.indices.last, open[parent].kind == "<" {
            earlier = open[parent].blocks.updateValue(line, forKey: tag.content)
        } else {
            earlier = offered.updateValue(line, forKey: tag.content)
            earlier = earlier ?? open.last { $0.kind == "$" && $0.name == tag.content }?.position.line
        }
        if let earlier { throw problem(tag.position, "there is a block '\(tag.content)' on line \(earlier) already") }
        return Block(name: tag.content, body: try body("$", tag), position: tag.position)
    }

    /// Parses `name`, `name member` or `name "text"`.
    private func partial(_ tag: Scanner.Tag) throws(TemplateProblem) -> Node {
        let bytes = tag.content.utf8
        let name = String(decoding: bytes.prefix { !isBlank($0) }, as: UTF8.self)
        try check(template: name, tag.position)
        let rest = bytes.dropFirst(name.utf8.count).drop(while: isBlank)
        guard !rest.isEmpty else { return .partial(name, .present, tag.position) }
        let argument = String(decoding: rest, as: UTF8.self)
        let position = Position(line: tag.position.line, column: tag.position.column + bytes.count - rest.count)
        guard rest.first == UInt8(ascii: "\"") else {
            return .partial(name, .member(try path(argument, position)), tag.position)
        }
        let text = argument.dropFirst().dropLast()
        guard rest.count >= 2, rest.last == UInt8(ascii: "\""), !text.utf8.contains(where: "\"{}\\".utf8.contains) else {
            throw problem(position, "a text is written \"so\", without quotes, braces and backslashes in it")
        }
        return .partial(name, .text(String(text), position), tag.position)
    }

    private func path(_ text: String, _ position: Position) throws(TemplateProblem) -> Path {
        if text == "." { return Path(root: nil, names: [], position: position) }
        var names = text.split(separator: ".", omittingEmptySubsequences: false)
        var root: Substring?
        if let first = names.first, first.hasPrefix("@") || (first == "t" && names.count > 1) { root = names.removeFirst() }
        if let root, root != "t" { try check(identifier: root.dropFirst(), position) }
        for name in names { try check(identifier: name, position) }
        return Path(root: root, names: names, position: position)
    }

    private func check(identifier: Substring, _ position: Position) throws(TemplateProblem) {
        guard TemplateName.isIdentifier(identifier) else {
            throw problem(position, "'\(quote(String(identifier)))' is not a name")
        }
    }

    private func check(template name: String, _ position: Position) throws(TemplateProblem) {
        guard TemplateName.isTemplate(name) else {
            throw problem(position, "'\(quote(name))' is not the name of a template: write it like components/field")
        }
    }

    private func strayContent(_ parent: Open, _ position: Position) -> TemplateProblem {
        problem(position, "only blocks may stand in {{<\(parent.name)}}: write {{$name}}…{{/name}}")
    }

    private func problem(_ position: Position, _ message: String) -> TemplateProblem {
        TemplateProblem(file: file, position: position, message: message)
    }

    /// Returns at most 60 characters of a quotation from the template.
    private func quote(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}

/// Returns the position of the first byte that is not valid UTF-8.
private func firstInvalidByte(_ bytes: [UInt8]) -> Position? {
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
        if String(validating: part, as: UTF8.self) == nil {
            let valid = (0...part.count).last { String(validating: part.prefix($0), as: UTF8.self) != nil } ?? 0
            return Position(line: line, column: valid + 1)
        }
        line += 1
    }
    return nil
}
