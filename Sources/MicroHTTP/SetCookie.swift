/// A cookie that a response sets (RFC 6265, section 4.1). It has no `Domain`, so it belongs to this host only.
public struct SetCookie: Sendable {
    /// The requests from other sites that carry the cookie.
    public enum SameSite: String, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    /// The name, a token.
    public var name: String
    /// The value; characters that a cookie cannot contain are percent-encoded, and ``Cookies`` decodes them.
    public var value: String
    /// The path under which the cookie is sent.
    public var path: String
    /// Seconds until it expires; nil for a session cookie, 0 to delete it.
    public var maxAge: Int?
    /// True to hide the cookie from scripts.
    public var httpOnly: Bool
    /// The restriction on requests from other sites.
    public var sameSite: SameSite
    /// True to send the cookie over HTTPS only.
    public var secure: Bool

    /// Creates a cookie that is hidden from scripts and not sent with posts from other sites.
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

    /// Returns true for a `cookie-octet` other than the percent sign.
    private static func isValueByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23, 0x24, 0x26...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
        default: false
        }
    }
}
