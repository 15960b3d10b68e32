import Foundation
import TestSupport
import Testing

/// Injection attempts wherever a person's text is shown.
@Suite struct HostileTextTests {
    static let texts = [
        "<x-evil onclick=a()>", "\"><x-evil>", "'><x-evil>", "</textarea><x-evil>", "</title><x-evil>", "</script><x-evil>", "</option><x-evil>",
        "<!--x", "]]>x", "{{name}}", "{{{name}}}",
        "{{#t}}{{/t}}", "%s%n%x%@%d", "'); DROP TABLE record;--", "=1+1|'cmd'", "@SUM(1)", "-2+3", "\u{202E}evil",
        "Z\u{0335}\u{0336}a\u{0337}l\u{0338}g\u{0334}o", "👩‍👩‍👧‍👦🏳️‍🌈", "&lt;x-evil&gt;",
        "&amp;&#x3C;", "javascript:x", "日本語 テスト", "١٢٣", "a\\0\\n$(x)`x`", "x\" onfocus=\"a()", "x' onfocus='a()", "%3Cx-evil%3E",
        "\u{2066}x\u{2069}<x-evil>",
    ]

    @Test(arguments: texts) func `a hostile text is shown as text and nothing else`(text: String) throws {
        let household = try Household()
        let ada = household.ada
        let note = "\(text)\n\(text)", category = SampleID.category(70), account = SampleID.account(70), record = SampleID.transaction(70)
        _ = try ada.send("/accounts", [("id", account), ("name", text), ("currency", "GBP"), ("starting_balance", "1")])
        _ = try ada.send("/categories", [("id", category), ("kind", "expense"), ("name", text), ("colour", "sky"), ("icon", "pets")])
        _ = try ada.send("/hashtags", [("id", SampleID.hashtag(70)), ("name", text)])
        _ = try ada.send("/settings/profile", [("username", "ada"), ("email", "ada@example.org"), ("first_name", text), ("last_name", text)])
        let form = [
            ("id", record), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("account", account), ("category", category),
            ("amount", "1"), ("title", text),
            ("vendor", text), ("note", note), ("latitude", "1"), ("longitude", "1"), ("place", text),
        ]
        let budget = SampleID.budget(70)
        _ = try ada.send("/budgets", [("id", budget), ("name", text), ("period", "daily"), ("amount", "1"), ("new_category", text), ("tags", text)])
        let noted = SampleID.note(70)
        _ = try ada.send("/notes", [("id", noted), ("text", text), ("date", "2025-11-20"), ("account", account)])
        let goal = SampleID.goal(70)
        _ = try ada.send("/goals", [("id", goal), ("name", text), ("amount", "1"), ("by", "2026-05-31"), ("account", account)])
        #expect(try ada.upload("/transactions", form, file: ("attachment", "\(text).png", SampleFile.png)).status == 303)
        let phone = household.site.browser()
        phone.web.headers = [("User-Agent", text.unicodeScalars.allSatisfy(\.isASCII) ? text : "x")]
        _ = try SignInTests.signIn(phone, "ada")

        let encoded = FormEncoding.urlEncoded([FormEntry(name: "x", value: .text(text))]).dropFirst(2)
        let paths = [
            "/", "/records", "/records?q=\(encoded)", "/records?tag=\(encoded)", "/statistics", "/statistics?period=weekly&account=\(account)",
            "/reports?tags=\(encoded)&group_by=\(encoded)&open=\(encoded)", "/reports?group_by=vendor", "/reports?group_by=hashtag",
            "/statistics?period=\(encoded)&date=\(encoded)&account=\(encoded)",
            "/records?view=\(encoded)&date=\(encoded)&sort=\(encoded)&after=\(encoded)", "/transactions/\(record)",
            "/transactions/\(record)/edit", "/transactions/new", "/transactions/new?from=\(record)", "/accounts", "/accounts/\(account)/edit",
            "/accounts/\(account)",
            "/accounts/\(account)/reconcile?date=2025-11-20&balance=1", "/accounts/\(account)/reconcile?date=\(encoded)&balance=\(encoded)",
            "/accounts/\(account)/delete",
            "/accounts/new?currency=\(encoded)&name=\(encoded)&starting_balance=\(encoded)&id=\(encoded)",
            "/currencies?for=\(encoded)&q=\(encoded)&name=\(encoded)&currency=\(encoded)",
            "/categories", "/categories/\(category)/edit", "/categories/\(category)/delete", "/hashtags", "/settings", "/settings/profile",
            "/settings/sessions", "/settings/rates",
            "/budgets", "/budgets/\(budget)/edit", "/budgets/new?period=\(encoded)", "/notifications", "/notifications?after=\(encoded)",
            "/?budget=\(encoded)", "/goals", "/goals/\(goal)/edit", "/notes/\(noted)/edit", "/accounts/\(account)",
            "/goals/new?account=\(encoded)",
            "/settings/rates/history?currency=\(encoded)&before=\(encoded)", "/operator", "/operator/users", "/operator/users?after=\(encoded)",
            "/operator/users/\(try household.user("ada"))", "/operator/health",
            "/operator/backups", "/operator/audit?before=\(encoded)", "/\(encoded)",
        ]
        for path in paths { Self.expectHarmless(try ada.get(path), path) }
        for path in ["/sign-in?next=\(encoded)", "/sign-up?next=\(encoded)&invitation=\(encoded)", "/?language=\(encoded)", "/reset?link=\(encoded)"]
        { Self.expectHarmless(try household.site.browser().get(path), path) }
        Self.expectHarmless(try ada.post("/transactions/\(record)/delete"), "undo")
        Self.expectHarmless(try ada.post("/budgets/\(budget)/delete"), "undo of a budget")
        Self.expectHarmless(try ada.post("/goals/\(goal)/delete"), "undo of a goal")
        Self.expectHarmless(try ada.post("/accounts/\(account)/delete"), "undo of an account")
        Self.expectHarmless(try ada.post("/categories/\(category)/delete", [("move_to", try household.category("Coffee"))]), "undo of a category")
        Self.expectHarmless(try ada.get("/trash"), "/trash")
        #expect(household.site.events.errors == [])
    }

    /// Forms that show the typed values again.
    static let returning = [
        "/sign-in", "/sign-up", "/quick", "/transactions", "/transactions/{id}", "/accounts", "/accounts/{id}", "/accounts/{id}/reconcile",
        "/currencies", "/categories",
        "/categories/{id}", "/hashtags",
        "/hashtags/{id}", "/settings/profile", "/settings/preferences", "/settings/rates", "/budgets", "/budgets/{id}", "/budgets/daily", "/goals",
        "/goals/{id}", "/notes", "/notes/{id}",
        "/settings/passkeys/{id}", "/settings/passkeys", "/sign-in/passkey",
    ]

    /// Texts that could end a tag, an attribute, an element or a template.
    static let sharpest = texts.filter { $0.contains("<") || $0.contains("\"") || $0.contains("{{{") || $0.contains("%s") }

    @Test(arguments: sharpest, SiteRoute.posting.filter { returning.contains($0.pattern) })
    func `a hostile text in every field of a form that comes back is text`(text: String, route: SiteRoute) throws {
        let household = try Self.shared.get()
        let browser =
            route.access == .anyone ? household.site.browser(peer: "10.9.\(Int.random(in: 1...250)).\(Int.random(in: 1...250))") : household.ada
        let names = Set(try route.form(household).map(\.0) + (WrongInputTests.more[route.pattern] ?? [])).subtracting(["id", "deletion"])
        guard !names.isEmpty else { return }
        let page = try browser.post(try route.path(in: household), names.sorted().map { ($0, text) })
        Self.expectHarmless(page, route.name)
        #expect(household.site.events.errors == [])
    }

    /// One copy for many forms, none of which is accepted.
    private static let shared = Result { try Household() }

    static func expectHarmless(_ page: WebPage, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let document = page.document
        #expect(page.status < 500, "\(path)", sourceLocation: sourceLocation)
        #expect(document.problems == [], "\(path)", sourceLocation: sourceLocation)
        #expect(AccessibilityAudit.problems(in: document).filter { $0.contains("inline") } == [], "\(path)", sourceLocation: sourceLocation)
        #expect(document.all("x-evil").isEmpty && !page.response.text.contains("<x-evil"), "\(path)", sourceLocation: sourceLocation)
        #expect(document.externalLinks.filter { !PageTests.credits.contains($0) } == [], "\(path)", sourceLocation: sourceLocation)
        // A field shows the typed text; anywhere else such a mark would reverse the words around it.
        #expect(page.status == 422 || !document.text.unicodeScalars.contains("\u{202E}"), "\(path)", sourceLocation: sourceLocation)
    }

    @Test(arguments: texts.filter { !$0.contains("\u{202E}") && !$0.contains("\u{2066}") }) func `a text is kept and found letter for letter`(
        text: String
    ) throws {
        let household = try Household()
        let form = [
            ("id", SampleID.transaction(71)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("account", try household.everyday()),
            ("category", try household.category("Coffee")), ("amount", "1"), ("title", text), ("vendor", text), ("note", text),
        ]
        #expect(try household.ada.send("/transactions", form).status == 303)
        let edit = try household.ada.get("/transactions/\(SampleID.transaction(71))/edit")
        let shown = try #require(edit.document.forms.first { $0.action.hasPrefix("/transactions/") })
        for field in ["title", "vendor", "note"] { #expect(shown.value(of: field) == text) }
        #expect(try household.ada.get("/transactions/\(SampleID.transaction(71))").document.first("h1")?.text.isEmpty == false)
        #expect(try household.ada.get("/records").document.all("a").contains { $0.textContent == text })
    }
}
