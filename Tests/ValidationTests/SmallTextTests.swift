import Bookkeeping
import Testing

@testable import Validation

@Test(arguments: [
    "a@b.co", "hannah.baker+x@example.org", "o'neil@sub.example.co.uk", "me@bücher.example", "x_1@xn--bcher-kva.example",
])
func `addresses that mail can go to are accepted`(text: String) { #expect(EmailAddress.isValid(text)) }

@Test(arguments: [
    "", "a", "a@", "@b.co", "a@b", "a b@c.de", "a@b..co", "a@.co", "a@b.co.", "a@-b.co", "a@b-.co", "a@@b.co", "a@b.co\u{0}",
    "<a@b.co>", "a@b_c.co", "é@b.co",
    "a@b.co\n", "a,b@c.de", "a@[127.0.0.1]", String(repeating: "a", count: 65) + "@b.co",
    "a@" + String(repeating: "b.", count: 200) + "co",
])
func `what is no address is refused`(text: String) { #expect(!EmailAddress.isValid(text)) }

@Test func `user names have letters, digits and three signs of any script`() {
    for name in ["hannah", "Hannah_B.9-x", "花子", "müller", "a"] { #expect(Username.read(name) == name) }
    #expect(Username.read("ｈａｎａ") == "hana")
    for name in ["", "a b", "a@b", "a/b", "..", "-_-", "a\u{200D}b", "a👍", "a\u{202E}b", String(repeating: "a", count: 26)] {
        #expect(Username.read(name) == nil)
    }
}

@Test(
    arguments: [
        ("35.68124", 90, 3_568_124), ("-35,5", 90, -3_550_000), ("−0.00001", 90, -1), ("139", 180, 13_900_000),
        ("35.681236789", 90, 3_568_124), ("89.999995", 90, 9_000_000),
        ("+1.", 90, 100_000), ("90", 90, 9_000_000), ("90.00001", 90, nil), ("200", 180, nil), ("", 90, nil), ("-", 90, nil),
        (".5", 90, nil), ("1.2.3", 90, nil), ("1e1", 90, nil),
        ("nan", 90, nil), ("99999999999999999999", 90, nil), ("１", 90, nil),
    ] as [(String, Int, Int?)])
func `coordinates are degrees with five decimals`(text: String, limit: Int, expected: Int?) {
    #expect(Coordinate(text, within: limit)?.value == expected)
}

@Test func `coordinates are written so that they are read again`() {
    for value in [0, 1, -1, 9_000_000, -9_000_000, 3_568_124, -100_000, 99_999] {
        #expect(Coordinate(Coordinate.plain(value), within: 90)?.value == value)
    }
    #expect(Coordinate.plain(-5) == "-0.00005")
}

@Test(arguments: [
    ("receipt.jpg", "receipt.jpg"), ("C:\\fakepath\\a.jpg", "a.jpg"), ("../../etc/passwd", "passwd.jpg"), ("", "receipt.jpg"),
    ("..", "receipt.jpg"), ("/", "receipt.jpg"),
    ("a\r\nb\u{0}.jpg", "ab.jpg"), ("レシート.jpg", "レシート.jpg"), ("gpj.\u{202E}exe", "gpj.jpg"),
    ("b.html", "b.jpg"), ("b.JPG", "b.JPG"), ("b.jpeg", "b.jpeg"), ("b.tar.gz", "b.tar.jpg"), ("2025.11", "2025.11.jpg"), ("Dr. Who", "Dr. Who.jpg"),
    ("b.png", "b.jpg"), ("b.", "b..jpg"), (".html", "receipt.jpg"), (".jpg", "receipt.jpg"), ("b.jpg.html", "b.jpg.jpg"), ("b.html ", "b.jpg"),
])
func `file names keep their last part only, and their ending follows the type`(typed: String, expected: String) {
    #expect(FileName.clean(typed, type: .jpeg) == expected)
    #expect(Receipt.FileType.jpeg.named(expected) == expected)
}

@Test func `a file name of megabytes is cut`() {
    #expect(FileName.clean(String(repeating: "a", count: 2_000_000), type: .pdf).count == 100)
}
