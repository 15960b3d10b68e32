/// The header fields of the last answer; the fields of redirects are dropped.
struct Head {
    /// Names in lower case.
    private(set) var fields: [String: String] = [:]
    private var size = 0

    /// The maximum size of all heads of a transfer together, in bytes.
    private static let sizeLimit = 64 * 1024

    /// Adds a line; returns false if the limit is exceeded.
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
