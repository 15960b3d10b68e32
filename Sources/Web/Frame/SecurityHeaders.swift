import MicroHTTP

/// Response headers that restrict what a page may do in a browser (OWASP ASVS 5.0, V3.4).
enum SecurityHeaders {
    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "manifest-src 'self'",
        "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
    ].joined(separator: "; ")

    private static let always: Headers = [
        "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    ]

    /// Adds the headers that the response does not have yet.
    ///
    /// - Parameter keepsToHTTPS: the `max-age` of HSTS (RFC 6797) in seconds; nil omits the header.
    static func add(to response: inout Response, for request: Request, keepsToHTTPS: Int?) {
        if response.headers["content-security-policy"] == nil { response.headers.add("Content-Security-Policy", contentSecurityPolicy) }
        if response.headers["x-content-type-options"] == nil { response.headers.add("X-Content-Type-Options", "nosniff") }
        response.headers.append(always)
        if response.headers["cache-control"] == nil { response.headers.add("Cache-Control", "no-store") }
        if let keepsToHTTPS { response.headers.add("Strict-Transport-Security", "max-age=\(keepsToHTTPS)") }
        if request.isSecure {
            // Browsers ignore it over plain HTTP, with a warning in the console for every page.
            response.headers.add("Cross-Origin-Opener-Policy", "same-origin")
        }
    }
}
