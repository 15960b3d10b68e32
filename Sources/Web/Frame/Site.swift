import MicroHTTP
import Views

/// What is the same for every visit: where the site is, and how its cookies are set.
struct Site: Sendable {
    /// The path under which a reverse proxy shows the site, or nothing.
    let base: String
    let assets: Assets

    init(base: String, files: StaticFiles) {
        self.base = base
        assets = Assets { files.url(for: $0) }
    }

    /// A cookie of this site, which a browser without `maxAge` forgets when it ends. Over HTTPS it is Secure and its name has the `__Host-` prefix
    /// (RFC 6265bis, 4.1.3.2), which plain HTTP cannot have.
    func cookie(_ name: String, _ value: String, maxAge: Int?, for request: Request) -> SetCookie {
        SetCookie(
            Self.cookieName(name, for: request), value, path: "/", maxAge: maxAge, httpOnly: true, sameSite: .lax, secure: request.isSecure)
    }

    /// Makes the browser forget a cookie of this site.
    func removal(of name: String, for request: Request) -> SetCookie { cookie(name, "", maxAge: 0, for: request) }

    /// The value of one of this site's cookies.
    static func cookie(_ name: String, in cookies: Cookies, of request: Request) -> String? { cookies[cookieName(name, for: request)] }

    /// What a cookie is called: over HTTPS no other site of the host can set it.
    static func cookieName(_ name: String, for request: Request) -> String {
        request.isSecure ? "__Host-penny_" + name : "penny_" + name
    }
}
