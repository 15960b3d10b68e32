import Foundation

/// The cookies that a browser would store for one host (RFC 6265), with their attributes for inspection.
public struct CookieJar: Sendable {
    public struct Cookie: Sendable, Equatable {
        public var name: String
        public var value: String
        public var path = "/"
        public var maxAge: Int?
        public var sameSite: String?
        public var isHTTPOnly = false
        public var isSecure = false
        public var hasDomain = false
    }

    public private(set) var cookies: [Cookie] = []

    public init() {}

    public subscript(name: String) -> Cookie? { cookies.first { $0.name == name } }

    public mutating func remove(_ name: String) { cookies.removeAll { $0.name == name } }

    public mutating func set(_ name: String, _ value: String) {
        remove(name)
        cookies.append(Cookie(name: name, value: value))
    }

    /// Stores the cookie of a `Set-Cookie` line, unless a browser would reject it (`Secure` over plain HTTP, a wrong `__Host-`).
    public mutating func take(_ line: String, isSecure: Bool) {
        let parts = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let pair = parts.first, let equals = pair.firstIndex(of: "=") else { return }
        var cookie = Cookie(name: String(pair[..<equals]), value: String(pair[pair.index(after: equals)...]))
        var isExpired = false
        for part in parts.dropFirst() {
            let name = part.prefix { $0 != "=" }.lowercased()
            let value = String(part.drop { $0 != "=" }.dropFirst())
            switch name {
            case "path": cookie.path = value.hasPrefix("/") ? value : "/"
            case "max-age":
                cookie.maxAge = Int(value)
                isExpired = (Int(value) ?? 1) <= 0
            case "expires": isExpired = isExpired || value.contains(" 1970 ")
            case "samesite": cookie.sameSite = value
            case "httponly": cookie.isHTTPOnly = true
            case "secure": cookie.isSecure = true
            case "domain": cookie.hasDomain = true
            default: break
            }
        }
        if cookie.isSecure && !isSecure { return }
        if cookie.name.hasPrefix("__Host-"), !cookie.isSecure || cookie.hasDomain || cookie.path != "/" { return }
        cookies.removeAll { $0.name == cookie.name && $0.path == cookie.path }
        if !isExpired { cookies.append(cookie) }
    }

    /// Returns the `Cookie` header for a path; nil if there is nothing to send.
    public func header(for path: String, isSecure: Bool) -> String? {
        let sent = cookies.filter { cookie in
            let folder = cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/"
            return (isSecure || !cookie.isSecure) && (path == cookie.path || path.hasPrefix(folder))
        }
        return sent.isEmpty ? nil : sent.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }
}
