/// One line of the access log: request, answer and duration, without queries, cookies or bodies.
public struct AccessRecord: Sendable, Equatable {
    /// The method as it was sent, at most 16 bytes; empty if no request line was read.
    public var method: String
    /// The path as it was sent, without its query and with control characters escaped.
    public var path: String
    /// The status code, or 0 if the connection ended before the server answered.
    public var status: Int
    /// The size of the response body, in bytes.
    public var bytes: Int
    /// Microseconds from the request line to the last byte of the response.
    public var microseconds: Int
    /// The client's address; empty if no request line was read.
    public var peer: String
    /// The request number.
    public var number: String

    /// Returns the text with control characters and non-ASCII bytes as `\x` and two hexadecimal digits.
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
