import Bookkeeping
import Testing

@testable import Validation

@Test(arguments: [
    ("Lunch #work", ["work"]), ("#one #two,#three", ["one", "two", "three"]), ("＃外食 でランチ", ["外食"]), ("昼食（#会社）", ["会社"]),
    ("C# and page.html#top", []),
    ("##x", []), ("# alone", []), ("#", []), ("#a-b_c9!", ["a-b_c9"]), ("#naïve", ["naïve"]), ("#हिन्दी", ["हिन्दी"]), ("#👍", []),
    ("#1️⃣", []), ("#---", []),
    ("#2026", ["2026"]), ("#" + String(repeating: "a", count: 26), []), ("#work\n#home", ["work", "home"]),
    ("https://x.example/#a", []),
    ("#a\u{202E}b", ["a"]), ("#a#b", ["a"]),
])
func `hashtags are found in running text`(text: String, expected: [String]) {
    #expect(HashtagScanner.inline(text) == expected)
}

@Test func `a field lists hashtags with or without sign, by spaces and commas of any width`() {
    #expect(HashtagScanner.listed("weekly, #family ＃外食、昼，x  # ,") == ["weekly", "family", "外食", "昼", "x"])
    #expect(HashtagScanner.distinct(["Work", "work", "ＷＯＲＫ", "apple"]) == ["apple", "Work"])
    #expect(
        HashtagScanner.name("a b") == nil && HashtagScanner.name("a!") == nil && HashtagScanner.name("") == nil
            && HashtagScanner.name("\u{301}") == nil)
    #expect(HashtagScanner.name("a" + String(repeating: "\u{301}", count: 100_000)) == nil)
}
