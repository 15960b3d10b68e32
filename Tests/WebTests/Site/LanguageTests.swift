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

    @Test func `no page of another language shows an English sentence`() throws {
        let english = [
            "Add record", "Overview", "Save", "Delete", "Edit", "Search", "Cancel", "records", "Default", "Today", "Yesterday", "Sign out", "Back",
        ]
        for language in ["ja", "zh-Hans"] {
            for state in PageState.full where !["currencies", "settings-preferences", "privacy-guest"].contains(state.name) {
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
