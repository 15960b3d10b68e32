extension String {
    /// The words with a single space between them.
    var singleSpaced: String {
        // Most values of XML have no space but single ones.
        var wasSpace = true
        let isClean = utf8.allSatisfy { byte in
            defer { wasSpace = byte == 0x20 }
            return byte > 0x20 || (byte == 0x20 && !wasSpace)
        }
        if isClean, !wasSpace || isEmpty { return self }
        return split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
    }

    var withoutSpaces: String { utf8.contains { $0 <= 0x20 } ? filter { !$0.isWhitespace } : self }

    var trimmed: String {
        let isSpace = { (character: Character) in character.isWhitespace }
        guard first.map(isSpace) == true || last.map(isSpace) == true else { return self }
        let end = lastIndex { !isSpace($0) }.map(index(after:)) ?? startIndex
        return String(self[..<end].drop(while: isSpace))
    }

    /// The text without the words that banks write where there is nothing.
    var provided: String {
        guard let first = utf8.first, first | 0x20 == UInt8(ascii: "n"), utf8.count <= 12 else { return self }
        return switch uppercased() {
        case "NOTPROVIDED", "NOT PROVIDED", "NOTAVAILABLE", "NONREF", "NOREF", "NONE", "N/A": ""
        default: self
        }
    }

    /// The text behind the first occurrence of ASCII text; nil without one.
    func text(behind mark: String) -> String? {
        guard let first = mark.utf8.first else { return nil }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: mark.utf8) { return String(Substring(rest.dropFirst(mark.utf8.count))) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Nil for an empty text.
    var nonEmpty: String? { isEmpty ? nil : self }
}

extension [String] {
    /// The texts that are not empty, separated by spaces.
    var spaced: String { lazy.filter { !$0.isEmpty }.joined(separator: " ") }
}
