/// The header fields of the last answer; those of redirects are let go.
struct Head {
    /// Names in small letters.
    private(set) var fields: [String: String] = [:]
    private var size = 0

    /// All heads of a transfer together.
    private static let sizeLimit = 64 * 1024

    /// Takes a line; false when there are too many of them.
    mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
        size += line.count
        guard size <= Self.sizeLimit else { return false }
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("HTTP/") {
            fields = [:]
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            fields[text[..<colon].lowercased()] = String(value.prefix { $0 != "\r\n" && $0 != "\r" && $0 != "\n" })
        }
        return true
    }
}
