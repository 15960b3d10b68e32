import Bookkeeping
import Foundation
import TestSupport
import Testing

@Test(
    arguments: [
        ("ja", .japanese), ("ja-JP,ja;q=0.9,en;q=0.8", .japanese), ("en;q=0.5, zh-CN;q=0.9", .simplifiedChinese),
        ("fr-FR,fr;q=0.9,ja;q=0.2", .japanese), ("fr", .english), ("", .english),
        ("*", .english), ("ja;q=0, zh", .simplifiedChinese), ("EN-us", .english), ("zh-Hans-CN", .simplifiedChinese),
        ("en;q=0.8,ja;q=0.8", .english), ("ja;Q=0.1,en;q=0.2", .english),
        ("ja;q=inf,en", .english), ("ja;q=nan,en", .english), ("ja;q=x,en;q=0.1", .english),
        ("ja;\tq=0.9 ,\tzh;q=0.5", .japanese), (",,;;q=,", .english), ("\u{0}", .english), ("jam", .english),
    ] as [(String, Language)])
func `the language is the best that the browser asks for`(header: String, expected: Language) {
    #expect(Language(accepting: header) == expected)
}

@Test(
    arguments: [
        ("ja-JP,en;q=0.8", "JP"), ("ja,en-GB;q=0.8", "GB"), ("zh-Hans-CN", "CN"), ("en", nil), ("es-419,es-mx;q=0.9", "MX"),
        ("en-u-ca-buddhist", nil), ("en-12,de-at;q=0.1", "AT"), ("", nil),
    ] as [(String, String?)])
func `the region is that of the first tag with one`(header: String, expected: String?) {
    #expect(Language.region(accepting: header) == expected)
}

@Test func `a header of megabytes is read in bounds`() {
    #expect(Language(accepting: String(repeating: "fr,", count: 500_000) + "ja") == .english)
}

@Test(arguments: [
    ("Cash ", "cash"), ("ＣＡＳＨ", "cash"), ("Straße", "STRASSE"), ("Καφές", "ΚΑΦΈΣ"), ("e\u{301}", "É"), ("ｶﾞｽ", "ガス"),
    ("\u{3000}現金\n", "現金"),
])
func `names that differ in case or form only are the same`(one: String, other: String) { #expect(one.folded == other.folded) }

@Test func `names in ASCII are folded as all others are`() {
    var random = SeededRandom.ofRun()
    for _ in 1...3_000 {
        let last: [UInt8] = (0..<Int.random(in: 0...9, using: &random)).map { _ in Bool.random(using: &random) ? 32 : 127 }
        let bytes = last.map { UInt8.random(in: 0...$0, using: &random) }
        let name = String(decoding: bytes, as: UTF8.self)
        // A letter that is not ASCII takes the long way.
        #expect((name + "é" + name).folded == (name + "é" + name).lowercased().trimmingCharacters(in: .whitespacesAndNewlines), "\(bytes)")
        #expect(name.folded == name.lowercased().trimmingCharacters(in: .whitespacesAndNewlines), "\(bytes)")
    }
}

@Test(arguments: [("ハ", "バ"), ("cafe", "café"), ("a b", "ab")])
func `names that differ otherwise are not`(one: String, other: String) { #expect(one.folded != other.folded) }
