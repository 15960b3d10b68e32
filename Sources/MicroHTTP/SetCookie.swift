/// A cookie that a response sets (RFC 6265, 4.1); there is no `Domain`, so it belongs to this host alone.
public struct SetCookie: Sendable {
    /// Whether the cookie comes along from other sites.
    public enum SameSite: String, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    /// The name, a token.
    public var name: String
    /// The value; what a cookie may not hold is sent percent-encoded, and ``Cookies`` undoes that.
    public var value: String
    /// The path under which the cookie is sent.
    public var path: String
    /// Seconds until the browser forgets it; nil keeps it until the browser ends, 0 removes it.
    public var maxAge: Int?
    /// Hides the cookie from scripts.
    public var httpOnly: Bool
    /// Keeps the cookie from requests that other sites make.
    public var sameSite: SameSite
    /// Keeps the cookie to HTTPS.
    public var secure: Bool

    /// Makes a cookie that scripts do not see and other sites' posts do not carry.
    public init(
        _ name: String, _ value: String, path: String = "/", maxAge: Int? = nil, httpOnly: Bool = true,
        sameSite: SameSite = .lax, secure: Bool = false
    ) {
        self.name = name
        self.value = value
        self.path = path
        self.maxAge = maxAge
        self.httpOnly = httpOnly
        self.sameSite = sameSite
        self.secure = secure
    }

    /// The value of the `Set-Cookie` field.
    public var headerValue: String {
        let isName = { isTokenByte($0) && $0 != UInt8(ascii: "%") }
        let isPath = { (byte: UInt8) in byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ";") }
        var text = PercentEncoding.encode(name, isPlain: isName) + "="
        text += PercentEncoding.encode(value, isPlain: Self.isValueByte)
        text += "; Path=" + PercentEncoding.encode(path, isPlain: isPath)
        if let maxAge { text += "; Max-Age=\(maxAge)" }
        if httpOnly { text += "; HttpOnly" }
        text += "; SameSite=\(sameSite.rawValue)"
        if secure { text += "; Secure" }
        return text
    }

    /// Whether a byte is a `cookie-octet` and not the percent sign.
    private static func isValueByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23, 0x24, 0x26...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
        default: false
        }
    }
}
