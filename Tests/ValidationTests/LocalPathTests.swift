import Testing
import Validation

@Test(arguments: [
    "/", "/records", "/records?view=monthly&date=2026-11", "/accounts/0192f7a0-0000-7000-8000-000000000000/edit",
    "/invitations/aB3_-x",
    "/records?q=a%20b%2Fc&next=//x", "/settings#sessions", "/records?tag=%E9%A3%9F",
])
func `own paths are let through unchanged`(path: String) throws {
    #expect(try #require(LocalPath(path)).description == path)
}

@Test(arguments: [
    "", "records", "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil", "https:evil.example",
    "https://evil.example", "javascript:alert(1)",
    "/%2fevil.example", "/%2Fevil", "/%5Cevil", "/%09/evil", "/\t/evil", "/\n/evil", " /records", "/ /evil",
    "/records\r\nSet-Cookie: a=b", "/records\u{0}",
    "/a//b", "/a/../b", "/..//evil", "/./x", "/a/.", "/@evil", "/:80", "/;a", "/é", "/records?q=é", "/records?q=\"",
    "/records?a=\\evil", "/records?q=<b>",
    "/\u{202E}live", "／records", "/%252fevil", "http:/evil", "?q", "#x",
])
func `anything that could lead elsewhere is refused`(path: String) {
    #expect(LocalPath(path) == nil)
}

@Test func `a path of megabytes is refused`() {
    #expect(LocalPath("/" + String(repeating: "a", count: 5_000_000)) == nil)
    #expect(LocalPath("/" + String(repeating: "a", count: LocalPath.lengthLimit - 1)) != nil)
    #expect(LocalPath("/" + String(repeating: "a", count: LocalPath.lengthLimit)) == nil)
}
