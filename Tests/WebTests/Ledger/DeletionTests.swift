import TestSupport
import Testing

/// Deleted things can be restored, from the notice and from the trash.
@Suite struct DeletionTests {
    /// Returns the rows visible to a person, without those that deleting and restoring leave behind.
    static func rows(_ household: Household) throws -> [String] {
        // A book counts the changes of its names in either direction; a restored record may bring a budget to its limit, which is
        // told once.
        try DatabaseWitness(household.site).rows.filter { row in
            !["record_search", "session", "book ", "notification", "budget_alert"].contains { row.hasPrefix($0) }
        }
    }

    @Test func `a deleted record comes back with Undo, whole`() throws {
        let household = try Household()
        let before = try Self.rows(household), ada = household.ada
        try ada.get("/transactions/\(SampleID.transaction(9))")
        let list = try ada.web.submit("/transactions/\(SampleID.transaction(9))/delete")
        #expect(list.target == "/records" && list.text.contains("“Headphones” deleted."))
        #expect(try ada.fetch("/transactions/\(SampleID.transaction(9))").status == 404)
        let again = try household.site.browser().signedIn(household.cookies.ada).get("/records")
        #expect(!again.text.contains("Headphones"))
        let undo = try #require(list.document.forms.first { $0.action.hasPrefix("/trash/") })
        let restored = try ada.post(undo.action)
        #expect(restored.text.contains("Restored.") && restored.text.contains("Headphones"))
        #expect(try Self.rows(household) == before)
    }

    @Test func `the trash tells the amount and the category of a deleted record`() throws {
        let household = try Household()
        let record = try #require(try TransactionTests.record(household, SampleID.transaction(9)))
        _ = try household.ada.send("/transactions/\(SampleID.transaction(9))/delete")
        let page = try household.ada.get("/trash")
        let row = try #require(page.document.all("li").first { $0.text.contains("Headphones") })
        let names = try household.site.store.read(try household.book("ada")) { try $0.names() }
        let category = try #require(record.movement.category.flatMap { names.category($0) })
        #expect(row.text.contains("−£") && row.text.contains(category.name))
        #expect(row.first { $0.classes.contains("amount") }?.classes.contains("out") == true)
    }

    @Test func `a deleted record says that it is in the trash, and the trash restores it`() throws {
        let household = try Household(), path = "/transactions/\(SampleID.transaction(9))"
        _ = try household.ada.send(path + "/delete")
        for place in [path, path + "/edit", "/transactions/new?from=\(SampleID.transaction(9))"] {
            let page = try household.ada.get(place)
            #expect(page.status == 404 && page.text.contains("This record is in the trash"))
            #expect(page.document.all("a").contains { $0["href"] == "/trash" && $0.classes.contains("primary") })
        }
        #expect(try household.ada.send(path, try TransactionTests.form(household)).status == 404)
        // Somebody else's record, and one that never was, are not there.
        for place in [SampleID.transaction(9), SampleID.transaction(999)] {
            #expect(!(try household.ben.get("/transactions/\(place)").text.contains("in the trash")))
        }
    }

    @Test func `the notice is shown once`() throws {
        let household = try Household()
        let ada = household.ada
        #expect(try ada.post("/transactions/\(SampleID.transaction(9))/delete").text.contains("deleted."))
        #expect(!(try ada.get("/records").text.contains("deleted.")))
    }

    @Test func `deleting twice deletes once, and undoing twice says so`() throws {
        let household = try Household()
        let path = "/transactions/\(SampleID.transaction(9))/delete", form = [("deletion", SampleID.deletion(60))]
        #expect(try household.ada.send(path, form).status == 303)
        let again = try household.ada.post(path, form)
        #expect(again.target == "/records" && again.document.forms.contains { $0.action == "/trash/\(SampleID.deletion(60))/restore" })
        let undo = "/trash/\(SampleID.deletion(60))/restore"
        #expect(try household.ada.post(undo).text.contains("Restored."))
        #expect(try household.ada.post(undo).text.contains("nothing left to undo"))
    }

    @Test func `records are deleted one after the other from one page, without a reload`() throws {
        let household = try Household()
        let page = try household.ada.get("/records?view=all")
        let form = try #require(page.document.forms.first { $0.element["id"] == "row" })
        #expect(form.controls.compactMap { $0["name"] } == ["csrf"])
        for number in [8, 9] { #expect(try household.ada.send("/transactions/\(SampleID.transaction(number))/delete").status == 303) }
        #expect(try household.ada.send("/transactions/\(SampleID.transaction(8))/delete").status == 303)
    }

    @Test func `a confirmed deletion that is sent twice deletes once`() throws {
        let household = try Household()
        let form = [("deletion", SampleID.deletion(61))], path = "/accounts/\(SampleID.account(2))/delete"
        for _ in 1...2 { #expect(try household.ada.send(path, form).status == 303) }
        #expect(try household.ada.send(path, [("deletion", SampleID.deletion(62))]).status == 404)
    }

    @Test func `an account goes with its records after a page that says how many, and comes back with them`() throws {
        let household = try Household()
        let before = try Self.rows(household), ada = household.ada
        let question = try ada.get("/accounts/\(SampleID.account(2))/delete")
        #expect(question.text.contains("3 records") && question.text.contains("transfer"))
        let done = try ada.web.submit("/accounts/\(SampleID.account(2))/delete")
        #expect(done.target == "/accounts" && !done.document.all("a").contains { $0.text == "Tokyo purse" })
        #expect(!(try household.ada.get("/records?view=all").text.contains("寿司ランチ")))
        let undo = try #require(done.document.forms.first { $0.action.hasPrefix("/trash/") })
        #expect(try ada.post(undo.action).text.contains("Tokyo purse"))
        #expect(try Self.rows(household) == before)
    }

    @Test func `the default account can be neither deleted nor un-defaulted, only replaced`() throws {
        let household = try Household()
        let everyday = try household.everyday(), witness = try DatabaseWitness(household.site)
        let before = try witness.rows
        #expect(try household.ada.send("/accounts/\(everyday)/delete").status == 409)
        #expect(try household.ada.fetch("/accounts/\(everyday)/delete").status == 303)
        #expect(
            try household.ada.send("/accounts/\(everyday)", [("name", "Everyday"), ("currency", "GBP"), ("starting_balance", "0")]).status == 422)
        #expect(try witness.rows == before)
        #expect(try household.ada.post("/accounts/\(SampleID.account(1))/default").text.contains("Default account changed."))
        #expect(try household.ada.send("/accounts/\(everyday)/delete").status == 303)
        #expect(try witness.count("account", where: "is_default = 1") == 3)
    }

    @Test func `a category's records go to another one and come back with it`() throws {
        let household = try Household()
        let before = try Self.rows(household), ada = household.ada, id = SampleID.category(1)
        let question = try ada.get("/categories/\(id)/delete")
        #expect(question.text.contains("2 records"))
        #expect(try ada.send("/categories/\(id)/delete", [("move_to", "")]).status == 422)
        #expect(try ada.send("/categories/\(id)/delete", [("move_to", try household.category("Salary"))]).status == 422)
        #expect(try ada.send("/categories/\(id)/delete", [("move_to", id)]).status == 422)
        try ada.get("/categories/\(id)/delete")
        let done = try ada.web.submit("/categories/\(id)/delete", filling: ["move_to": "Coffee"])
        #expect(try ada.get("/transactions/\(SampleID.transaction(9))").text.contains("Coffee"))
        let undo = try #require(done.document.forms.first { $0.action.hasPrefix("/trash/") })
        try ada.post(undo.action)
        #expect(try ada.get("/transactions/\(SampleID.transaction(9))").text.contains("Music & films"))
        #expect(try Self.rows(household) == before)
    }

    @Test func `a category without records goes at once`() throws {
        let household = try Household()
        #expect(try household.ada.post("/categories/\(SampleID.category(2))/delete").text.contains("“Unused” deleted."))
    }

    @Test func `a hashtag comes back with its records`() throws {
        let household = try Household()
        let before = try Self.rows(household)
        let done = try household.ada.post("/hashtags/\(SampleID.hashtag(2))/delete")
        #expect(!(try household.ada.get("/transactions/\(SampleID.transaction(7))").text.contains("#東京")))
        let undo = try #require(done.document.forms.first { $0.action.hasPrefix("/trash/") })
        try household.ada.post(undo.action)
        #expect(try household.ada.get("/transactions/\(SampleID.transaction(7))").text.contains("#東京"))
        #expect(try Self.rows(household) == before)
    }

    @Test(arguments: 1...4) func `everything in the trash can be restored`(number: Int) throws {
        let household = try Household()
        let names = ["Deleted by mistake", "Old account", "Mistake", "oops"], places = ["/records?view=all", "/accounts", "/categories", "/hashtags"]
        #expect(try household.ada.get("/trash").text.contains(names[number - 1]))
        try household.ada.post("/trash/\(SampleID.deletion(number))/restore")
        #expect(try household.ada.get(places[number - 1]).text.contains(names[number - 1]))
        #expect(!(try household.ada.get("/trash").text.contains("“\(names[number - 1])”")))
    }

    @Test(arguments: 1...4) func `what is deleted for good is gone, from the file too`(number: Int) throws {
        let household = try Household()
        let names = ["Deleted by mistake", "Old account", "Mistake", "oops"]
        try household.ada.post("/trash/\(SampleID.deletion(number))/delete")
        #expect(try household.ada.send("/trash/\(SampleID.deletion(number))/restore")["Location"] == "/trash")
        #expect(!(try DatabaseWitness(household.site).rows.joined(separator: "\n").contains("\"\(names[number - 1])\"")))
    }

    @Test func `a restored name that was taken meanwhile gets another one`() throws {
        let household = try Household()
        _ = try household.ada.send("/accounts", [("id", SampleID.account(90)), ("name", "old ACCOUNT"), ("currency", "GBP")])
        let page = try household.ada.post("/trash/\(SampleID.deletion(2))/restore")
        #expect(page.text.contains("Old account (2)") && page.text.contains("old ACCOUNT"))
    }

    @Test func `the trash is emptied after thirty days`() throws {
        let household = try Household()
        household.site.clock.advance(seconds: 29 * 86_400)
        try household.site.application.maintenance.run()
        #expect(try DatabaseWitness(household.site).count("deletion") == 6)
        household.site.clock.advance(seconds: 2 * 86_400)
        try household.site.application.maintenance.run()
        #expect(try DatabaseWitness(household.site).count("deletion") == 0)
        #expect(try DatabaseWitness(household.site).count("account", where: "name = 'Old account'") == 0)
    }
}
