import Templates
import Testing

struct HTMLWriterTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("&<>\"'", "&amp;&lt;&gt;&quot;&#39;"), ("a&", "a&amp;"), ("&a", "&amp;a"),
        ("a<b>c", "a&lt;b&gt;c"), ("Käse & 日本語 'x'", "Käse &amp; 日本語 &#39;x&#39;"), ("&amp;", "&amp;amp;"),
        ("|~^`{}=/", "|~^`{}=/"), ("a\u{0}b", "a\u{0}b"), ("👩‍👩‍👧<", "👩‍👩‍👧&lt;"),
    ])
    func `five characters are escaped and nothing else`(text: String, html: String) {
        var out = HTMLWriter()
        out.escaped(text)
        #expect(out.string == html)
        out.clear()
        out.escaped("(\(text))".dropFirst().dropLast())
        #expect(out.string == html)
    }

    @Test func `every byte of ASCII comes out as itself or as its reference`() {
        let references = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        for byte in UInt8(0)..<128 {
            let text = String(UnicodeScalar(byte))
            var out = HTMLWriter()
            out.escaped(text)
            #expect(out.string == references[text] ?? text)
        }
    }

    @Test func `a special character is found wherever it stands in a text of any length`() {
        for length in 0...40 {
            let plain = (0..<length).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) }
            for (one, other) in (0...length).flatMap({ one in (0...length).map { (one, $0) } }) {
                var text = plain, html = plain.map(String.init)
                for place in [one, other] where place < length { (text[place], html[place]) = ("<", "&lt;") }
                var out = HTMLWriter(capacity: 0)
                out.escaped(String(text))
                #expect(out.string == html.joined())
            }
        }
    }

    @Test(arguments: [0, 1, -1, 9, 10, 99, 100, -100, 1_234_567_890, Int64.max, Int64.min])
    func `a number is written in decimal digits`(number: Int64) {
        var out = HTMLWriter()
        number.write(into: &out)
        Int(number).write(into: &out)
        #expect(out.string == "\(number)\(number)")
    }

    @Test func `the buffer grows and keeps what was written`() {
        var out = HTMLWriter(capacity: 0)
        var expected = ""
        for number in 0..<5000 {
            out.text("<i>")
            out.escaped("\(number)&")
            out.trusted(TrustedHTML(trusting: "</i>"))
            expected += "<i>\(number)&amp;</i>"
        }
        #expect(out.string == expected)
        #expect(out.bytes == Array(expected.utf8))
        #expect(out.count == expected.utf8.count)
    }

    @Test func `a cleared writer begins anew`() {
        var out = HTMLWriter()
        out.text("first")
        out.clear()
        #expect(out.bytes.isEmpty)
        out.text("second")
        #expect(out.string == "second")
    }
}
