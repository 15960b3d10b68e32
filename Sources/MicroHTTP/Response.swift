/// What a handler answers.
///
/// The server adds `Date`, `Content-Length` and, where the connection ends, `Connection: close`.
public struct Response: Sendable {
    /// The status.
    public var status: Status
    /// The header fields; a `Content-Length` among them is ignored.
    public var headers: Headers
    /// The body.
    public var body: Body
    /// What the access log shows instead of the path, for paths that hold a secret such as a link to reset a password.
    public var loggedPath: String?

    /// A response body.
    public enum Body: Sendable {
        case empty
        case bytes([UInt8])
        /// Memory that is sent from where it lies.
        case buffer(ResponseBuffer)
        /// The file at a path, sent by the kernel; when it cannot be opened, the answer is 500.
        case file(path: String)
        /// The file at a path, which is removed from there: it is sent this once.
        case temporaryFile(path: String)
    }

    /// Makes a response.
    public init(_ status: Status, headers: Headers = Headers(), body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Makes a response whose body is `bytes` of a media type.
    public init(_ status: Status = .ok, contentType: String, bytes: [UInt8]) {
        self.init(status, body: .bytes(bytes))
        headers.add("Content-Type", contentType)
    }

    /// Plain text in UTF-8.
    public static func text(_ text: String, status: Status = .ok) -> Response {
        Response(status, contentType: "text/plain; charset=utf-8", bytes: Array(text.utf8))
    }

    /// A page of HTML in UTF-8.
    public static func html(_ buffer: ResponseBuffer, status: Status = .ok) -> Response {
        var response = Response(status, body: .buffer(buffer))
        response.headers.add("Content-Type", "text/html; charset=utf-8")
        return response
    }

    /// Sends the browser to `location` with a GET, as after a post that worked.
    public static func seeOther(_ location: String) -> Response {
        Response(.seeOther, headers: ["Location": location])
    }

    /// Says that the path is there, but not for this method.
    public static func methodNotAllowed(allow: [Method]) -> Response {
        var response = Response.text("405 Method Not Allowed\n", status: .methodNotAllowed)
        response.headers["Allow"] = allow.map(\.rawValue).joined(separator: ", ")
        return response
    }

    /// Sets a cookie beside those that are set already.
    public mutating func add(_ cookie: SetCookie) {
        headers.add("Set-Cookie", cookie.headerValue)
    }

    /// The bytes of the body, or nil for a file; for tests.
    public var bytes: [UInt8]? {
        switch body {
        case .empty: []
        case .bytes(let bytes): bytes
        case .buffer(let buffer): Array(buffer.bytes)
        case .file, .temporaryFile: nil
        }
    }
}
