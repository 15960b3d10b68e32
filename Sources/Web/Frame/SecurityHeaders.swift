import MicroHTTP

/// The headers that tell browsers what a page may do (OWASP ASVS 5.0, V3.4).
enum SecurityHeaders {
    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "manifest-src 'self'",
        "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
    ].joined(separator: "; ")

    private static let always: Headers = [
        "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    ]

    /// - Parameter keepsToHTTPS: for how many seconds a browser is to speak nothing but HTTPS with the host (RFC 6797); nil does not ask for it.
    static func add(to response: inout Response, for request: Request, keepsToHTTPS: Int?) {
        if response.headers["content-security-policy"] == nil { response.headers.add("Content-Security-Policy", contentSecurityPolicy) }
        if response.headers["x-content-type-options"] == nil { response.headers.add("X-Content-Type-Options", "nosniff") }
        response.headers.append(always)
        if response.headers["cache-control"] == nil { response.headers.add("Cache-Control", "no-store") }
        if let keepsToHTTPS { response.headers.add("Strict-Transport-Security", "max-age=\(keepsToHTTPS)") }
        if request.isSecure {
            // Over plain HTTP browsers ignore it, and say so on the console of every page.
            response.headers.add("Cross-Origin-Opener-Policy", "same-origin")
        }
    }
}
