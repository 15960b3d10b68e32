import TestSupport
import Testing

@testable import Validation

private let name = FormField("name", .text, required: true, max: 25)
private let note = FormField("note", .textarea(rows: 2), max: 2_000)

private func clean(_ text: String, _ field: FormField = name) -> Result<String, Problem> {
    do { return .success(try CleanText(text, for: field).text) } catch { return .failure(error) }
}

private let family = "👨‍👩‍👧‍👦"
private let kiss = "👩🏽‍❤️‍💋‍👨🏽"

@Test(
    arguments: [
        ("Cash", .success("Cash")), ("  Cash\u{3000}", .success("Cash")), ("e\u{301}", .success("\u{E9}")),
        ("", .failure(.required)), (" \n\t", .failure(.required)),
        ("\u{200B}\u{200D}\u{FEFF}", .failure(.required)), ("\u{202E}\u{2066}", .failure(.required)),
        ("a\u{0}b", .failure(.controlCharacters)),
        ("\u{0}", .failure(.controlCharacters)), ("a\nb", .failure(.controlCharacters)), ("a\tb", .failure(.controlCharacters)),
        ("a\u{2028}b", .failure(.controlCharacters)),
        ("a\u{9B}b", .failure(.controlCharacters)), ("a\u{FFFE}b", .failure(.controlCharacters)),
        ("a\u{202E}b\u{202C}", .success("ab")),
        ("שלום\u{200F}", .success("שלום\u{200F}")),
        (String(repeating: "あ", count: 25), .success(String(repeating: "あ", count: 25))),
        (String(repeating: "あ", count: 26), .failure(.tooLong(25))),
        (String(repeating: family, count: 25), .success(String(repeating: family, count: 25))),
        (String(repeating: kiss, count: 25), .success(String(repeating: kiss, count: 25))),
        (String(repeating: family, count: 26), .failure(.tooLong(25))),
        ("a" + String(repeating: "\u{301}", count: 1_000_000), .failure(.tooLong(25))),
        (String(repeating: "x", count: 3_000_000), .failure(.tooLong(25))),
    ] as [(String, Result<String, Problem>)])
func `a line of text is trimmed, composed, counted and free of what cannot be seen`(
    typed: String, expected: Result<String, Problem>
) {
    #expect(clean(typed) == expected)
    if case .success(let text) = expected {
        #expect((try? clean(typed).get().unicodeScalars.elementsEqual(text.unicodeScalars)) == true)
    }
}

@Test func `a text area keeps line breaks in one form and an empty one is fine`() {
    #expect(clean("one\r\ntwo\n\tthree\r\n", note) == .success("one\ntwo\n\tthree"))
    #expect(clean("", note) == .success(""))
    #expect(clean("a\u{1B}[31m", note) == .failure(.controlCharacters))
    #expect(clean(String(repeating: "字", count: 2_001), note) == .failure(.tooLong(2_000)))
}

@Test func `random bytes never trap and never leave a control character`() throws {
    var generator = SeededRandom.ofRun()
    for _ in 0..<3_000 {
        let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        if case .success(let text) = clean(String(decoding: bytes, as: UTF8.self)) {
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control } && 1...25 ~= text.count)
        }
    }
}

@Test func `the browser never refuses what the server accepts`() throws {
    let limit = try #require(name.htmlMaxLength)
    for text in [
        String(repeating: kiss, count: 25), String(repeating: family, count: 25),
        String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 25),
    ] {
        #expect(text.utf16.count <= limit)
        #expect(throws: Never.self) { try CleanText(text, for: name) }
    }
    #expect(TransactionForm.amount.htmlMaxLength == nil)
    #expect(SignUpForm.password.htmlMaxLength == nil)
}
