/// Character references: the five that escaping produces, numeric ones, and common names.
enum HTMLEntities {
    static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©", "reg": "®",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
        "raquo": "»", "times": "×", "minus": "−", "middot": "·", "bull": "•", "larr": "←", "rarr": "→", "euro": "€",
        "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
        "zwnj": "\u{200C}", "zwj": "\u{200D}",
    ]

    /// Returns the decoded text, and a finding for each `&` that does not begin a reference ended by `;`.
    static func decode(_ bytes: [UInt8]) -> (text: String, findings: [String]) {
        guard bytes.contains(UInt8(ascii: "&")) else { return (String(decoding: bytes, as: UTF8.self), []) }
        var text: [UInt8] = []
        var findings: [String] = []
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == UInt8(ascii: "&") else {
                text.append(byte)
                position += 1
                continue
            }
            let rest = bytes[(position + 1)...].prefix(32)
            let name = rest.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }
            let reference = String(decoding: name, as: UTF8.self)
            let isClosed = rest.dropFirst(name.count).first == UInt8(ascii: ";")
            if isClosed, let character = character(for: reference) {
                text += Array(character.utf8)
                position += name.count + 2
            } else {
                findings.append(isClosed && !reference.isEmpty ? "unknown reference &\(reference);" : "unescaped &")
                text.append(byte)
                position += 1
            }
        }
        return (String(decoding: text, as: UTF8.self), findings)
    }

    private static func character(for reference: String) -> String? {
        guard reference.hasPrefix("#") else { return named[reference] }
        let digits = reference.dropFirst()
        let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
