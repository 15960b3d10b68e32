import Spooling

/// A request as a handler sees it: completely read, decoded and checked.
public struct Request: Sendable {
    /// The method; HEAD stays HEAD, and ``Router`` matches it like GET.
    public var method: Method
    /// The decoded path without the base path; it begins with `/` and has no empty, `.` or `..` segment.
    public var path: String
    /// The request target as it was sent, such as `/accounts?page=2`.
    public var target: String
    /// The decoded query.
    public var query: Fields
    /// The header fields.
    public var headers: Headers
    /// The body; empty if there is none. A large one is in a file.
    public var body: SpooledBytes
    /// The client's address, such as `192.168.1.20` or `fe80::1`; behind a trusted proxy the one that the proxy reports.
    public var peer: String
    /// True if the client uses TLS, to this server or to a trusted proxy.
    public var isSecure: Bool
    /// The host and port that the client requested, in lower case, such as `penny.local:8080`.
    public var host: String
    /// A short unique number, shown on error pages and in the access log.
    public var number: String

    /// Creates a request without a socket, for tests.
    ///
    /// `path` and `query` default to the path and query of `target`; an unreadable target gives the path `/`.
    public init(
        _ method: Method = .get, _ target: String = "/", path: String? = nil, query: Fields? = nil,
        headers: Headers = Headers(), body: [UInt8] = [], peer: String = "127.0.0.1", isSecure: Bool = false,
        host: String = "localhost", number: String = "00000000"
    ) {
        let read = path == nil || query == nil ? try? RequestTarget(target, basePath: "") : nil
        self.method = method
        self.path = path ?? read?.path ?? "/"
        self.target = target
        self.query = query ?? read?.query ?? Fields()
        self.headers = headers
        self.body = SpooledBytes(memory: body[...])
        self.peer = peer
        self.isSecure = isSecure
        self.host = host
        self.number = number
    }

    /// Creates a request that is refused before its header fields are read; its path is `/` if the target is unreadable too.
    init(target: String, peer: String, number: String) { self.init(.get, target, peer: peer, number: number) }

    /// Creates a request that posts a form without files, for tests.
    public init(posting fields: Fields, to target: String, headers: Headers = Headers()) {
        self.init(.post, target, headers: headers, body: Array(fields.urlEncoded.utf8))
        self.headers["Content-Type"] = "application/x-www-form-urlencoded"
    }

    /// The scheme, host and port that the client requested, such as `https://penny.local:8443`.
    public var origin: String { (isSecure ? "https://" : "http://") + host }

    /// The cookies; each call parses the `Cookie` field again.
    public var cookies: Cookies { Cookies(headers.all("cookie")) }
}
