import Foundation
import Testing

@testable import TestSupport

@Suite struct WebSessionTests {
    /// Serves one form, and answers a post with the received data.
    static func site(form: String, enctype: String = "") throws -> LoopbackServer {
        try LoopbackServer { request in
            let html = (name: "Content-Type", value: "text/html; charset=utf-8")
            if request.method == "POST" {
                let received = Data(request.body).base64EncodedString()
                let cookies = [
                    ("Set-Cookie", "session=s2; Path=/; HttpOnly; SameSite=Lax"), ("Set-Cookie", "last=\(received); Path=/"),
                ]
                return WireResponse(status: 303, headers: [("Location", "/done")] + cookies)
            }
            if request.target == "/done" {
                return WireResponse(status: 200, headers: [html], body: Array((request["Cookie"] ?? "").utf8))
            }
            let page = "<form method=\"post\" action=\"/send\"\(enctype)>\(form)</form>"
            return WireResponse(status: 200, headers: [html, ("Set-Cookie", "session=s1; Path=/")], body: Array(page.utf8))
        }
    }

    static func received(_ session: WebSession) -> String {
        Data(base64Encoded: session.cookies["last"]?.value ?? "").map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static let form = """
        <input type="hidden" name="csrf" value="t&amp;1"><input name="amount"><input name="off" disabled value="x">
        <input type="radio" name="kind" value="expense" checked><input type="radio" name="kind" value="income">
        <input type="checkbox" name="default"><input type="checkbox" name="tags" value="a" checked><input type="checkbox" name="tags" value="b">
        <select name="account"><option value="1">Cash</option><option value="2" selected>Bank</option></select>
        <textarea name="note">\nold</textarea><button name="do" value="save">Save</button><button name="do" value="again">Save again</button>
        """

    @Test func `a form is sent as a browser would send it`() throws {
        let site = try Self.site(form: Self.form)
        let session = WebSession(port: site.port)
        try session.get("/")
        let page = try session.submit("/send", filling: ["amount": "12,50 ü"])
        #expect(Self.received(session) == "csrf=t%261&amount=12%2C50+%C3%BC&kind=expense&tags=a&account=2&note=old&do=save")
        #expect(page.target == "/done")
        #expect(page.redirects.map(\.status) == [303])
        #expect(session.cookies["session"]?.value == "s2")
        #expect(session.cookies["session"]?.isHTTPOnly == true)
    }

    @Test func `choices, check marks and another button are filled by name`() throws {
        let site = try Self.site(form: Self.form)
        let session = WebSession(port: site.port)
        try session.get("/")
        try session.submit(
            filling: ["kind": "income", "default": true, "tags": ["a", "b"], "account": "Cash", "note": "a\nb"],
            pressing: "Save again")
        #expect(
            Self.received(session)
                == "csrf=t%261&amount=&kind=income&default=on&tags=a&tags=b&account=1&note=a%0D%0Ab&do=again")
    }

    @Test(arguments: ["missing", "off"])
    func `a field that a person could not fill is refused`(field: String) throws {
        let site = try Self.site(form: Self.form)
        let session = WebSession(port: site.port)
        try session.get("/")
        #expect(throws: WebSession.Failure.self) { try session.submit("/send", filling: [field: "1"]) }
        #expect(throws: WebSession.Failure.self) { try session.submit("/send", filling: ["kind": "nothing"]) }
        #expect(throws: WebSession.Failure.self) { try session.submit("/elsewhere") }
    }

    @Test func `a form with a file is sent in parts`() throws {
        let site = try Self.site(
            form: "<input name=\"id\" value=\"7\"><input type=\"file\" name=\"f\">", enctype: " enctype=\"multipart/form-data\"")
        let session = WebSession(port: site.port)
        try session.get("/")
        try session.submit(filling: ["f": .file(name: "a\"b.csv", type: "text/csv", bytes: Array("x;y".utf8))])
        let parts = Self.received(session)
        #expect(parts.contains("name=\"id\"\r\n\r\n7\r\n"))
        #expect(parts.contains("name=\"f\"; filename=\"a%22b.csv\"\r\nContent-Type: text/csv\r\n\r\nx;y\r\n"))
    }

    @Test func `a cookie that plain HTTP does not allow is dropped`() {
        var jar = CookieJar()
        jar.take("a=1; Secure", isSecure: false)
        jar.take("__Host-b=1; Path=/", isSecure: true)
        jar.take("c=1; Path=/settings", isSecure: false)
        jar.take("d=1", isSecure: false)
        jar.take("d=; Max-Age=0", isSecure: false)
        #expect(jar.cookies.map(\.name) == ["c"])
        #expect(jar.header(for: "/settings/name", isSecure: false) == "c=1")
        #expect(jar.header(for: "/settingsx", isSecure: false) == nil)
    }
}
