/// A response status of RFC 9110, such as 404.
public struct Status: Sendable, Hashable, CustomStringConvertible {
    /// The three-digit code.
    public let code: Int

    /// Creates a status from its code; anything outside 200...599 becomes 500.
    public init(_ code: Int) {
        self.code = (200...599).contains(code) ? code : 500
    }

    public static let ok = Status(200)
    public static let created = Status(201)
    public static let noContent = Status(204)
    public static let movedPermanently = Status(301)
    public static let found = Status(302)
    public static let seeOther = Status(303)
    public static let notModified = Status(304)
    public static let temporaryRedirect = Status(307)
    public static let permanentRedirect = Status(308)
    public static let badRequest = Status(400)
    public static let unauthorized = Status(401)
    public static let forbidden = Status(403)
    public static let notFound = Status(404)
    public static let methodNotAllowed = Status(405)
    public static let conflict = Status(409)
    public static let gone = Status(410)
    public static let preconditionFailed = Status(412)
    public static let contentTooLarge = Status(413)
    public static let unsupportedMediaType = Status(415)
    public static let misdirectedRequest = Status(421)
    public static let unprocessableContent = Status(422)
    public static let tooManyRequests = Status(429)
    public static let headerFieldsTooLarge = Status(431)
    public static let internalServerError = Status(500)
    public static let serviceUnavailable = Status(503)
    public static let gatewayTimeout = Status(504)
    public static let insufficientStorage = Status(507)

    /// The reason phrase of RFC 9110, such as `Not Found`; empty for a code that it does not define.
    public var reason: String {
        switch code {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 303: "See Other"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 410: "Gone"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 507: "Insufficient Storage"
        default: ""
        }
    }

    /// The code and its phrase: `404 Not Found`.
    public var description: String {
        reason.isEmpty ? "\(code)" : "\(code) \(reason)"
    }
}
