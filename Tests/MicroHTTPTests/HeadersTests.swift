import MicroHTTP
import Testing

struct HeadersTests {
    @Test func `names are found without regard to case`() {
        let headers: Headers = ["Accept-Language": "ja", "X-A": "1", "x-a": "2"]
        #expect(headers["accept-language"] == "ja")
        #expect(headers.all("X-a") == ["1", "2"])
        #expect(headers.count(of: "x-A") == 2)
        #expect(headers["accept"] == nil)
    }

    @Test func `assigning replaces every value and nil removes them`() {
        var headers: Headers = ["A": "1", "B": "2", "a": "3"]
        headers["A"] = "4"
        #expect(headers.all("a") == ["4"])
        headers["b"] = nil
        #expect(headers.map { "\($0.name): \($0.value)" } == ["A: 4"])
    }

    @Test(arguments: [
        ("A", "x\r\nSet-Cookie: y"), ("A", "x\ny"), ("A", "x\u{0}"), ("A", "\u{7F}"), ("A b", "x"), ("A:", "x"), ("", "x"),
    ])
    func `a line break in a value or a name that is no token makes the list ill-formed`(name: String, value: String) {
        var headers: Headers = ["Fine": "x\ty 家"]
        #expect(headers.isWellFormed)
        headers.add(name, value)
        #expect(!headers.isWellFormed)
    }
}
