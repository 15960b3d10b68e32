import Bookkeeping
import TestSupport
import Testing

@testable import Storage
@testable import Web

@Suite struct HouseholdPagesTests {
    private let household: Household

    init() throws { household = try Household() }

    private func make(_ name: String = "The Hales", more: [(String, String)] = []) throws -> WireResponse {
        try household.ada.send("/household", [("id", SampleID.account(700)), ("name", name), ("kind", "household"), ("currency", "EUR")] + more)
    }

    @Test func `a household is made with a book that is ready to be used`() throws {
        let new = try household.ada.get("/household")
        #expect(new.status == 200 && new.document.first(where: { $0["class"] == "books" }) == nil)
        #expect(try make().status == 303)
        // The same form once more.
        #expect(try make().status == 303)
        let own = try #require(try household.membership(of: "ada"))
        #expect(own.household.name == "The Hales" && own.household.kind == .household && own.role == .administrator)
        let page = try household.ada.get("/household")
        #expect(page.status == 200 && page.document.first("h1")?.first("small")?.text == "The Hales")
        #expect(page.document.first("body")?["class"] == "house")
        let saved = try household.ada.send(
            "/household/quick", [("id", SampleID.transaction(901)), ("category", try household.sharedCategory("Groceries")), ("amount", "12.50")])
        #expect(saved.status == 303 && saved["Location"] == "/household")
        #expect(try household.sharedTitles().count == 1)
        #expect(try !household.ada.get("/records?view=all").response.text.contains("12.50"))
    }

    @Test(arguments: [
        ([("name", ""), ("kind", "household"), ("currency", "EUR")], "name"), ([("name", "X"), ("kind", "clan"), ("currency", "EUR")], "kind"),
        ([("name", "X"), ("kind", "group"), ("currency", "XXQ")], "currency"),
        ([("name", String(repeating: "x", count: 81)), ("kind", "group"), ("currency", "EUR")], "name"),
    ])
    func `a form with a mistake keeps what was typed`(fields: [(String, String)], wrong: String) throws {
        let answer = try household.ada.send("/household", fields)
        #expect(answer.status == 422 && answer.document.first(where: { $0["href"] == "#\(wrong)" }) != nil)
        #expect(answer.document.element(id: "name")?["value"] == fields.first { $0.0 == "name" }?.1)
        #expect(try household.membership(of: "ada") == nil)
    }

    @Test func `nobody makes a second one`() throws {
        try household.share()
        let answer = try make("Another")
        #expect(answer.status == 409 && answer.text.contains("You are in a household."))
    }

    @Test func `a page leads to the same page of the other book`() throws {
        try household.share()
        let t = "view=weekly&date=2025-11-17"
        for (page, own, shared) in [
            ("/", "/", "/household"), ("/records?\(t)&q=x", "/records?\(t)", "/household/records?\(t)"),
            (
                "/household/statistics?from=2025-11-01&to=2025-11-09", "/statistics?from=2025-11-01&to=2025-11-09",
                "/household/statistics?from=2025-11-01&to=2025-11-09"
            ),
            ("/transactions/\(SampleID.transaction(1))", "/records", "/household/records"),
            ("/accounts/\(SampleID.account(1))/edit", "/accounts", "/household/accounts"), ("/settings/profile", "/", "/household"),
            ("/household/people", "/", "/household"),
        ] {
            let links = try household.ada.get(page).document.all { $0["class"] == "books" }.flatMap { $0.all("a") }.map { $0["href"] ?? "" }
            #expect(Set(links) == [own, shared], "\(page)")
        }
        #expect(try household.newcomer.get("/").document.first(where: { $0["class"] == "books" }) == nil)
    }

    @Test func `every link of the household's pages stays in its book`() throws {
        try household.share()
        for path in [
            "", "/records", "/statistics", "/reports", "/map", "/budgets", "/goals", "/accounts", "/categories", "/hashtags", "/trash", "/settings",
            "/transactions/new",
        ] {
            let page = try household.ada.get("/household" + path)
            #expect(page.status == 200)
            for link in (page.document.all("main") + page.document.all { $0["class"] == "tabs" }).flatMap({ $0.all("a") }).compactMap({ $0["href"] })
            where link.hasPrefix("/") {
                // The switch of books, the settings of the person, and the guide.
                let isOwn =
                    page.document.all { $0["class"] == "books" }.flatMap { $0.all("a") }.contains { $0["href"] == link }
                    || link.hasPrefix("/settings") || link.hasPrefix("/help")
                #expect(link.hasPrefix("/household") || isOwn, "\(path) leads to \(link)")
            }
        }
    }

    @Test func `the administrator changes the name, the currency and the calendar`() throws {
        try household.share()
        let page = try household.ada.get("/household/details")
        #expect(page.document.element(id: "name")?["value"] == "The Hales")
        let form = [
            ("name", "The Ravens"), ("kind", "group"), ("currency", "JPY"), ("time_zone", "Asia/Tokyo"), ("week_start", "7"), ("month_start", "25"),
        ]
        #expect(try household.ada.send("/household/details", form).status == 303)
        let own = try #require(try household.membership(of: "ada")), settings = try household.readShared { try $0.settings() }
        #expect(own.household.name == "The Ravens" && own.household.kind == .group)
        #expect(
            settings
                == BookSettings(
                    mainCurrency: try #require(Currency(code: "JPY")), timeZone: try #require(CivilTimeZone("Asia/Tokyo")), weekStart: .sunday,
                    monthStart: 25))
        #expect(try household.book("ada").settings.mainCurrency.code == "GBP")
        let wrong = try household.ada.send("/household/details", form.map { ($0.0, $0.0 == "time_zone" ? "Atlantis" : $0.1) })
        #expect(wrong.status == 422 && wrong.document.element(id: "time_zone")?["value"] == "Atlantis")
        for path in ["/household/details", "/household/dissolve"] { #expect(try household.ben.fetch(path).status == 403) }
        #expect(try household.ben.send("/household/details", form).status == 403)
    }

    @Test func `the administrator hands over, and leaves then`() throws {
        try household.share()
        let ben = try household.place(of: "ben"), ada = try household.place(of: "ada")
        let refused = try household.ada.fetch("/household/leave")
        #expect(refused.status == 409 && refused.document.text.contains("You are still the administrator"))
        #expect(!refused.document.text.contains("That changed in the meantime"))
        #expect(try household.ada.send("/household/leave").status == 409)
        #expect(try household.ada.send("/household/people/\(ada)/role", [("role", "member")]).status == 409)
        #expect(try household.ada.send("/household/people/\(ada)/remove").status == 409)
        #expect(try household.ben.send("/household/people/\(ada)/remove").status == 403)
        #expect(try household.ben.send("/household/people/\(ben)/role", [("role", "administrator")]).status == 403)
        let answer = try household.ada.send("/settings/delete", [("username", "ada")])
        #expect(answer.status == 409 || answer.status == 422)
        #expect(
            try household.ada.post("/household/people/\(ben)/role", [("role", "administrator")]).document.first(where: {
                $0["class"]?.hasPrefix("notice") == true
            })?.text.contains("Handed over") == true)
        #expect(try household.ada.fetch("/household/leave").status == 200)
        let left = try household.ada.post("/household/leave")
        #expect(left.status == 200 && left.target == "/" && left.document.first(where: { $0["class"] == "books" }) == nil)
        let people = try household.ben.get("/household/people").document
        #expect(people.text.contains("Were here") && people.text.contains("Ada Lovelace"))
    }

    @Test func `an ended household is opened by nobody and can be restored`() throws {
        try household.share()
        let shared = "/household/records"
        #expect(try household.ben.send("/household/dissolve").status == 403)
        let ended = try household.ada.post("/household/dissolve")
        #expect(ended.status == 200 && ended.document.text.contains("The Hales was ended."))
        #expect(try household.ada.fetch(shared).status == 404 && household.ben.fetch(shared).status == 404)
        let back = try household.ada.post("/household/restore")
        #expect(back.status == 200 && back.target == "/household/people")
        #expect(try household.ada.fetch(shared).status == 200 && household.ben.fetch(shared).status == 404)
        #expect(try household.ada.send("/household/restore").status == 404)
    }

    @Test func `a name without an account is added, invited and removed`() throws {
        try household.share()
        let wrong = try household.ada.send("/household/people", [("id", SampleID.account(800)), ("name", "  ")])
        #expect(wrong.status == 422)
        let page = try household.ada.post("/household/people", [("id", SampleID.account(800)), ("name", "Otto <b>")])
        #expect(page.status == 200 && page.document.text.contains("Otto <b>"))
        #expect(try household.ben.send("/household/people", [("id", SampleID.account(801)), ("name", "Nobody")]).status == 403)
        #expect(try household.ada.send("/household/people/\(SampleID.account(800))/role", [("role", "member")]).status == 404)
        let invitation = try household.ada.send("/household/invitations", [("role", "viewer"), ("person", SampleID.account(800))])
        #expect(invitation.status == 200 && invitation.document.first("h1")?.text.hasPrefix("For Otto <b>") == true)
        let link = try #require(invitation.document.element(id: "link")?["value"])
        #expect(link.hasPrefix("http://penny.local:8080/invitations/") && invitation.document.first("figure") != nil)
        #expect(try household.ada.fetch("/household/people/\(SampleID.account(800))/remove").status == 200)
        #expect(try household.ada.send("/household/people/\(SampleID.account(800))/remove").status == 303)
        // The invitation went with the name that it was for.
        #expect(try household.newcomer.fetch(String(link.dropFirst("http://penny.local:8080".count))).status == 404)
    }

    @Test(arguments: [[("role", "administrator")], [("role", "")], [("role", "member"), ("person", "x")]])
    func `an invitation for what cannot be is refused`(form: [(String, String)]) throws {
        try household.share()
        #expect(try household.ada.send("/household/invitations", form).status == 400)
        #expect(try household.ben.send("/household/invitations", [("role", "member")]).status == 403)
    }

    @Test func `an alert of a shared budget is told to those who may write, with the way to it`() throws {
        let money = try SharedMoney(), ada = money.browser(.administrator)
        let form = [
            ("id", SampleID.transaction(650)), ("kind", "expense"), ("date", "2025-11-21"), ("time", "10:00"), ("account", SampleID.account(101)),
            ("category", SampleID.category(101)), ("amount", "30"), ("title", "Ben's second lamp"), ("tags", "bens"),
        ]
        let page = try ada.post("/household/transactions", form)
        #expect(page.document.first("dialog")?.text.contains("Ben's limit") == true)
        for person in [SharedMoney.Person.administrator, .member] {
            let links = try money.browser(person).get("/notifications").document.all("a").compactMap { $0["href"] }
            #expect(links.contains { $0.hasPrefix("/household/budgets") }, "\(person)")
        }
        for person in [SharedMoney.Person.viewer, .removed, .alone] {
            #expect(try !money.browser(person).get("/notifications").response.text.contains("Ben&#39;s limit"), "\(person)")
        }
    }

    @Test func `a viewer sees no button of a change`() throws {
        let money = try SharedMoney(), viewer = money.browser(.viewer)
        for path in [
            "", "/records?view=all", "/statistics", "/reports", "/map", "/budgets", "/goals", "/accounts", "/categories", "/hashtags", "/trash",
            "/transactions/\(SampleID.transaction(101))",
        ] {
            let page = try viewer.get("/household" + path)
            #expect(page.status == 200)
            let links = page.document.all("a").compactMap { $0["href"] }.filter { $0.hasPrefix("/household") }
            #expect(!links.contains { $0.contains("/new") || $0.contains("/edit") || $0.contains("/delete") }, "\(path)")
            let forms = page.document.all { $0["method"] == "post" || $0["formaction"] != nil }.compactMap { $0["action"] ?? $0["formaction"] }
            #expect(forms.allSatisfy { $0 == "/settings/masking" || $0.hasPrefix("/household/notifications") }, "\(path): \(forms)")
        }
    }

    @Test func `the API has the household's book`() throws {
        let money = try SharedMoney(), household = money.household
        let program = household.program("Ben's script")
        let accounts = try program.get("/household/accounts")
        #expect(accounts.status == 200 && accounts["data"]?.list?.compactMap { $0["name"]?.text }.contains("Ben's purse") == true)
        let made = try program.post("/household/hashtags", ["name": "shared"])
        #expect(made.status == 201 && made.response["Location"]?.hasPrefix("/api/v1/household/hashtags/") == true)
        let own = try program.get("/hashtags")["data"]?.list?.compactMap { $0["name"]?.text } ?? []
        #expect(!own.contains("shared"))
        let (ada, ben, place) = (try household.person("ada").id, try household.person("ben").id, try household.place(of: "ben"))
        try household.site.store.write { try $0.households.setRole(of: place, .viewer, by: ada) }
        #expect(try program.get("/household/accounts").status == 200)
        let refused = try program.post("/household/hashtags", ["name": "again"])
        #expect(refused.status == 403 && refused.kind == "only-viewing")
        try household.site.store.write { try $0.households.leave(ben, at: TestSite.now) }
        let gone = try program.get("/household/accounts")
        #expect(gone.status == 404 && gone.kind == "no-household")
    }

    @Test func `the page of sharing tells the administrator by whom the shared accounts are seen`() throws {
        let household = try Household()
        try household.share()
        let ben = try household.ben.get("/household/sharing").document.text, ada = try household.ada.get("/household/sharing").document.text
        #expect(ben.contains(", the administrator, reads the records") && ben.contains("sees its records, sums and balance"))
        #expect(ada.contains("You are the administrator: only you see the accounts") && !ada.contains("sees its records"))
    }
}
