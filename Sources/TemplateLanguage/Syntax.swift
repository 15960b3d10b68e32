/// A template, parsed.
struct ParsedTemplate {
    var name: String
    var file: String
    /// The Swift type of the view model, such as `RecordIndexPage` or `some PageModel`.
    var model: String
    var modelPosition: Position
    var nodes: [Node]
}

/// A piece of a template.
indirect enum Node {
    case text([UInt8])
    case value(Path, raw: Bool)
    case section(Path, inverted: Bool, [Node])
    case partial(String, PartialScope, Position)
    case parent(String, blocks: [Block], Position)
    case block(Block)
}

/// What a partial shows: `{{>name}}`, `{{>name member}}`, `{{>name "text"}}`.
enum PartialScope {
    case present
    case member(Path)
    case text(String, Position)
}

/// `{{$name}}…{{/name}}`: what a child replaces, or what it replaces it with.
struct Block {
    var name: String
    var body: [Node]
    var position: Position
}

/// `name.of.thing`, `.` (no names), `@section.name`, `t.some.sentence`.
struct Path {
    /// `@page`, `@app`, `@section`, `t`; nil is the innermost scope.
    var root: Substring?
    var names: [Substring]
    var position: Position
}

extension [Node] {
    /// Visits every node in the order of the template.
    func walk(_ visit: (Node) -> Void) {
        for node in self {
            visit(node)
            switch node {
            case .section(_, _, let body): body.walk(visit)
            case .block(let block): block.body.walk(visit)
            case .parent(_, let blocks, _):
                for block in blocks { block.body.walk(visit) }
            case .text, .value, .partial: break
            }
        }
    }
}
