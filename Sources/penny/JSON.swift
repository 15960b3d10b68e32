import StrictJSON

/// Prints JSON on one line.
func print(json value: JSONValue) { print(String(decoding: value.bytes, as: UTF8.self)) }

extension JSONValue {
    static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }
    static func text(orNull text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
}
