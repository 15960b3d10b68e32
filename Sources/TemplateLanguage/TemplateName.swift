/// The rules for the names of templates, blocks and path components.
enum TemplateName {
    /// Returns the function name of a template, which comes from its file name: `records/edit-form` is `editForm`. The plugin has the same rule.
    ///
    /// File names are therefore unique among all directories, as Swift requires of source files too.
    static func function(_ name: String) -> String {
        let words = (name.split(separator: "/").last ?? "").split(separator: "-")
        return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    }

    /// Returns true for a valid template name: directories and a file of letters, digits, `_` and `-`, joined by `/`.
    static func isTemplate(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
        }
    }

    /// Returns true if a template with this name can be a Swift function.
    static func isFunction(_ name: String) -> Bool {
        let function = function(name)
        return !reserved.contains(function) && function.utf8.contains { $0 != 95 }
            && function.utf8.first.map { !isDigit($0) } ?? false
    }

    /// Returns true if a member of a view model, a section or a block may have this name.
    static func isIdentifier(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, !isDigit(first) else { return false }
        return name.utf8.allSatisfy(isWord) && name.utf8.contains { $0 != 95 }
            && !["self", "init", "Type", "Protocol"].contains(name)
    }

    /// Returns true if the text can be a Swift type; the Swift compiler decides whether it is one.
    static func isType(_ name: String) -> Bool {
        guard let first = name.utf8.first, isWord(first) || first == UInt8(ascii: "[") else { return false }
        return name.utf8.allSatisfy { isWord($0) || " .,:<>[]?&".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 32 >= 97 && byte | 32 <= 122) || isDigit(byte) || byte == 95
    }

    /// Swift keywords, and the functions that the templates' functions call.
    private static let reserved: Set = [
        "section", "isEmpty", "write", "raw", "init", "self", "Self", "Type", "Protocol", "Any", "app", "out",
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}
