import TestSupport
import Testing

@testable import Bookkeeping

/// The list of goals, their form, and where else they are shown.
@Suite struct GoalPagesTests {
    /// Adds a goal on Ada's savings, or on Ben's purse.
    static func add(_ number: Int, to browser: Browser, _ changes: [String: String] = [:]) throws {
        let isAda = number < 100
        let form = [
            "id": SampleID.goal(number), "name": isAda ? "Bicycle & <bell>" : "Ben's boat", "amount": "2000", "by": "2026-05-31",
            "account": isAda ? SampleID.account(1) : SampleID.account(101),
        ].merging(changes) { $1 }
        _ = try browser.send("/goals", form.map { ($0.key, $0.value) })
        browser.web.cookies.remove("penny_done")
    }

    /// Adds a goal that is carried, one that is short, one that is reached, and one without a forecast.
    static func fill(_ household: Household) throws {
        try add(1, to: household.ada)
        try add(2, to: household.ada, ["name": "週末の旅", "amount": "900", "by": "2026-01-31", "keep": "250"])
        try add(3, to: household.ada, ["name": "Deposit", "amount": "9000", "by": "2026-12-31", "account": try household.everyday()])
        try add(4, to: household.ada, ["name": "Tea set", "amount": "60000", "by": "2026-03-01", "account": SampleID.account(2)])
    }

    static func goal(_ household: Household, _ number: Int, of owner: String = "ada") throws -> SavingGoal? {
        try household.site.store.read(try household.book(owner)) { ledger in
            try ledger.goals.all().first { $0.id.description == SampleID.goal(number) }
        }
    }

    @Test func `a goal is made, shown, changed and deleted, and the deletion is undone`() throws {
        let household = try Household(), ada = household.ada
        let listed = try ada.post(
            "/goals",
            [
                ("id", SampleID.goal(1)), ("name", "Bicycle"), ("amount", "1500"), ("by", "2026-05-31"), ("account", SampleID.account(1)),
                ("keep", "1000"),
            ])
        #expect(listed.target == "/goals" && listed.text.contains("Goal saved."))
        let bar = try BudgetPagesTests.bar(listed, "Bicycle")
        // 1,300 are in the account, of which 1,000 stay; a rule brings 100 every second Monday.
        for word in ["£300.00 of £1,500.00", "20%", "£1,200.00 to go", "a month for 7 months", "Savings", "£1,000.00 stays in the account"] {
            #expect(bar.text.contains(word), "\(word) in \(bar.text)")
        }
        #expect(bar["class"] == "bar ok" && bar.text.contains("On track") && bar.text.contains("The forecast carries it"))
        let edit = try ada.get("/goals/\(SampleID.goal(1))/edit")
        let form = try #require(edit.document.forms.first { $0.action.hasSuffix(SampleID.goal(1)) })
        #expect(form.value(of: "amount") == "1500.00" && form.value(of: "by") == "2026-05-31" && form.value(of: "keep") == "1000.00")
        try ada.web.submit("/goals/\(SampleID.goal(1))", filling: ["amount": "9000", "keep": ""])
        let changed = try BudgetPagesTests.bar(ada.get("/goals"), "Bicycle")
        #expect(changed["class"] == "bar near" && changed.text.contains("Behind") && changed.text.contains("more a month"))
        let gone = try ada.post("/goals/\(SampleID.goal(1))/delete", [("deletion", SampleID.deletion(900))])
        #expect(gone.target == "/goals" && gone.text.contains("“Bicycle” deleted.") && gone.text.contains("What are you saving up for?"))
        #expect(try ada.get("/trash").text.contains("Goal"))
        let back = try ada.post("/trash/\(SampleID.deletion(900))/restore")
        #expect(back.target == "/goals" && back.text.contains("Bicycle"))
        #expect(try Self.goal(household, 1)?.amount.minorUnits == 900_000)
    }

    @Test func `a form that is sent twice makes one goal, and a wrong one keeps what was typed`() throws {
        let household = try Household()
        for _ in 0..<2 { try Self.add(1, to: household.ada) }
        #expect(try household.site.store.read(household.book("ada")) { try $0.goals.all().count } == 1)
        let wrong = [("name", "Boat 1"), ("amount", "lots"), ("by", "2025-11-20"), ("account", SampleID.account(101)), ("keep", "-1")]
        for path in ["/goals", "/goals/\(SampleID.goal(1))"] {
            let answer = try household.ada.send(path, wrong)
            #expect(answer.status == 422)
            let form = try #require(answer.document.forms.first { $0.action == path })
            for (name, value) in wrong where name != "account" { #expect(form.value(of: name) == value, "\(name)") }
            #expect(answer.document.elements.count { $0["aria-invalid"] == "true" } == 4)
        }
    }

    @Test func `goals are on the pages of their account and on the overview, the next one first`() throws {
        let household = try Household()
        #expect(try !household.ada.get("/").response.text.contains("href=\"/goals\">Show all"))
        try Self.fill(household)
        func names(_ path: String) throws -> [String] {
            try household.ada.get(path).document.all("article").flatMap { $0.descendants.filter { $0.tag == "h3" }.map(\.text) }
        }
        #expect(try names("/goals") == ["週末の旅", "Tea set", "Bicycle & <bell>", "Deposit"])
        #expect(try names("/accounts/\(SampleID.account(1))") == ["週末の旅", "Bicycle & <bell>"])
        #expect(try names("/").suffix(3) == ["Tea set", "Bicycle & <bell>", "Deposit"], "one that is reached comes last")
        let account = try household.ada.get("/accounts/\(SampleID.account(3))").document
        let links = account.all("a").compactMap { $0["href"] }
        #expect(links.contains("/goals/new?account=\(SampleID.account(3))"))
        let form = try household.ada.get("/goals/new?account=\(SampleID.account(3))")
        #expect(form.document.all("option").first { $0["value"] == SampleID.account(3) }?.has("selected") == true)
    }

    @Test func `without anything that recurs the page leads there, and a day that has passed is said`() throws {
        let household = try Household()
        try household.newcomer.post(
            "/goals",
            [
                ("id", SampleID.goal(200)), ("name", "Tent"), ("amount", "90"), ("by", "2025-12-01"),
                ("account", try household.site.store.read(household.book("newcomer")) { try $0.accounts().first?.id.description ?? "" }),
            ])
        let bar = try BudgetPagesTests.bar(household.newcomer.get("/goals"), "Tent")
        #expect(bar.text.contains("Nothing recurring is known yet") && bar.descendants.contains { $0["href"] == "/recurring" })
        household.site.clock.advance(seconds: 30 * 86_400)
        let later = try BudgetPagesTests.bar(household.newcomer.get("/goals"), "Tent")
        #expect(later["class"] == "bar over" && later.text.contains("Date passed") && !later.text.contains("a month"))
    }

    @Test func `an archived account keeps its goals, and offers none`() throws {
        let household = try Household(), path = "/accounts/\(SampleID.account(2))"
        try Self.fill(household)
        #expect(try household.ada.send("\(path)/archive").status == 303)
        #expect(try household.ada.get("/goals").text.contains("Tea set"))
        func offers(_ form: String) throws -> Bool {
            try household.ada.get(form).document.all("option").contains { $0["value"] == SampleID.account(2) }
        }
        #expect(try !offers("/goals/new") && offers("/goals/\(SampleID.goal(4))/edit") && !offers("/goals/\(SampleID.goal(1))/edit"))
    }

    @Test func `the household has goals of its own, which viewers see and members change`() throws {
        let household = try Household(), money = try SharedMoney(household)
        try Self.fill(household)
        let member = try money.browser(.member), viewer = try money.browser(.viewer)
        let joint = try #require(member.get("/household/goals/new").document.all("option").first?["value"])
        let form = [("id", SampleID.goal(300)), ("name", "Sofa"), ("amount", "700"), ("by", "2026-06-30"), ("account", joint)]
        #expect(try member.send("/household/goals", form)["Location"] == "/household/goals")
        let seen = try viewer.get("/household/goals")
        #expect(seen.text.contains("Sofa") && !seen.text.contains("Bicycle") && !seen.response.text.contains("/household/goals/new"))
        #expect(try viewer.send("/household/goals/\(SampleID.goal(300))", form).status == 403)
        #expect(try viewer.fetch("/household/goals/new").status == 403)
        // Nobody's own account has a goal of the household, and nobody else sees a person's own goals.
        let own = form.map { $0.0 == "account" ? ($0.0, SampleID.account(1)) : $0.0 == "id" ? ($0.0, SampleID.goal(301)) : $0 }
        #expect(try member.send("/household/goals", own).status == 422)
        try household.shareBen()
        try Self.add(101, to: household.ben)
        for page in ["/household", "/household/goals", "/household/people/\(try household.place(of: "ben"))"] {
            #expect(try !household.ada.get(page).response.text.contains("Ben&#39;s boat"), "\(page)")
        }
    }
}
