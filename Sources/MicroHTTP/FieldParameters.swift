/// A header value with parameters: `form-data; name="file"; filename="a.csv"` (RFC 9110, section 5.6.6).
struct FieldParameters {
    /// The text before the first semicolon, in lower case.
    var value: String
    private var parameters: [(name: String, value: String)] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var position = 0

        func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
            let start = position
            while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
            return bytes[start..<position]
        }

        value = trimmed(take { $0 == UInt8(ascii: ";") }).lowercased()
        while position < bytes.count {
            position += 1  // the semicolon
            let name = trimmed(take { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }).lowercased()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
            position += 1
            _ = take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
                position += 1
                var quoted: [UInt8] = []
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    // Only an escaped quotation mark is unescaped: browsers do not escape backslashes in file names.
                    if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count,
                        bytes[position + 1] == UInt8(ascii: "\"")
                    {
                        position += 1
                    }
                    quoted.append(bytes[position])
                    position += 1
                }
                parameters.append((name, String(decoding: quoted, as: UTF8.self)))
                _ = take { $0 == UInt8(ascii: ";") }
            } else {
                parameters.append((name, trimmed(take { $0 == UInt8(ascii: ";") })))
            }
        }
    }

    /// The first value of a parameter; `name` is in lower case.
    subscript(name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }
}

/// Returns the text of some bytes without surrounding spaces and tabs.
func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
}
