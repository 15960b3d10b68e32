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

    /// Returns the address that a browser names as the sender of a form, if it is the address of a site and differs from the address in the request,
    /// as behind a proxy that does not pass its own on. A browser that knows another site as the sender says so in another way.
    static func otherAddress(_ request: Request) -> String? {
        guard request.headers["sec-fetch-site"].map({ $0 == "same-origin" || $0 == "none" }) ?? true, let origin = request.headers["origin"],
            origin.utf8.count <= 200, let scheme = ["http://", "https://"].first(where: origin.lowercased().hasPrefix)
        else { return nil }
        let host = origin.dropFirst(scheme.count).utf8
        let isHost = !host.isEmpty && host.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || 0x30...0x39 ~= $0 || "-.:[]".utf8.contains($0) }
        return isHost && !isOwnOrigin(request) ? origin : nil
    }
}
