import MicroHTTP
import Views

/// The settings that all visits share: the base path, the assets and the attributes of cookies.
struct Site: Sendable {
    /// The path prefix under which a reverse proxy serves the site, or an empty string.
    let base: String
    let assets: Assets

    init(base: String, files: StaticFiles) {
        self.base = base
        assets = Assets { files.url(for: $0) }
    }

    /// Returns a cookie of this site; without `maxAge` it is a session cookie. Over HTTPS it is Secure and its name has the
    /// `__Host-` prefix (RFC 6265bis, 4.1.3.2), which plain HTTP cannot have.
    func cookie(_ name: String, _ value: String, maxAge: Int?, for request: Request) -> SetCookie {
        SetCookie(
            cookieName(name, for: request), value, path: "/", maxAge: maxAge, httpOnly: true, sameSite: .lax, secure: request.isSecure)
    }

    /// Returns a cookie that deletes one of this site's cookies.
    func removal(of name: String, for request: Request) -> SetCookie { cookie(name, "", maxAge: 0, for: request) }

    /// Returns the value of one of this site's cookies.
    func cookie(_ name: String, in cookies: Cookies, of request: Request) -> String? { cookies[cookieName(name, for: request)] }

    /// Returns the full name of a cookie, which over HTTPS no other site of the host can set. Sites of one host below different base paths have cookies of
    /// different names; their paths are all `/`, which the prefix demands.
    func cookieName(_ name: String, for request: Request) -> String {
        (request.isSecure ? "__Host-penny_" : "penny_") + name + base.replacing("/", with: "-")
    }
}
