import Testing

@testable import MicroHTTP

struct TargetTests {
    @Test(arguments: [
        ("/", "/"), ("/accounts/", "/accounts/"), ("/a%20b", "/a b"), ("/%E5%AE%B6", "/家"), ("/a+b?c", "/a+b"),
        ("http://host/x?y", "/x"), ("HTTPS://host", "/"), ("http://host?y=1", "/"), ("/a:b@c", "/a:b@c"), ("/...", "/..."),
    ])
    func `a path is decoded`(target: String, path: String) throws {
        #expect(try RequestTarget(target, basePath: "").path == path)
    }

    @Test(arguments: [
        "", "*", "accounts", "ftp://host/", "/%", "/%4", "/%zz", "/%00", "/%ff", "/a%2Fb", "/..", "/../etc/passwd", "/a/./b",
        "/a/%2e%2E/b", "//evil", "/a//b", "/a%0d%0ab", "/a#b", "/a b", "/a?b=%00", "/a?b=%", "/\u{7F}", "/%7f", "/.",
    ])
    func `a target that could be understood in two ways is refused`(target: String) {
        #expect(throws: RequestTarget.Problem.malformed) { try RequestTarget(target, basePath: "") }
    }

    @Test(arguments: [("/penny", "/"), ("/penny/", "/"), ("/penny/accounts?x=1", "/accounts"), ("/penny/penny", "/penny")])
    func `the base path is left off`(target: String, path: String) throws {
        #expect(try RequestTarget(target, basePath: "/penny").path == path)
    }

    @Test(arguments: ["/", "/pennyx", "/accounts", "/pen"])
    func `a path outside the base path is told apart`(target: String) {
        #expect(throws: RequestTarget.Problem.outsideBasePath) { try RequestTarget(target, basePath: "/penny") }
    }

    @Test func `the query is decoded and the host of an absolute target is kept`() throws {
        let target = try RequestTarget("http://penny.local:8080/a?name=%E5%AE%B6&x=1+2", basePath: "")
        #expect(target.host == "penny.local:8080")
        #expect(target.query["name"] == "家")
        #expect(target.query["x"] == "1 2")
    }

    @Test func `a query with too many fields is refused`() {
        let query = String(repeating: "a&", count: Fields.queryLimit + 1)
        #expect(throws: RequestTarget.Problem.malformed) { try RequestTarget("/?" + query, basePath: "") }
    }
}
