/// The JSON that the terminal writes (RFC 8259), members in the order given.
enum JSON {
    case text(String)
    case number(Int64)
    case bool(Bool)
    case null
    case list([JSON])
    case object([(name: String, value: JSON)])

    static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }
    static func text(orNull text: String?) -> JSON { text.map { .text($0) } ?? .null }

    /// On one line.
    var line: String {
        switch self {
        case .text(let text): Self.literal(text)
        case .number(let number): String(number)
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .null: "null"
        case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { Self.literal($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
        }
    }

    private static func literal(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\\(scalar)"
            case _ where scalar.value < 32:
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
