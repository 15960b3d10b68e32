/// A parsed template.
struct ParsedTemplate {
    var name: String
    var file: String
    /// The Swift type of the view model, such as `RecordIndexPage` or `some PageModel`.
    var model: String
    var modelPosition: Position
    var nodes: [Node]
}

/// A part of a template.
indirect enum Node {
    case text([UInt8])
    case value(Path, raw: Bool)
    case section(Path, inverted: Bool, [Node])
    case partial(String, PartialScope, Position)
    case parent(String, blocks: [Block], Position)
    case block(Block)
}

/// The scope of a partial: `{{>name}}`, `{{>name member}}`, `{{>name "text"}}`.
enum PartialScope {
    case present
    case member(Path)
    case text(String, Position)
}

/// `{{$name}}…{{/name}}`: a part that a child template can replace, or its replacement.
struct Block {
    var name: String
    var body: [Node]
    var position: Position
}

/// `name.of.thing`, `.` (no names), `@section.name`, `t.some.sentence`.
struct Path {
    /// `@page`, `@app`, `@section` or `t`; nil for the innermost scope.
    var root: Substring?
    var names: [Substring]
    var position: Position
}

extension [Node] {
    /// Visits every node in template order.
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
