import Testing

@testable import StrictXML

struct XMLReaderTests {
    static func events(_ text: String, depth: Int = 32) throws -> [XMLEvent] {
        var reader = XMLReader(), events: [XMLEvent] = []
        reader.depthLimit = depth
        try reader.read(Array(text.utf8)) { event, _ in events.append(event) }
        return events
    }

    @Test(
        arguments: [
            ("<a/>", [.start(XMLName("a"), attributes: [:]), .end(XMLName("a"))]),
            (
                "<?xml version='1.0' encoding='UTF-8'?>\n<a b='1'>t</a>\n",
                [.start(XMLName("a"), attributes: [XMLName("b"): "1"]), .text("t"), .end(XMLName("a"))]
            ),
            ("\u{feff}<a>é漢😀</a>", [.start(XMLName("a"), attributes: [:]), .text("é漢😀"), .end(XMLName("a"))]),
            (
                "<a>x &amp; y\r\nz&#x41;<![CDATA[<b>]]></a>",
                [.start(XMLName("a"), attributes: [:]), .text("x & y\nzA<b>"), .end(XMLName("a"))]
            ),
            (
                "<a><!-- no --><?no no?><b/></a>",
                [
                    .start(XMLName("a"), attributes: [:]), .start(XMLName("b"), attributes: [:]), .end(XMLName("b")),
                    .end(XMLName("a")),
                ]
            ),
            (
                "<a>\n <b/></a>",
                [
                    .start(XMLName("a"), attributes: [:]), .text("\n "), .start(XMLName("b"), attributes: [:]),
                    .end(XMLName("b")), .end(XMLName("a")),
                ]
            ),
            (
                "<p:a xmlns:p='urn:x' xmlns='urn:y' p:c='1' d='2'><b/></p:a>",
                [
                    .start(XMLName("a", in: "urn:x"), attributes: [XMLName("c", in: "urn:x"): "1", XMLName("d"): "2"]),
                    .start(XMLName("b", in: "urn:y"), attributes: [:]),
                    .end(XMLName("b", in: "urn:y")), .end(XMLName("a", in: "urn:x")),
                ]
            ),
        ] as [(String, [XMLEvent])])
    func `a document is read`(text: String, events: [XMLEvent]) throws {
        #expect(try Self.events(text) == events)
    }

    @Test(arguments: [
        ("", 1), ("   ", 1), ("hello", 1), ("<a>", 1), ("<a></b>", 1), ("<a>\n<b>\n</a>", 3), ("<a/><b/>", 1),
        ("<a b='1' b='2'/>", 1), ("<a b=1/>", 1), ("<a\0/>", 1),
        ("<a>&nbsp;</a>", 1), ("<a>\n&who;</a>", 2), ("<a>&#0;</a>", 1), ("<a>\u{1}</a>", 1), ("<p:a/>", 1),
        ("<a xmlns:p=''/>", 1), ("<a>]]></a>", 1), ("\n<?xml version='1.0'?><a/>", 2),
        ("<?xml version='1.0' encoding='EBCDIC'?><a/>", 1), ("<a b='<'/>", 1), ("<!-- -- --><a/>", 1), ("<a/>\nrest", 2),
        ("<html><br></html>", 1),
    ])
    func `what is not XML has a line and a reason`(text: String, line: Int) {
        #expect {
            try Self.events(text)
        } throws: { error in
            guard let problem = error as? XMLProblem, case .malformed(let reason) = problem.reason else { return false }
            return problem.line == line && !reason.isEmpty
        }
    }

    @Test(arguments: [
        "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY x 'xxxxxxxxxx'><!ENTITY y '&x;&x;&x;&x;&x;&x;'><!ENTITY z '&y;&y;&y;&y;&y;&y;'>]><a>&z;&z;</a>",
        "<?xml version='1.0'?><!DOCTYPE a PUBLIC '-//x' 'http://127.0.0.1/x.dtd' [<!ENTITY % p SYSTEM 'http://127.0.0.1/p'> %p;]><a/>",
    ])
    func `a document type is refused before anything else`(text: String) {
        #expect(throws: XMLProblem(line: 1, reason: .documentType)) { try Self.events(text) }
    }

    @Test func `a document is as deep as allowed`() throws {
        let deep = { (depth: Int) in String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth) }
        #expect(try Self.events(deep(4), depth: 4).count == 8)
        #expect(throws: XMLProblem(line: 1, reason: .tooDeep)) { try Self.events(deep(5), depth: 4) }
        #expect(throws: XMLProblem(line: 1, reason: .tooDeep)) { try Self.events(deep(1_000_000)) }
    }

    @Test func `a document is as long as allowed`() throws {
        var reader = XMLReader()
        reader.sizeLimit = 7
        try reader.read(Array("<a></a>".utf8)) { _, _ in }
        #expect(throws: XMLProblem(line: 0, reason: .tooLarge)) { try reader.read(Array("<a></a> ".utf8)) { _, _ in } }
    }

    @Test func `each event has its line`() throws {
        var lines: [Int] = []
        try XMLReader().read(Array("<a>\n<b\n c='1'>two\nthree</b></a>".utf8)) { _, line in lines.append(line) }
        #expect(lines == [1, 1, 2, 3, 4, 4])
    }

    @Test func `other encodings are read, and broken ones refused`() throws {
        var events: [XMLEvent] = []
        let latin: [UInt8] = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xe9] + Array("</a>".utf8)
        try XMLReader().read(latin) { event, _ in events.append(event) }
        #expect(events.contains(.text("é")))
        events = []
        let wide = Array("<a>é</a>".utf16).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        try XMLReader().read([0xff, 0xfe] + wide) { event, _ in events.append(event) }
        #expect(events.contains(.text("é")))
        #expect(throws: XMLProblem.self) {
            try XMLReader().read(Array("<a>".utf8) + [0xff, 0xfe] + Array("</a>".utf8)) { _, _ in }
        }
    }

    @Test func `what the reader of the events throws ends the reading`() {
        struct Enough: Error {}
        var count = 0
        #expect(throws: Enough.self) {
            try XMLReader().read(Array("<a><b/><c/><!DOCTYPE".utf8)) { _, _ in
                count += 1
                if count == 2 { throw Enough() }
            }
        }
        #expect(count == 2)
    }
}
