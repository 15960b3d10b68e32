import MicroHTTP

/// Detects cross-site request forgery by the request's origin (OWASP: Cross-Site Request Forgery Prevention).
enum ForgeryCheck {
    /// Returns true unless a header says that another site sent the request. Browsers send no `Sec-Fetch-Site` over plain HTTP to
    /// a LAN host.
    static func isOwnOrigin(_ request: Request) -> Bool {
        if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" { return false }
        guard let origin = request.headers["origin"] else { return true }
        return origin.lowercased() == request.origin.lowercased()
    }
}
