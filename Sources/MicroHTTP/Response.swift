/// A handler's response.
///
/// The server adds `Date`, `Content-Length` and, if the connection ends, `Connection: close`.
public struct Response: Sendable {
    /// The status.
    public var status: Status
    /// The header fields; a `Content-Length` among them is ignored.
    public var headers: Headers
    /// The body.
    public var body: Body
    /// The path to log in place of the request's, for paths that contain a secret such as a link to reset a password.
    public var loggedPath: String?

    /// A response body.
    public enum Body: Sendable {
        case empty
        case bytes([UInt8])
        /// Memory that is sent without a copy.
        case buffer(ResponseBuffer)
        /// The file at a path, sent by the kernel; if it cannot be opened, the response is 500.
        case file(path: String)
        /// The file at a path, which is deleted when it is sent.
        case temporaryFile(path: String)
    }

    /// Creates a response.
    public init(_ status: Status, headers: Headers = Headers(), body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates a response with a body: `bytes` of a media type.
    public init(_ status: Status = .ok, contentType: String, bytes: [UInt8]) {
        self.init(status, body: .bytes(bytes))
        headers.add("Content-Type", contentType)
    }

    /// Returns a response of plain text in UTF-8.
    public static func text(_ text: String, status: Status = .ok) -> Response {
        Response(status, contentType: "text/plain; charset=utf-8", bytes: Array(text.utf8))
    }

    /// Returns a response of HTML in UTF-8.
    public static func html(_ buffer: ResponseBuffer, status: Status = .ok) -> Response {
        var response = Response(status, body: .buffer(buffer))
        response.headers.add("Content-Type", "text/html; charset=utf-8")
        return response
    }

    /// Returns a redirect to `location` with GET (303), as after a successful post.
    public static func seeOther(_ location: String) -> Response {
        Response(.seeOther, headers: ["Location": location])
    }

    /// Returns the response for a path that exists, but not for this method (405).
    public static func methodNotAllowed(allow: [Method]) -> Response {
        var response = Response.text("405 Method Not Allowed\n", status: .methodNotAllowed)
        response.headers["Allow"] = allow.map(\.rawValue).joined(separator: ", ")
        return response
    }

    /// Adds a `Set-Cookie` field.
    public mutating func add(_ cookie: SetCookie) {
        headers.add("Set-Cookie", cookie.headerValue)
    }

    /// The bytes of the body; nil for a file. For tests.
    public var bytes: [UInt8]? {
        switch body {
        case .empty: []
        case .bytes(let bytes): bytes
        case .buffer(let buffer): Array(buffer.bytes)
        case .file, .temporaryFile: nil
        }
    }
}
