import Identity
import TestSupport

@testable import Web

/// A person's browser at a test site.
final class Browser {
    let web: WebSession
    let site: TestSite

    init(_ web: WebSession, site: TestSite) {
        self.web = web
        self.site = site
    }

    /// The anti-forgery token of this browser; the first visit sets one.
    var token: String {
        get throws {
            for _ in 0..<2 {
                for name in ["penny_session", "penny_visit"] {
                    let name = (web.origin.hasPrefix("https:") ? "__Host-" : "") + name + site.base.replacing("/", with: "-")
                    if let secret = web.cookies[name].flatMap({ Secret($0.value) }) {
                        return secret.formToken
                    }
                }
                _ = try web.send(WireRequest("GET", site.base + "/sign-in"))
            }
            return ""
        }
    }

    @discardableResult
    func get(_ path: String) throws -> WebPage { try web.get(site.base + path) }

    /// Posts a form with this browser's token and follows redirects.
    @discardableResult
    func post(_ path: String, _ fields: [(String, String)] = []) throws -> WebPage {
        try web.post(site.base + path, [("csrf", try token)] + fields)
    }

    /// Posts a form with this browser's token and returns the answer itself.
    func send(_ path: String, _ fields: [(String, String)] = [], headers: [(name: String, value: String)] = []) throws -> WireResponse {
        try raw(path, [("csrf", try token)] + fields, headers: headers)
    }

    /// Posts exactly these fields and returns the answer itself.
    func raw(_ path: String, _ fields: [(String, String)], headers: [(name: String, value: String)] = []) throws -> WireResponse {
        let body = FormEncoding.urlEncoded(fields.map { FormEntry(name: $0.0, value: .text($0.1)) })
        return try web.send(
            WireRequest(
                "POST", site.base + path, headers: [("Content-Type", "application/x-www-form-urlencoded")] + headers, body: Array(body.utf8)))
    }

    /// Posts a multipart form with a file.
    func upload(_ path: String, _ fields: [(String, String)], file: (field: String, name: String, bytes: [UInt8])) throws -> WireResponse {
        var entries = ([("csrf", try token)] + fields).map { FormEntry(name: $0.0, value: .text($0.1)) }
        entries.append(FormEntry(name: file.field, value: .file(name: file.name, type: "application/octet-stream", bytes: file.bytes)))
        return try web.send(
            WireRequest(
                "POST", site.base + path, headers: [("Content-Type", "multipart/form-data; boundary=x9x9x9")],
                body: FormEncoding.multipart(entries, boundary: "x9x9x9")))
    }

    /// Returns the answer to a GET request itself.
    func fetch(_ path: String, headers: [(name: String, value: String)] = []) throws -> WireResponse {
        try web.send(WireRequest("GET", site.base + path, headers: headers))
    }

    /// Takes over the cookies of a signed-in person.
    func signedIn(_ cookies: CookieJar) -> Browser {
        web.cookies = cookies
        return self
    }

    /// Takes over a person's plain HTTP cookies under their names over HTTPS.
    func signedIn(overHTTPS cookies: CookieJar) -> Browser {
        for cookie in cookies.cookies { web.cookies.set("__Host-" + cookie.name, cookie.value) }
        return self
    }
}
