import Bookkeeping
import TestSupport
import Testing

/// The list of notifications.
@Suite struct NotificationPagesTests {
    /// Raises a number of alerts, each of a separate budget.
    static func fill(_ household: Household, _ count: Int) throws {
        let ada = household.ada, coffee = try household.category("Coffee")
        for number in 0..<count {
            try ada.post(
                "/budgets",
                [
                    ("id", SampleID.budget(200 + number)), ("name", "Limit \(number)"), ("period", "daily"), ("amount", "10"),
                    ("tags", "t\(number)"),
                ])
            household.site.clock.advance(seconds: 1)
            _ = try ada.send(
                "/transactions",
                [
                    ("id", SampleID.transaction(500 + number)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"),
                    ("account", try household.everyday()),
                    ("category", coffee), ("amount", "10"), ("title", "One more"), ("tags", "t\(number)"),
                ])
        }
    }

    static func titles(_ page: WebPage) -> [String] {
        page.document.all("li").compactMap { row in row.descendants.first { $0.classes.contains("go") }?.text }.filter {
            $0.contains("Limit")
        }
    }

    @Test func `an empty list says what will be here`() throws {
        let page = try Household().newcomer.get("/notifications")
        #expect(page.text.contains("All quiet") && !page.document.forms.contains { $0.action == "/notifications/read" })
    }

    @Test func `the list has the newest first, page by page`() throws {
        let household = try Household()
        try Self.fill(household, 52)
        let ada = household.ada
        let first = try ada.get("/notifications")
        #expect(Self.titles(first).first == "“Limit 51” is used up")
        let next = try #require(first.document.all("a").first { $0["rel"] == "next" }?["href"])
        let second = try ada.get(next)
        #expect(Set(Self.titles(first) + Self.titles(second)).count == 52)
        #expect(second.document.all("a").contains { $0["href"] == "/notifications" && $0.text == "Back to the newest" })
    }

    @Test func `a notification of a budget leads to that budget`() throws {
        let household = try Household()
        try Self.fill(household, 1)
        let page = try household.ada.get("/notifications")
        let link = try #require(page.document.all("a").first { $0.text == "“Limit 0” is used up" }?["href"])
        #expect(link == "/budgets#budget-\(SampleID.budget(200))")
        #expect(try household.ada.get("/budgets").document.element(id: "budget-\(SampleID.budget(200))")?.text.contains("Limit 0") == true)
    }

    @Test(arguments: [false, true]) func `a notification of a refused connection leads to that of its book`(isShared: Bool) throws {
        let household = try Household()
        try household.share()
        try isShared
            ? BankLinkPagesTests.connectShared(household, by: "ada", number: 1, failure: "revoked")
            : BankLinkPagesTests.connect(household, failure: "revoked")
        let links = try household.ada.get("/notifications").document.all("a").filter { $0.text == "No more records come from bridge.example" }
        #expect(links.map { $0["href"] } == [isShared ? "/household/banks" : "/banks"])
        #expect(try !household.ben.get("/notifications").text.contains("bridge.example"), "Ben did not make it")
    }

    @Test(arguments: SecurityEvent.allCases) func `a notification of a change leads to the page of what changed`(event: SecurityEvent) throws {
        let household = try Household()
        let ada = try household.person("ada").id
        try household.site.store.write { try $0.notify(ada, event, from: nil, at: household.site.clock.milliseconds / 1_000) }
        let page = try household.ada.get("/notifications")
        let link = try #require(page.document.all("a").first { $0.classes.contains("go") }?["href"])
        let paths: [SecurityEvent: String] = [
            .newSignIn: "/settings/sessions", .tokenMade: "/settings/tokens", .loginChanged: "/settings/profile", .passkeyAdded: "/settings/passkeys",
        ]
        let status = try household.ada.fetch(link).status
        #expect(link == paths[event] ?? link && [200, 303].contains(status))
    }

    @Test func `the badge counts what is new, and marking one or all lowers it`() throws {
        let household = try Household()
        try Self.fill(household, 3)
        func badge() throws -> String? {
            try household.ada.get("/").document.all("span").first { $0["class"] == "count" }?.descendants.first?.text
        }
        let before = try #require(try badge().flatMap { Int($0) })
        let page = try household.ada.get("/notifications")
        let form = try #require(page.document.forms.first { $0.value(of: "id") != nil })
        let marked = try household.ada.post(
            "/notifications/read", [("id", form.value(of: "id") ?? ""), ("next", form.value(of: "next") ?? "")])
        #expect(marked.target == "/notifications")
        #expect(try badge() == String(before - 1))
        let all = try household.ada.post("/notifications/read")
        #expect(all.target == "/notifications" && all.text.contains("marked as read") && !all.document.text.contains("New"))
        #expect(try badge() == nil)
    }

    @Test func `they belong to the book`() throws {
        let household = try Household()
        try Self.fill(household, 1)
        let page = try household.ada.get("/notifications")
        let id = try #require(page.document.forms.compactMap { $0.value(of: "id") }.first)
        #expect(!(try household.ben.get("/notifications").text.contains("Limit 0")))
        let witness = try DatabaseWitness(household.site)
        let before = try witness.count("notification", where: "read_at IS NULL")
        #expect(before > 0)
        #expect(try household.ben.send("/notifications/read", [("id", id)]).status == 303)
        #expect(try household.ben.send("/notifications/read").status == 303)
        #expect(try witness.count("notification", where: "read_at IS NULL") == before)
    }

    @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:x", ""])
    func `marking leads nowhere but here`(next: String) throws {
        let answer = try Household().ada.send("/notifications/read", [("id", SampleID.absent), ("next", next)])
        #expect(answer["Location"] == "/notifications")
    }
}
