/// The rules for names: of templates, blocks, and what stands in paths.
enum TemplateName {
    /// The function of a template is named after its file: `records/edit-form` is `editForm`. The plugin has the same rule.
    ///
    /// File names are therefore unique among all folders, as Swift asks of source files too.
    static func function(_ name: String) -> String {
        let words = (name.split(separator: "/").last ?? "").split(separator: "-")
        return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    }

    /// Whether a template may have this name: folders and a file of letters, digits, `_` and `-`, joined by `/`.
    static func isTemplate(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
        }
    }

    /// Whether a template of this name can be a Swift function.
    static func isFunction(_ name: String) -> Bool {
        let function = function(name)
        return !reserved.contains(function) && function.utf8.contains { $0 != 95 }
            && function.utf8.first.map { !isDigit($0) } ?? false
    }

    /// Whether a member of a view model, a section or a block may have this name.
    static func isIdentifier(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, !isDigit(first) else { return false }
        return name.utf8.allSatisfy(isWord) && name.utf8.contains { $0 != 95 }
            && !["self", "init", "Type", "Protocol"].contains(name)
    }

    /// Whether this can be a Swift type; the Swift compiler says whether it is one.
    static func isType(_ name: String) -> Bool {
        guard let first = name.utf8.first, isWord(first) || first == UInt8(ascii: "[") else { return false }
        return name.utf8.allSatisfy { isWord($0) || " .,:<>[]?&".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 32 >= 97 && byte | 32 <= 122) || isDigit(byte) || byte == 95
    }

    /// Words of Swift, and the functions that the templates' functions call.
    private static let reserved: Set = [
        "section", "isEmpty", "write", "raw", "init", "self", "Self", "Type", "Protocol", "Any", "app", "out",
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}
