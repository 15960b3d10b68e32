import Foundation
import TestSupport
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("en", "en"), ("en-US,en;q=0.9", "en"), ("ja", "ja"), ("ja-JP", "ja"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hans"),
        ("fr,ja;q=0.5,en;q=0.4", "ja"), ("fr", "en"), ("", "en"), ("*", "en"),
        (";;;q=,,", "en"), ("ja;q=0,zh", "zh-Hans"), ("en;q=0.1,ja;q=0.9", "ja"),
    ])
    func `a guest is spoken to in the language of the browser`(header: String, language: String) throws {
        let page = try Household().site.browser(language: header).get("/sign-in")
        #expect(page.document.first("html")?["lang"] == language)
    }

    @Test func `a language that a guest chooses stays`() throws {
        let browser = try Household().site.browser(language: "en")
        #expect(try browser.get("/?language=ja").document.first("html")?["lang"] == "ja")
        #expect(try browser.get("/sign-in").document.first("html")?["lang"] == "ja")
    }

    @Test(arguments: ["en", "ja", "zh-Hans"]) func `a member's setting counts more than the browser`(language: String) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("language", language)])
        for path in ["/", "/records", "/accounts", "/settings", "/trash", "/nowhere"] {
            let page = try household.site.browser(language: "ja").signedIn(household.cookies.ada).get(path)
            #expect(page.document.first("html")?["lang"] == language)
        }
    }

    @Test(arguments: [("light", "light"), ("dark", "dark"), ("auto", nil)] as [(String, String?)]) func `the theme is an attribute of the page`(
        theme: String, attribute: String?
    ) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("theme", theme)])
        for path in ["/", "/settings", "/nowhere"] { #expect(try household.ada.get(path).document.first("html")?["data-theme"] == attribute) }
    }

    @Test(arguments: [("en", ["first_name", "last_name"]), ("ja", ["last_name", "first_name"]), ("zh-Hans", ["last_name", "first_name"])])
    func `a person's names are asked for in the order of the language`(language: String, order: [String]) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("language", language)])
        for page in [try household.site.browser(language: language).get("/sign-up"), try household.ada.get("/settings/profile")] {
            #expect(page.document.all("input").compactMap { $0["name"] }.filter(order.contains) == order)
        }
    }

    @Test(arguments: ["en", "ja", "zh-Hans"]) func `a name in Chinese characters is shown family name first`(language: String) throws {
        let household = try Household()
        let profile = [("username", "ada"), ("email", "ada@example.org"), ("first_name", "太郎"), ("last_name", "山田")]
        try household.ada.post("/settings/profile", profile)
        try household.ada.post("/settings/preferences", [("language", language)])
        for path in ["/settings", "/operator/users"] { #expect(try household.ada.get(path).text.contains("山田太郎")) }
    }

    @Test func `a page in Chinese asks for Chinese fonts before Japanese ones, and a Japanese page the other way round`() throws {
        let styles = try String(contentsOf: SourceTree.root.appending(path: "Public/penny.css"), encoding: .utf8)
        for (tag, first, last) in [("ja", "var(--ja)", "var(--zh)"), ("zh", "var(--zh)", "var(--ja)")] {
            let rule = try #require(styles.firstMatch(of: try Regex(#"\[lang\|=\#(tag)\]\{--font:([^}]*)\}"#))?.output[1].substring)
            let (own, other) = (try #require(rule.range(of: first)), try #require(rule.range(of: last)))
            #expect(own.lowerBound < other.lowerBound && !rule.contains("system-ui"))
        }
        for font in ["PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP"] {
            #expect(styles.contains("\"\(font)\""))
        }
    }

    @Test func `no page of another language shows an English sentence`() throws {
        let english = [
            "Add record", "Overview", "Save", "Delete", "Edit", "Search", "Cancel", "records", "Default", "Today", "Yesterday", "Sign out", "Back",
        ]
        for language in ["ja", "zh-Hans"] {
            for state in PageState.full
            where !["currencies", "settings-preferences", "privacy-guest", "help-guest", "help-topic-guest"].contains(state.name) {
                let household = try Household()
                try household.ada.post("/settings/preferences", [("language", language)])
                let page = try state.open(household)
                let words = page.document.elements.filter { $0.children.isEmpty && !["textarea", "option", "input", "kbd", "code"].contains($0.tag) }
                    .flatMap { element in
                        [element.text, element["aria-label"] ?? "", element["placeholder"] ?? ""]
                    }
                #expect(words.filter(english.contains) == [], "\(state.name) in \(language)")
            }
        }
    }
}
