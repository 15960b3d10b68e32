import MicroHTTP

/// Refuses posts that another site made a browser send (OWASP: Cross-Site Request Forgery Prevention).
enum ForgeryCheck {
    /// True if nothing in the request says that another site sent it. Plain HTTP at a LAN name sends no `Sec-Fetch-Site`.
    static func isOwnOrigin(_ request: Request) -> Bool {
        if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" { return false }
        guard let origin = request.headers["origin"] else { return true }
        return origin.lowercased() == request.origin.lowercased()
    }
}
