/// The cookies of a request (RFC 6265, section 4.2).
public struct Cookies: Sendable {
    private let pairs: [(name: String, value: String)]

    /// Parses the values of `Cookie` fields; pairs without `=` are skipped.
    public init(_ fieldValues: [String]) {
        var pairs: [(String, String)] = []
        for text in fieldValues {
            for pair in Array(text.utf8).split(separator: UInt8(ascii: ";")).prefix(100) {
                guard let middle = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
                var value = pair[(middle + 1)...]
                while value.last == 0x20 || value.last == 0x09 { value.removeLast() }
                value = value.drop { $0 == 0x20 || $0 == 0x09 }
                if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
                    value = value.dropFirst().dropLast()
                }
                // SetCookie percent-encodes its values; a foreign cookie with a stray percent sign keeps its text.
                let decoded = PercentEncoding.decode(value, plusIsSpace: false) ?? String(decoding: value, as: UTF8.self)
                pairs.append((trimmed(pair[..<middle]), decoded))
            }
        }
        self.pairs = pairs
    }

    /// The value of the first cookie with a name, which is case-sensitive.
    public subscript(name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }
}
