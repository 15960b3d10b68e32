/// References to characters of HTML in the texts of a table: some programs write a page's texts into their files, `&amp;` for `&`.
enum HTMLEntities {
    /// The number of bytes of a text to search for them.
    private static let bytes = 1 << 20

    /// True if a text has such references, and no other ampersand: one that stands alone shows that the rest is meant as it is written.
    static func areIn(_ text: [UInt8]) -> Bool {
        var rest = text.prefix(bytes), found = false
        while let start = rest.firstIndex(of: ampersand) {
            rest = rest.suffix(from: start).dropFirst()
            guard let (_, length) = character(rest) else { return found && rest.count < 10 && text.count > bytes }
            rest = rest.dropFirst(length)
            found = true
        }
        return found
    }

    static func decoded(_ row: TableRow) -> TableRow {
        guard row.values.contains(where: { $0.utf8.contains(ampersand) }) else { return row }
        return TableRow(line: row.line, values: row.values.map(decoded), isIncomplete: row.isIncomplete, isTooLong: row.isTooLong)
    }

    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(ampersand) else { return text }
        var result: [UInt8] = [], rest = Array(text.utf8)[...]
        while let first = rest.popFirst() {
            if first == ampersand, let (character, length) = character(rest) {
                result += String(character).utf8
                rest = rest.dropFirst(length)
            } else {
                result.append(first)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let ampersand = UInt8(ascii: "&")

    /// Returns the character of a reference without its ampersand, and its length with the semicolon.
    private static func character(_ text: ArraySlice<UInt8>) -> (character: Unicode.Scalar, length: Int)? {
        guard let end = text.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: text.prefix(upTo: end), as: UTF8.self), length = name.utf8.count + 1
        if let known = named[name] { return (known, length) }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value >= 0x20,
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, length)
    }

    private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
}
