import MicroHTTP
import Testing

struct CookieTests {
    @Test(arguments: [
        ("session=abc", "abc"), ("a=b; session=abc", "abc"), ("session=\"abc\"", "abc"), ("session=a=b==", "a=b=="),
        ("session=one; session=two", "one"), (" session = abc ", "abc"), ("session=", ""), ("session=50%", "50%"),
    ])
    func `a cookie is read`(field: String, value: String) {
        #expect(Request(headers: ["Cookie": field]).cookies["session"] == value)
    }

    @Test(arguments: ["", "session", "Session=abc", "xsession=abc", ";;;", "=abc"])
    func `a cookie that is not there is not found`(field: String) {
        #expect(Request(headers: ["Cookie": field]).cookies["session"] == nil)
    }

    @Test func `a cookie is written with its attributes`() {
        #expect(SetCookie("s", "abc").headerValue == "s=abc; Path=/; HttpOnly; SameSite=Lax")
        #expect(
            SetCookie("__Host-s", "a", maxAge: 60, httpOnly: false, sameSite: .strict, secure: true).headerValue
                == "__Host-s=a; Path=/; Max-Age=60; SameSite=Strict; Secure")
        #expect(SetCookie("s", "", path: "/penny", maxAge: 0).headerValue == "s=; Path=/penny; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    @Test func `a value cannot add attributes or fields, and is read back the same`() throws {
        let value = "a; Domain=evil\r\nX: \"家\", 100%"
        var response = Response(.ok)
        response.add(SetCookie("s", value, path: "/;x"))
        let field = try #require(response.headers["set-cookie"])
        #expect(response.headers.isWellFormed)
        #expect(!field.contains("; Domain="))
        #expect(!field.contains("/;x"))
        let pair = try #require(field.split(separator: ";").first)
        #expect(Cookies([String(pair)])["s"] == value)
    }
}
