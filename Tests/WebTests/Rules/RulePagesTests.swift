import Bookkeeping
import Storage
import TestSupport
import Testing

@testable import Web

/// Rules that file entries: the list, the form with its trial, and records of the past.
@Suite struct RulePagesTests {
    /// Adds a rule of a browser's book.
    static func add(
        _ number: Int, to browser: Browser, in book: String = "", _ more: [(String, String)] = [("payee", "zeppelin"), ("title", "Airship")]
    ) throws {
        let answer = try browser.send(book + "/rules", [("id", SampleID.filing(number))] + more)
        guard answer.status == 303 else { throw Household.Missing(what: "rule") }
    }

    /// Uses nothing more that is learned from the payments of ``FoundPagesTests/fill(_:_:book:)`` to one payee. Returns the ID.
    @discardableResult
    static func dismiss(_ number: Int, by browser: Browser, in book: String = "") throws -> String {
        let id = SampleID.learning(number)
        let answer = try browser.send(book + "/rules/dismiss", [("id", id), ("payee", "stream plus ltd"), ("kind", "expense")])
        guard answer.status == 303 else { throw Household.Missing(what: "learned rule") }
        return id
    }

    /// Adds rules of all sorts, and records from which some are learned.
    static func fill(_ household: Household) throws {
        try FoundPagesTests.fill(household)
        let coffee = try household.category("Coffee"), ada = household.ada
        try add(1, to: ada, [("payee", "Mobile"), ("category", coffee), ("title", "Phone <b>"), ("tags", "home")])
        try add(
            2, to: ada,
            [
                ("payee", "plus"), ("payee_is", "equals"), ("note", "n & n"), ("least", "10"), ("most", "20.50"),
                ("account", try household.everyday()),
                ("vendor", "Films"), ("kind", "expense"),
            ])
        try add(3, to: ada, [("old_title", "Electricity"), ("least", "80"), ("tags", "bill")])
    }

    private func records(_ household: Household, _ text: String) throws -> [Transaction] {
        try household.site.store.read(household.book("ada")) { ledger in
            try ledger.records(RecordQuery(text: text), limit: 100).records.compactMap { try ledger.transaction($0.id) }
        }
    }

    @Test func `a rule reads as a sentence, in the order of the book`() throws {
        let household = try Household(), ada = household.ada
        try Self.fill(household)
        func sentences() throws -> [String] {
            try ada.get("/rules").document.all("li").filter { $0.classes.contains("rule") }.prefix(3).map(\.text)
        }
        let before = try sentences()
        #expect(before[0].contains("Payee contains Mobile") && before[0].contains("13 records"))
        #expect(before[1].contains("and payee is exactly plus and note contains n & n and amount is between £10.00 and £20.50"))
        #expect(before[2].contains("Title contains Electricity and amount is at least £80.00"))
        #expect(try ada.send("/rules/\(SampleID.filing(1))/move", [("to", "down")]).status == 303)
        #expect(try sentences()[1].contains("Payee contains Mobile"))
    }

    @Test func `a rule is tried on the records before it is saved, and nothing is written`() throws {
        let household = try Household(), ada = household.ada
        try FoundPagesTests.fill(household)
        let witness = try DatabaseWitness(household.site), before = try witness.rows
        let form = [("id", SampleID.filing(5)), ("payee", "mobile, TWO"), ("title", "Phone"), ("try", "1")]
        let page = try ada.post("/rules", form), text = try #require(page.document.element(id: "tried")).text
        #expect(page.status == 200 && text.contains("13 fit") && text.contains("13 past records would change"))
        #expect(text.contains("Mobile, two <cards> → title Phone"), "\(text)")
        #expect(try witness.rows == before)
        #expect(try ada.post("/rules", [("payee", "x"), ("try", "1")]).status == 422)
        #expect(try witness.rows == before)
    }

    @Test func `records of the past change at once, after their number was confirmed, and come back with one Undo`() throws {
        let household = try Household(), ada = household.ada
        try Self.fill(household)
        let saved = try ada.send("/rules/\(SampleID.filing(1))", [("payee", "mobile"), ("title", "Phone"), ("tags", "home"), ("apply", "1")])
        #expect(saved["Location"] == "/rules/apply?rule=\(SampleID.filing(1))")
        let page = try ada.get("/rules/apply?rule=\(SampleID.filing(1))")
        #expect(page.document.text.contains("13 records would change") && page.document.text.contains("Change 13 records"))
        let form = [("id", SampleID.change(903)), ("rule", SampleID.filing(1))]
        #expect(try ada.send("/rules/apply", form + [("count", "12")]).status == 422)
        let done = try ada.post("/rules/apply", form + [("count", "13")])
        #expect(done.document.text.contains("13 records changed."))
        #expect(try records(household, "Phone").count == 13 && records(household, "Phone").allSatisfy { $0.hashtags == ["home"] })
        #expect(try ada.post("/rules/apply", form).document.text.contains("13 records changed."), "sent twice")
        #expect(try ada.get("/trash").document.text.contains("filed by rules"))
        let undo = "/records/changes/\(SampleID.change(903))/undo?back=rules"
        #expect(done.document.forms.contains { $0.action == undo })
        #expect(try ada.send(undo)["Location"] == "/rules")
        #expect(try records(household, "Phone").isEmpty && records(household, "Mobile").count == 13)
    }

    @Test func `what was learned is explained, corrected, dismissed and used again`() throws {
        let household = try Household(), ada = household.ada
        try FoundPagesTests.fill(household)
        let page = try ada.get("/rules")
        #expect(page.document.text.contains("Stream Plus Ltd") && page.document.text.contains("filed so 14 of 14 times"))
        #expect(page.response.text.contains("in 14 of 14 records"))
        let form = try ada.get("/rules/new?payee=stream%20plus%20ltd&kind=expense").document
        #expect(form.element(id: "payee")?["value"] == "Stream Plus Ltd")
        let dismissed = try ada.post(
            "/rules/dismiss", [("id", SampleID.learning(1)), ("payee", "stream plus ltd"), ("kind", "expense")])
        #expect(dismissed.document.text.contains("Not used any more.") && !dismissed.document.text.contains("14 of 14"))
        #expect(dismissed.document.forms.contains { $0.action == "/rules/learn/\(SampleID.learning(1))" })
        #expect(try ada.post("/rules/learn/\(SampleID.learning(1))").document.text.contains("filed so 14 of 14 times"))
    }

    @Test func `a deleted rule is undone from the next page, and from the trash by its sentence`() throws {
        let household = try Household(), ada = household.ada
        try Self.add(1, to: ada)
        let page = try ada.post("/rules/\(SampleID.filing(1))/delete", [("deletion", SampleID.deletion(950))])
        #expect(page.document.text.contains("Payee contains zeppelin") && !page.document.text.contains("Airship"))
        #expect(try ada.get("/trash").document.text.contains("Payee contains zeppelin"))
        #expect(try ada.send("/trash/\(SampleID.deletion(950))/restore")["Location"] == "/rules")
        #expect(try ada.get("/rules").document.text.contains("Airship"))
    }
}
