/// The delimitation of a request body (RFC 9112, section 6).
///
/// Requests that libmicrohttpd accepts but that another reader could delimit differently (request smuggling) are refused here.
enum Framing: Equatable {
    case none
    case declared(Int)
    case chunked

    /// Returns nil for a request that has to be answered with 400.
    init?(_ headers: Headers, version: String) {
        let lengths = headers.count(of: "content-length")
        let codings = headers.count(of: "transfer-encoding")
        switch (lengths, codings) {
        case (0, 0):
            self = .none
        case (1, 0):
            guard let text = headers["content-length"], !text.isEmpty,
                text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text)
            else { return nil }
            self = length == 0 ? .none : .declared(length)
        case (0, 1):
            guard version == "HTTP/1.1", headers["transfer-encoding"]?.lowercased() == "chunked" else { return nil }
            self = .chunked
        default:
            return nil
        }
    }

    /// Returns true for a host that RFC 3986 allows, with or without a port.
    static func isHost(_ host: String) -> Bool {
        (1...255).contains(host.utf8.count)
            && host.utf8.allSatisfy { byte in
                PercentEncoding.isUnreserved(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[")
                    || byte == UInt8(ascii: "]")
            }
    }
}
