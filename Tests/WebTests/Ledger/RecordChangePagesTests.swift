import Storage
import TestSupport
import Testing

@testable import Web

/// Choosing records in the list, and changing, deleting and exporting them together, without a script.
@Suite struct RecordChangePagesTests {
    /// The fields of a change of some of Ada's records.
    static func form(_ numbers: Int..., change: Int = 7) -> [(String, String)] {
        [("id", SampleID.change(change)), ("count", "\(numbers.count)")]
            + numbers.map { ("records", SampleID.transaction($0)) }
    }

    private func vendor(_ household: Household, _ number: Int) throws -> String? {
        try TransactionTests.record(household, SampleID.transaction(number))?.vendor
    }

    @Test func `the list leads to boxes, the boxes to a form, and the form back to the list with Undo, also after a reload`() throws {
        let household = try Household(), ada = household.ada
        let list = try ada.get("/records?view=monthly&date=2025-11&kind=expense")
        let choose = try #require(list.document.all("a").first { $0["aria-label"] == "Choose several" }?["href"])
        let boxes = try ada.get(choose)
        let tea = try #require(boxes.document.all("input").first { $0["name"] == "records" && $0["value"] == SampleID.transaction(9) })
        #expect(tea["aria-label"] == "Select: Headphones" && !tea.has("checked"))
        let chosen = "view=monthly&date=2025-11&kind=expense"
        let page = try ada.get(
            "/records/change?\(chosen)&records=\(SampleID.transaction(9))&records=\(SampleID.transaction(1))")
        #expect(page.document.all("h2").first?.text == "Change 2 records")
        let done = try ada.web.submit("/records/change", filling: ["change": ["vendor"], "vendor": "Corner shop"])
        #expect(done.text.contains("2 records changed: vendor Corner shop."))
        #expect(try vendor(household, 9) == "Corner shop" && vendor(household, 1) == "Corner shop")
        let reloaded = try ada.get(done.target)
        #expect(reloaded.target.contains("kind=expense"))
        let undo = try #require(reloaded.document.forms.first { $0.action.contains("/undo") })
        let undone = try ada.post(undo.action)
        #expect(undone.target.hasPrefix("/records?") && undone.target.contains("kind=expense") && undone.text.contains("2 records are as they were."))
        #expect(try vendor(household, 9) == "" && vendor(household, 1) == "Tesco")
        #expect(try ada.post(undo.action).text.contains("nothing left to undo"))
        #expect(try household.site.store.check() == [])
    }

    @Test func `all that match are chosen by the filter, and a list that has changed is confirmed again`() throws {
        let household = try Household(), ada = household.ada
        let page = try ada.get("/records/change?view=monthly&date=2025-11&kind=expense&all=1")
        let count = try #require(page.document.all("input").first { $0["name"] == "count" }?["value"].flatMap { Int($0) })
        let filter = [("view", "monthly"), ("date", "2025-11"), ("kind", "expense"), ("all", "1"), ("id", SampleID.change(7))]
        let what = [("change", "add_tags"), ("add_tags", "#autumn")]
        let other = try ada.send("/records/change", filter + what + [("count", "\(count - 1)")])
        #expect(other.status == 422 && other.text.contains("it is \(count) records now"))
        let done = try ada.post("/records/change", filter + what + [("count", "\(count)")])
        #expect(done.text.contains("\(count) records changed: #autumn added."))
        #expect(try ada.get("/records?tag=autumn").document.all("li").count { $0.text.contains("#autumn") } >= count)
    }

    @Test func `a program needs no more than the records and the change, and names the list in the address or in the form`() throws {
        let household = try Household(), ada = household.ada, ids = [9, 1].map(SampleID.transaction)
        let records = ids.map { ("records", $0) }
        #expect(try ada.send("/records/change", records + [("change", "vendor"), ("vendor", "Kiosk")]).status == 303)
        #expect(try vendor(household, 9) == "Kiosk" && vendor(household, 1) == "Kiosk" && vendor(household, 2) != "Kiosk")
        // The account of the list is in the address, that of the change in the form.
        let account = try #require(try TransactionTests.record(household, ids[0])?.movement.account.description)
        let list = "view=monthly&date=2025-11&account=\(account)&kind=expense"
        let all = [("all", "1"), ("change", "account"), ("account", account), ("change", "date"), ("date", "2025-11-03")]
        #expect(try ada.send("/records/change?\(list)", all).status == 303)
        #expect(try TransactionTests.record(household, ids[0])?.date.description == "2025-11-03")
        #expect(try ada.send("/records/change", records + [("change", "delete")]).status == 303)
        #expect(try TransactionTests.record(household, ids[0]) == nil && TransactionTests.record(household, ids[1]) == nil)
        #expect(try household.site.store.check() == [])
    }

    @Test func `a refused change tells how many cannot have it and why, and changes nothing`() throws {
        let household = try Household(), ada = household.ada
        let before = try DatabaseWitness(household.site).rows
        let refused = try ada.send("/records/change", Self.form(4, 5) + [("change", "account"), ("account", SampleID.account(1))])
        #expect(refused.status == 422 && refused.text.contains("2 records were left as they are: a transfer has two accounts"))
        #expect(try ada.send("/records/change", Self.form(1)).status == 422)
        #expect(try DatabaseWitness(household.site).rows == before)
        let some = try ada.post("/records/change", Self.form(1, 4) + [("change", "category"), ("category", try household.category("Coffee"))])
        #expect(some.text.contains("1 record changed: category Coffee. 1 record was left as it is: a transfer has no category."))
    }

    @Test func `a form sent twice changes once`() throws {
        let household = try Household(), form = Self.form(9) + [("change", "vendor"), ("vendor", "Shop")]
        let first = try household.ada.post("/records/change", form), second = try household.ada.post("/records/change", form)
        #expect(first.target == second.target && second.text.contains("1 record changed"))
        #expect(try household.site.store.read(household.book("ada")) { try $0.many.changesOfRecords().count } == 1)
    }

    @Test func `the trash lists changes, and takes them back`() throws {
        let household = try Household()
        _ = try household.ada.post("/records/change", Self.form(9) + [("change", "date"), ("date", "2025-11-02")])
        let trash = try household.ada.get("/trash")
        #expect(trash.text.contains("1 record changed"))
        let back = try household.ada.post("/records/changes/\(SampleID.change(7))/undo")
        #expect(back.target == "/trash" && back.text.contains("1 record is as it was."))
        #expect(try TransactionTests.record(household, SampleID.transaction(9))?.date.description == "2025-11-12")
    }

    @Test func `chosen records are deleted after a question, and come back together`() throws {
        let household = try Household(), ada = household.ada
        let before = try DeletionTests.rows(household)
        let question = try ada.get("/records/delete?view=monthly&date=2025-11&records=\(SampleID.transaction(9))&records=\(SampleID.transaction(1))")
        #expect(question.document.all("h2").first?.text == "Delete 2 records?")
        let done = try ada.web.submit("/records/delete")
        #expect(done.text.contains("“2 records” deleted."))
        #expect(try ada.fetch("/transactions/\(SampleID.transaction(9))").status == 404)
        let undo = try #require(try ada.get(done.target).document.forms.first { $0.action.hasPrefix("/trash/") })
        #expect(try ada.post(undo.action).text.contains("Restored."))
        #expect(try DeletionTests.rows(household) == before)
    }

    @Test func `chosen records are exported as a table`() throws {
        let household = try Household()
        let file = try household.ada.fetch("/records/export?view=all&records=\(SampleID.transaction(9))&records=\(SampleID.transaction(101))")
        #expect(file.status == 200 && file["Content-Type"] == "text/csv; charset=utf-8")
        let lines = file.text.split(separator: "\r\n")
        #expect(lines.count == 2 && lines.last?.contains("Headphones") == true)
    }

    @Test(arguments: ["change", "delete", "export"]) func `who has chosen nothing that is there is led back to the boxes`(path: String) throws {
        let household = try Household()
        for query in ["", "?record=x", "?record=\(SampleID.transaction(101))", "?record=\(SampleID.absent)", "?view=daily&date=1999-01-01&all=1"] {
            let page = try household.ada.get("/records/\(path)\(query)")
            #expect(page.target.hasPrefix("/records?") && page.text.contains("Choose at least one record first."))
        }
    }
}
