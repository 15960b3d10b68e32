import MicroHTTP
import Views

/// What is the same for every visit: where the site is, and how its cookies are set.
struct Site: Sendable {
    /// The path under which a reverse proxy shows the site, or nothing.
    let base: String
    let assets: Assets

    init(base: String, files: StaticFiles) {
        self.base = base
        assets = Assets(
            style: files.url(for: "penny.css"), charts: files.url(for: "charts.css"), guide: files.url(for: "guide.css"), document: files.url(for: "document.css"), map: files.url(for: "map.css"),
            places: files.url(for: "places.css"), identity: files.url(for: "identity.css"), icons: files.url(for: "icons.svg"), logo: files.url(for: "logo.svg"),
            point: files.url(for: "point.svg"), script: files.url(for: "penny.js"), mapScript: files.url(for: "map.js"), placesScript: files.url(for: "places.js"),
            lockScript: files.url(for: "lock.js"), manifest: files.url(for: "penny.webmanifest"))
    }

    /// A cookie of this site, which a browser without `maxAge` forgets when it ends. Over HTTPS it is Secure and its name has the `__Host-` prefix (RFC 6265bis, 4.1.3.2), which plain HTTP cannot have.
    func cookie(_ name: String, _ value: String, maxAge: Int?, for request: Request) -> SetCookie {
        SetCookie(
            Self.cookieName(name, for: request), value, path: "/", maxAge: maxAge, httpOnly: true, sameSite: .lax, secure: request.isSecure)
    }

    /// The value of one of this site's cookies.
    static func cookie(_ name: String, in cookies: Cookies, of request: Request) -> String? { cookies[cookieName(name, for: request)] }

    private static func cookieName(_ name: String, for request: Request) -> String {
        request.isSecure ? "__Host-penny_" + name : "penny_" + name
    }
}
