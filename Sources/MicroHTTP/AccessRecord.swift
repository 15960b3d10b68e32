/// One line of the access log: what was asked and answered, without queries, cookies or bodies.
public struct AccessRecord: Sendable, Equatable {
    /// The method as it came, up to 16 bytes; empty when no request line was read.
    public var method: String
    /// The path as it came, without its query and without control characters.
    public var path: String
    /// The status, or 0 when the connection ended before an answer of the server's own.
    public var status: Int
    /// The size of the body.
    public var bytes: Int
    /// Microseconds from the request line to the last byte.
    public var microseconds: Int
    /// The client's address; empty when no request line was read.
    public var peer: String
    /// The request's number.
    public var number: String

    /// Text in which control characters, and what is not ASCII, became `\x` and two hexadecimal digits.
    static func escaped(_ text: Substring.UTF8View) -> String {
        if text.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return String(Substring(text)) }
        return text.reduce(into: "") { result, byte in
            if byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
    }
}
