/// A cookie as the browser keeps it.
public struct BrowserCookie: Sendable, Equatable {
    public var name: String
    public var value: String
    public var path = "/"
    public var isHTTPOnly = false
    public var isSecure = false
    public var sameSite: String?
}

extension Browser {
    /// Returns the cookies of the open page, including `HttpOnly` ones.
    public func cookies() throws -> [BrowserCookie] {
        try driver.command("GET", "/cookie").array.map {
            BrowserCookie(
                name: $0["name"].string ?? "", value: $0["value"].string ?? "", path: $0["path"].string ?? "/",
                isHTTPOnly: $0["httpOnly"].bool ?? false, isSecure: $0["secure"].bool ?? false, sameSite: $0["sameSite"].string)
        }
    }

    /// Sets a cookie for the site of the open page.
    public func setCookie(_ name: String, _ value: String) throws {
        try driver.command("POST", "/cookie", ["cookie": ["name": .string(name), "value": .string(value), "httpOnly": true]])
    }

    public func deleteCookies() throws { try driver.command("DELETE", "/cookie") }
}
