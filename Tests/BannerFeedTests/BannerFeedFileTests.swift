import Bookkeeping
import TestSupport
import Testing

@testable import BannerFeed

@Suite struct BannerFeedFileTests {
    /// 20 November 2025, 12:34 UTC.
    static let now: Int64 = 1_763_642_040

    static func entries(_ json: String) -> [BannerFeedFile.Entry]? { BannerFeedFile(Array(json.utf8), at: now)?.entries }

    static let good = #"{"id":"a","text":{"en":"Tea","ja":"茶"},"link":"https://example.org/tea"}"#

    @Test func `a feed is read with all that it says`() throws {
        let entry = try #require(
            Self.entries(
                #"""
                {"version":1,"banners":[{"id":"spring","text":{"en":"Tea","ja":"茶","zh-CN":"茶水","fr":"Thé"},"alt":{"en":"A cup"},
                "link":"https://example.org/tea?x=1","image":"https://example.org/tea.png","starts":"2025-11-20T00:00:00Z","ends":"2025-12-01T00:00:00+01:00","more":[1]}]}
                """#
            )?.first)
        #expect(entry.key == "spring")
        #expect(entry.content.text.texts == [.english: "Tea", .japanese: "茶", .simplifiedChinese: "茶水"])
        #expect(entry.content.alternative?.texts == [.english: "A cup"])
        #expect(entry.content.link == "https://example.org/tea?x=1")
        #expect(entry.image == "https://example.org/tea.png")
        #expect(entry.content.startsAt == 1_763_596_800)
        #expect(entry.content.endsAt == 1_764_543_600)
    }

    @Test func `a banner without an end goes a week after it was last in the feed`() throws {
        let entry = try #require(Self.entries("{\"banners\":[\(Self.good)]}")?.first)
        #expect(entry.content.startsAt == Self.now)
        #expect(entry.content.endsAt == Self.now + 7 * 86_400)
        #expect(entry.image == nil)
    }

    static let wrong = [
        "1", "null", "[]", "{}", #"{"id":"","text":{"en":"x"},"link":"https://e.org"}"#, #"{"id":"b","text":{},"link":"https://e.org"}"#,
        #"{"id":"b","text":{"fr":"x"},"link":"https://e.org"}"#, #"{"id":"b","text":"x","link":"https://e.org"}"#, #"{"id":"b","text":{"en":"x"}}"#,
        #"{"id":"b","text":{"en":"x"},"link":"javascript:alert(1)"}"#, #"{"id":"b","text":{"en":"x"},"link":"//e.org"}"#,
        #"{"id":"b","text":{"en":"x"},"link":"https://user:secret@e.org"}"#,
        #"{"id":"b","text":{"en":"x"},"link":"https://e.org","ends":"2025-11-20T12:34:00Z"}"#,
        #"{"id":"b","text":{"en":"x"},"link":"https://e.org","ends":"soon"}"#,
        #"{"id":"b","text":{"en":"x"},"link":"https://e.org","starts":"yesterday"}"#,
        #"{"id":"b","text":{"en":"x"},"link":"https://e.org","starts":"2026-01-02T00:00:00Z","ends":"2026-01-01T00:00:00Z"}"#,
        #"{"id":"b","text":{"en":"x"},"link":"https://e.org","image":"file:///etc/passwd"}"#,
        #"{"id":"b","text":{"en":"x\u0000y"},"link":"https://e.org"}"#,
        #"{"id":7,"text":{"en":"x"},"link":"https://e.org"}"#, #"{"id":"a","text":{"en":"The same again"},"link":"https://e.org"}"#,
    ]

    @Test(arguments: wrong) func `what is wrong with one banner leaves the others as they are`(item: String) {
        #expect(Self.entries("{\"banners\":[\(Self.good),\(item)]}")?.map(\.content.text.texts) == [[.english: "Tea", .japanese: "茶"]])
    }

    @Test(arguments: ["", "{", "<html>", "[]", "{}", "null", #"{"banners":{}}"#, #"{"banners":"#, String(repeating: "[", count: 100_000), "\u{0}"])
    func `what is not a feed is none`(json: String) { #expect(Self.entries(json) == nil) }

    @Test func `at most twenty banners are kept`() throws {
        let items = (1...50).map { #"{"id":"\#($0)","text":{"en":"x"},"link":"https://e.org"}"# }.joined(separator: ",")
        #expect(Self.entries("{\"banners\":[\(items)]}")?.map(\.key) == (1...20).map(String.init))
    }

    @Test func `random bytes never trap`() {
        var generator = SeededRandom.ofRun()
        let frame = Array("{\"banners\":[\(Self.good)]}".utf8)
        for _ in 0..<2_000 {
            var bytes = frame
            for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator) }
            _ = BannerFeedFile(bytes, at: Self.now)
            _ = BannerImage(bytes)
        }
    }
}
