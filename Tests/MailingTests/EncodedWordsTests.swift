import Foundation
import Mailing
import Testing

struct EncodedWordsTests {
    @Test(arguments: [
        ("Budget used up", "Budget used up"), ("", ""), ("é", "=?UTF-8?B?w6k=?="), ("=?UTF-8?B?w6k=?=", "=?UTF-8?B?PT9VVEYtOD9CP3c2az0/PQ==?="),
        ("two\r\nlines", "two  lines"), ("a\u{0}b\u{7f}c", "a b c"), ("x\u{85}y", "x y"),
    ])
    func `a text is written as it is or in words`(text: String, written: String) {
        #expect(EncodedWords.of(text) == written)
    }

    @Test(arguments: [
        "「食費」の上限に近づいています。今月の残りをご確認ください。", "“Groceries” is over its limit", String(repeating: "é👨‍👩‍👧", count: 40), String(repeating: "plain ", count: 40),
    ])
    func `words are short, whole characters, and say the same again`(text: String) throws {
        let words = EncodedWords.of(text).split(separator: " ")
        #expect(words.allSatisfy { $0.utf8.count <= 75 && $0.hasPrefix("=?UTF-8?B?") && $0.hasSuffix("?=") })
        let read = try words.map { word in
            let bytes = try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
            return try #require(String(data: bytes, encoding: .utf8))
        }
        #expect(read.joined() == text)
    }
}
