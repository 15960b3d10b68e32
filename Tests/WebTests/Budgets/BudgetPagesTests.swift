import TestSupport
import Testing

@testable import Bookkeeping

/// The list of budgets and their form.
@Suite struct BudgetPagesTests {
    static func budget(_ household: Household, _ number: Int) throws -> Budget? {
        try household.site.store.read(try household.book("ada")) { ledger in
            try ledger.budgets().first { $0.id.description == SampleID.budget(number) }
        }
    }

    /// Returns the list's part about a budget, by its name.
    static func bar(_ page: WebPage, _ name: String) throws -> HTMLElement {
        try #require(page.document.all("article").first { $0.descendants.contains { $0.tag == "h3" && $0.text == name } })
    }

    @Test(arguments: [
        (
            "Groceries", "near",
            ["Near limit", "£14.99 of £16.00 spent", "£1.01 left", "Monthly", "November 2025", "About £0.09 a day for 11 days"]
        ),
        (
            "Eating & <coffee>", "near",
            ["Used up", "£32.50 of £32.50 spent", "Eating out, Coffee", "17–23 Nov 2025", "not counted: ¥1,820"]
        ),
        ("Films", "over", ["Over", "£66.50 of £50.00 spent", "£16.50 over", "Music & films", "Yearly"]),
        ("週の買い物", "ok", ["On track", "£14.99 of £100.00 spent", "£85.01 left", "#weekly"]),
        ("Daily budget", "ok", ["On track", "£14.99 of £65.00 spent", "£50.01 unspent", "All expenses"]),
    ])
    func `a budget says in words how much of it is used`(name: String, tone: String, words: [String]) throws {
        let page = try Household().ada.get("/budgets"), bar = try Self.bar(page, name)
        #expect(bar["class"] == "bar \(tone)")
        for word in words { #expect(bar.text.contains(word), "\(word) in \(bar.text)") }
    }

    @Test func `exactly all of it is used up, and a penny more is over`() throws {
        let household = try Household()
        #expect(try Self.bar(household.ada.get("/budgets"), "Eating & <coffee>").text.contains("Used up"))
        try household.ada.post(
            "/quick", [("id", SampleID.transaction(500)), ("category", try household.category("Coffee")), ("amount", "0.01")])
        let bar = try Self.bar(household.ada.get("/budgets"), "Eating & <coffee>")
        #expect(bar["class"] == "bar over" && bar.text.contains("£0.01 over") && !bar.text.contains("Used up"))
    }

    @Test func `after the main currency has changed a budget asks for an amount in it`() throws {
        let household = try Household(), ada = household.ada
        try ada.post("/settings/currency", [("currency", "EUR")])
        let page = try ada.get("/budgets")
        let bar = try Self.bar(page, "Groceries")
        #expect(bar.text.contains("Give this budget an amount in Euro") && !bar.text.contains("£16"))
        let edit = try ada.get("/budgets/\(SampleID.budget(1))/edit")
        let form = try #require(edit.document.forms.first { $0.action.hasSuffix(SampleID.budget(1)) })
        #expect(form.value(of: "amount") == "" && form.value(of: "name") == "Groceries")
        try ada.web.submit("/budgets/\(SampleID.budget(1))", filling: ["amount": "20"])
        #expect(try Self.budget(household, 1)?.currency.code == "EUR")
        let overview = try household.ada.get("/")
        #expect(overview.document.element(id: "daily-budget")?.has("open") == true)
    }

    @Test func `the empty list leads to the first budget and to the daily one`() throws {
        let page = try Household().newcomer.get("/budgets")
        let links = page.document.all("a").compactMap { $0["href"] }
        #expect(links.contains("/budgets/new") && links.contains("/#daily-budget"))
    }

    @Test func `a budget is made, shown, changed and deleted, and the deletion is undone`() throws {
        let household = try Household(), ada = household.ada
        let listed = try ada.post(
            "/budgets",
            [
                ("name", "Trips"), ("amount", "1200"), ("period", "yearly"), ("tags", "holiday2025"), ("tags", "#sea"),
                ("alert_percent", "80%"),
            ])
        #expect(listed.target == "/budgets" && listed.text.contains("Budget saved."))
        let saved = try household.site.store.read(household.book("ada")) { try $0.budgets().first { $0.name == "Trips" } }
        let made = try #require(saved)
        #expect(made.length == .yearly && made.alertPercent == 80 && made.amounts.entries.map(\.amount.minorUnits) == [120_000])
        #expect(made.scope == .only(categories: [], hashtags: ["holiday2025", "sea"]))

        _ = try ada.get("/budgets/\(made.id)/edit")
        let changed = try ada.web.submit(
            "/budgets/\(made.id)", filling: ["name": "Journeys", "applies_from": "next", "amount": "900"])
        #expect(changed.text.contains("Journeys") && changed.text.contains("£1,200.00"))

        let deleted = try ada.post("/budgets/\(made.id)/delete", [("deletion", SampleID.deletion(70))])
        #expect(
            deleted.target == "/budgets" && deleted.text.contains("“Journeys” deleted.")
                && !deleted.document.text.contains("£1,200.00"))
        #expect(try ada.fetch("/budgets/\(made.id)/edit").status == 404)
        #expect(try ada.get("/trash").text.contains("Journeys"))
        let back = try ada.post("/trash/\(SampleID.deletion(70))/restore")
        #expect(back.target == "/budgets" && back.text.contains("Restored.") && back.text.contains("Journeys"))
    }

    @Test func `a form sent twice makes one budget, and a deletion sent twice deletes once`() throws {
        let household = try Household()
        let form = [
            ("id", SampleID.budget(80)), ("name", "Twice"), ("period", "weekly"), ("amount", "9"), ("new_category", "Kites"),
        ]
        for _ in 1...2 { #expect(try household.ada.send("/budgets", form).status == 303) }
        let witness = try DatabaseWitness(household.site)
        #expect(try witness.count("budget", where: "name = 'Twice'") == 1)
        #expect(try witness.count("category", where: "name = 'Kites'") == 1)
        for _ in 1...2 {
            #expect(
                try household.ada.send("/budgets/\(SampleID.budget(80))/delete", [("deletion", SampleID.deletion(71))]).status
                    == 303)
        }
        #expect(
            try household.ada.send("/budgets/\(SampleID.budget(80))/delete", [("deletion", SampleID.deletion(72))]).status == 404)
    }

    @Test func `a category is made with the budget that counts it, and one of that name is chosen instead`() throws {
        let household = try Household()
        try household.ada.post(
            "/budgets",
            [("id", SampleID.budget(81)), ("name", "Kites"), ("period", "monthly"), ("amount", "9"), ("new_category", " Kites ")])
        let kites = try household.category("Kites")
        #expect(try Self.budget(household, 81)?.scope == .only(categories: [try #require(Category.ID(kites))], hashtags: []))
        try household.ada.post(
            "/budgets",
            [
                ("id", SampleID.budget(82)), ("name", "More kites"), ("period", "monthly"), ("amount", "9"),
                ("new_category", "KITES"),
            ])
        #expect(try Self.budget(household, 82)?.scope == Self.budget(household, 81)?.scope)
        #expect(try DatabaseWitness(household.site).count("category", where: "name_key = 'kites'") == 1)
    }

    @Test func `a form with a problem makes no category and keeps its name`() throws {
        let household = try Household()
        let answer = try household.ada.send(
            "/budgets", [("name", "Kites"), ("period", "monthly"), ("amount", ""), ("new_category", "Kites")])
        #expect(answer.status == 422)
        #expect(answer.document.forms.first { $0.action == "/budgets" }?.value(of: "new_category") == "Kites")
        #expect(try DatabaseWitness(household.site).count("category", where: "name = 'Kites'") == 0)
    }

    @Test(arguments: [
        ("name", ""), ("name", String(repeating: "x", count: 26)), ("name", "GROCERIES"), ("period", ""), ("period", "hourly"),
        ("amount", ""),
        ("amount", "0"), ("amount", "-4"), ("amount", "1.234"), ("amount", "abc"), ("applies_from", "never"),
        ("alert_percent", "0"),
        ("alert_percent", "101"), ("alert_percent", "half"), ("categories", SampleID.absent), ("categories", "x"),
        ("tags", "not/ok"),
        ("new_category", String(repeating: "y", count: 26)),
    ])
    func `a wrong field comes back with its problem and everything that was typed`(field: String, value: String) throws {
        let household = try Household()
        let coffee = try household.category("Coffee")
        let good = [
            ("id", SampleID.budget(83)), ("name", "Small things"), ("period", "weekly"), ("amount", "12.50"),
            ("applies_from", "next"),
            ("categories", coffee), ("alert_percent", "75"), ("rollover", "1"), ("tags", "treat"),
        ]
        let answer = try household.ada.send("/budgets", good.filter { $0.0 != field } + [(field, value)])
        #expect(answer.status == 422)
        let document = answer.document, form = try #require(document.forms.first { $0.action == "/budgets" })
        #expect(document.title?.hasPrefix("Error") == true && document.element(id: "problems") != nil)
        #expect(document.element(id: "\(field)-e") != nil)
        for (name, typed) in good
        where name != field && !["categories", "tags", "rollover", "period", "applies_from"].contains(name) {
            #expect(form.value(of: name) == typed, "\(name)")
        }
        let checked = form.controls.filter { $0.has("checked") }.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
        let kept = good.filter { $0.0 != field && ["categories", "tags", "rollover", "period", "applies_from"].contains($0.0) }
        for (name, typed) in kept { #expect(checked.contains("\(name)=\(typed)"), "\(name)") }
        #expect(try Self.budget(household, 83) == nil)
    }

    @Test func `an edited budget may keep its name, and not take another's`() throws {
        let household = try Household()
        let path = "/budgets/\(SampleID.budget(1))"
        #expect(try household.ada.send(path, [("name", "groceries"), ("period", "monthly"), ("amount", "17")]).status == 303)
        #expect(try household.ada.send(path, [("name", "FILMS"), ("period", "monthly"), ("amount", "17")]).status == 422)
    }

    @Test func `the label of the amount follows the period without a script`() throws {
        let page = try Household().ada.get("/budgets/new")
        let label = try #require(page.document.all("label").first { $0["for"] == "amount" })
        let names = label.descendants.compactMap { $0["class"] }
        #expect(names == ["of-daily", "of-weekly", "of-monthly", "of-yearly"])
        #expect(label.text.contains("Amount a week"))
    }

    @Test func `the daily budget has no form here, and can be deleted and come back`() throws {
        let household = try Household()
        #expect(try household.ada.fetch("/budgets/\(SampleID.budget(9))/edit").status == 404)
        let gone = try household.ada.post("/budgets/\(SampleID.budget(9))/delete", [("deletion", SampleID.deletion(73))])
        #expect(gone.text.contains("“Daily budget” deleted."))
        #expect(try household.ada.get("/trash").text.contains("Daily budget"))
        #expect(try household.ada.post("/trash/\(SampleID.deletion(73))/restore").text.contains("£50.01 unspent"))
    }

    @Test func `periods go by the person's month`() throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("month_start", "15")])
        let bar = try Self.bar(household.ada.get("/budgets"), "週の買い物")
        #expect(bar.text.contains("15 Nov–14 Dec 2025") && bar.text.contains("£14.99 of £100.00"))
        #expect(try household.ada.get("/").document.text.contains("15 Nov–14 Dec 2025"))
        let records = try household.ada.get("/records")
        #expect(records.document.text.contains("15 Nov–14 Dec 2025"))
        let form = try household.ada.get("/settings/preferences")
        #expect(form.document.forms.first { $0.action == "/settings/preferences" }?.value(of: "month_start") == "15")
        for wrong in ["0", "29", "x", ""] {
            #expect(try household.ada.send("/settings/preferences", [("month_start", wrong)]).status == 422, "\(wrong)")
        }
    }
}
