import MicroHTTP
import Testing

struct FieldsTests {
    @Test(arguments: [
        ("a=1&b=2", ["a": "1", "b": "2"]),
        ("name=M%C3%BCsli+und+Tee", ["name": "Müsli und Tee"]),
        ("q=%e5%ae%b6&x", ["q": "家", "x": ""]),
        ("&&a=b=c&&", ["a": "b=c"]),
        ("=v", ["": "v"]),
        ("plus=1%2B1", ["plus": "1+1"]),
        ("", [:]),
    ])
    func `form text is decoded`(text: String, expected: [String: String]) throws {
        let fields = try Fields(urlEncoded: text)
        #expect(fields.count == expected.count)
        for (name, value) in expected { #expect(fields[name] == value) }
    }

    @Test(arguments: ["a=%", "a=%1", "a=%zz", "a=%00", "a=%ff", "a=%c3", "%g1=b", "a=%c0%80", "a=%ed%a0%80"])
    func `a broken escape, a NUL or a byte that is not UTF-8 is refused`(text: String) {
        #expect(throws: FormError.malformed) { try Fields(urlEncoded: text) }
    }

    @Test func `more fields than the limit are refused`() throws {
        #expect(try Fields(urlEncoded: "a&b&c", limit: 3).count == 3)
        #expect(throws: FormError.tooManyFields) { try Fields(urlEncoded: "a&b&c&d", limit: 3) }
    }

    @Test func `a repeated name keeps all its values in order`() throws {
        var fields = try Fields(urlEncoded: "categories=3&x=0&categories=1")
        #expect(fields.all("categories") == ["3", "1"])
        #expect(fields["categories"] == "3")
        fields["categories"] = "9"
        #expect(fields.all("categories") == ["9"])
        fields["x"] = nil
        #expect(fields.urlEncoded == "categories=9")
    }

    @Test func `what is encoded is read back the same`() throws {
        let fields: Fields = ["a b": "c&d=e", "家計": "1+1=2%", "empty": "", "quote": "\"'<>\r\n"]
        #expect(try Fields(urlEncoded: fields.urlEncoded) == fields)
    }
}
