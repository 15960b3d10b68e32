import TestSupport
import Testing

@testable import Web

/// The alert in the answer to a record that brings a budget to a level.
@Suite struct AlertTests {
    static func dialog(_ page: WebPage) -> HTMLElement? { page.document.first("dialog") }

    static func coffee(_ household: Household, _ amount: String, _ number: Int = 500) throws -> [(String, String)] {
        [
            ("id", SampleID.transaction(number)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"),
            ("account", try household.everyday()),
            ("category", try household.category("Groceries")), ("amount", amount), ("title", "Apples"),
        ]
    }

    /// Groceries has 1.01 left of 16; its first level was reached without a record, so that the second level alerts.
    @Test func `quick add answers with the alert, once`() throws {
        let household = try Household(), ada = household.ada
        let page = try ada.post(
            "/quick", [("id", SampleID.transaction(500)), ("category", try household.category("Groceries")), ("amount", "1.01")])
        let dialog = try #require(Self.dialog(page))
        #expect(dialog["role"] == "alertdialog" && dialog.has("open"))
        #expect(dialog.text.contains("“Groceries” is used up") && dialog.text.contains("£16.00 of £16.00 spent (November 2025)."))
        #expect(!dialog.text.contains("over") && !dialog.text.contains("left"))
        #expect(Self.dialog(try ada.get("/")) == nil)
        let more = try ada.post(
            "/quick", [("id", SampleID.transaction(501)), ("category", try household.category("Groceries")), ("amount", "5")])
        #expect(Self.dialog(more) == nil, "each level alerts once in a period")
    }

    @Test func `the form of a record answers with it, also when another one is to be added`() throws {
        for again in [false, true] {
            let household = try Household()
            let page = try household.ada.post("/transactions", try Self.coffee(household, "2") + (again ? [("again", "1")] : []))
            #expect(page.target.hasPrefix(again ? "/transactions/new" : "/records"))
            let dialog = try #require(Self.dialog(page))
            #expect(dialog.text.contains("“Groceries” is over its limit") && dialog.text.contains("That is £0.99 too much."))
            #expect(page.text.contains("Saved "))
        }
    }

    @Test func `editing answers with it`() throws {
        let household = try Household()
        try household.ada.post("/transactions", try Self.coffee(household, "0.50"))
        let page = try household.ada.post("/transactions/\(SampleID.transaction(500))", try Self.coffee(household, "60"))
        #expect(page.target == "/transactions/\(SampleID.transaction(500))")
        let dialog = try #require(Self.dialog(page))
        #expect(
            dialog.text.contains("“Groceries”") && dialog.text.contains("“Daily budget” is over its limit"),
            "two budgets, one dialog")
        #expect(dialog.descendants.count { $0.tag == "h2" } == 2)
    }

    @Test func `undoing a deletion answers with it`() throws {
        let household = try Household()
        try household.ada.post("/transactions/\(SampleID.transaction(1))/delete", [("deletion", SampleID.deletion(74))])
        try household.ada.post("/transactions", try Self.coffee(household, "10"))
        let page = try household.ada.post("/trash/\(SampleID.deletion(74))/restore")
        let dialog = try #require(Self.dialog(page))
        #expect(dialog.text.contains("“Groceries” is over its limit") && dialog.text.contains("£24.99 of £16.00"))
    }

    @Test func `nearing its alert percent is told with what is left`() throws {
        let household = try Household()
        let page = try household.ada.post("/transactions", try Self.coffee(household, "45"))
        let dialog = try #require(Self.dialog(page))
        #expect(dialog.text.contains("“Daily budget” is 92% used") && dialog.text.contains("£5.01 of the day’s budget is unspent."))
    }

    @Test func `OK needs no script, leads back, and marks as read what was shown`() throws {
        let household = try Household(), ada = household.ada
        let page = try ada.post("/transactions", try Self.coffee(household, "2"))
        #expect(page.document.all("span").contains { $0["class"] == "count" && $0.text.contains("1") })
        let form = try #require(page.document.forms.first { $0.action == "/notifications/read" })
        #expect(form.value(of: "next") == "/records")
        let after = try ada.web.submit("/notifications/read")
        #expect(after.target == "/records" && Self.dialog(after) == nil)
        #expect(!after.document.all("span").contains { $0["class"] == "count" })
        #expect(try household.ada.get("/notifications").text.contains("“Groceries” is over its limit"))
    }

    @Test func `the cookie holds words of ours and identities, and shows nothing to another book`() throws {
        let household = try Household(), ada = household.ada
        #expect(try ada.send("/transactions", try Self.coffee(household, "2")).status == 303)
        let cookie = try #require(ada.web.cookies["penny_done"])
        #expect(cookie.value.contains(/^saved\.[0-9a-f-]{36}(~|%7E)[0-9a-f-]{36}$/) && cookie.isHTTPOnly)
        let ben = household.ben
        ben.web.cookies.set("penny_done", cookie.value)
        let page = try ben.get("/")
        #expect(Self.dialog(page) == nil && !page.text.contains("Groceries is") && !page.text.contains("£16"))
    }

    @Test func `a reload shows no alert`() throws {
        let household = try Household(), ada = household.ada
        let page = try ada.post("/transactions", try Self.coffee(household, "2"))
        #expect(Self.dialog(page) != nil)
        #expect(Self.dialog(try ada.get(page.target)) == nil)
    }

    @Test(arguments: [
        "~", "welcome~x", "~019a9f00-0000-7000-8f00-000000000001", "x~y~z",
        "welcome~" + String(repeating: "~", count: 3_000),
    ])
    func `a cookie that is not ours is harmless`(text: String) throws {
        let told = FlashMessage(text)
        #expect(told?.alerts.count ?? 0 <= 1)
        if let told { #expect(FlashMessage(told.text) == told) }
    }
}
