import TestSupport
import Testing

@testable import Bookkeeping

/// Notes of accounts, on the pages of their accounts and in the search.
@Suite struct AccountNotePagesTests {
    /// Adds a note about an account of Ada's, below 100, or of Ben's.
    static func add(_ number: Int, to browser: Browser, _ text: String = "Interest is 2.1% & <more>\nfrom May") throws {
        let account = number < 100 ? SampleID.account(1) : SampleID.account(101)
        _ = try browser.send("/notes", [("id", SampleID.note(number)), ("account", account), ("date", "2025-11-20"), ("text", text)])
        browser.web.cookies.remove("penny_done")
    }

    static func fill(_ household: Household) throws {
        try add(1, to: household.ada)
        try add(2, to: household.ada, "銀行に電話した")
    }

    @Test func `a note is made, shown, changed and deleted, and the deletion is undone`() throws {
        let household = try Household(), ada = household.ada, account = "/accounts/\(SampleID.account(1))"
        let links = try ada.get(account).document.all("a").compactMap { $0["href"] }
        let new = try #require(links.first { $0.hasPrefix("/notes/new") })
        #expect(try ada.get(new).document.all("option").first { $0["value"] == SampleID.account(1) }?.has("selected") == true)
        let made = try ada.post(
            "/notes",
            [("id", SampleID.note(1)), ("account", SampleID.account(1)), ("date", "2025-11-20"), ("text", "Rate is <b>2.1%</b>\nfrom May")])
        #expect(made.target == account && made.text.contains("Saved.") && made.text.contains("Rate is <b>2.1%</b>"))
        _ = try ada.get("/notes/\(SampleID.note(1))/edit")
        try ada.web.submit("/notes/\(SampleID.note(1))", filling: ["text": "Rate is 2.4%"])
        #expect(try ada.get(account).text.contains("Rate is 2.4%"))
        let gone = try ada.post("/notes/\(SampleID.note(1))/delete", [("deletion", SampleID.deletion(900))])
        #expect(gone.target == account && gone.text.contains("“Rate is 2.4%” deleted.") && !gone.text.contains("Edit: Rate"))
        #expect(try ada.get("/trash").text.contains("Rate is 2.4%"))
        #expect(try ada.post("/trash/\(SampleID.deletion(900))/restore").target == "/accounts")
        #expect(try ada.get(account).text.contains("Rate is 2.4%"))
    }

    @Test func `a form that is sent twice makes one note, and a wrong one keeps what was typed`() throws {
        let household = try Household(), account = "/accounts/\(SampleID.account(1))"
        for _ in 0..<2 { try Self.add(1, to: household.ada, "Once") }
        #expect(try household.ada.get(account).document.all("p").count { $0.text == "Once" } == 1)
        let long = String(repeating: "x", count: AccountNote.textLimit + 1)
        let wrong = [("account", SampleID.account(101)), ("date", "2025-02-30"), ("text", long)]
        let answer = try household.ada.send("/notes", wrong)
        #expect(answer.status == 422 && answer.document.elements.count { $0["aria-invalid"] == "true" } == 3)
        let form = try #require(answer.document.forms.first { $0.action == "/notes" })
        #expect(form.value(of: "date") == "2025-02-30" && form.value(of: "text") == long)
        #expect(try household.ada.send("/notes/\(SampleID.note(1))", [("date", ""), ("text", "")]).status == 422)
        #expect(try household.ada.get(account).text.contains("Once"))
    }

    @Test func `a search of records finds notes by their words and their account`() throws {
        let household = try Household()
        try Self.fill(household)
        let found = try household.ada.get("/records?view=all&q=interest")
        #expect(found.text.contains("Interest is 2.1%") && !found.text.contains("銀行に電話した"))
        #expect(found.document.all("a").contains { $0["href"] == "/accounts/\(SampleID.account(1))" })
        #expect(try household.ada.get("/records?view=all&q=電話").text.contains("銀行に電話した"))
        #expect(try !household.ada.get("/records?view=all&q=nothing-like-it").text.contains("銀行"))
        #expect(try !household.ben.get("/records?view=all&q=interest").text.contains("2.1%"))
    }
}
