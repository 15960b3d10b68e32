import TestSupport
import Testing

@testable import Bookkeeping

/// Recurring records: the form, the list, and what becomes of their days.
@Suite struct RecurringPagesTests {
    static func form(_ household: Household, _ more: [(String, String)] = [], id: Int = 500) throws -> [(String, String)] {
        let usual = [
            ("id", SampleID.rule(id)), ("kind", "expense"), ("account", try household.everyday()), ("category", try household.category("Bills")),
            ("amount", "86.20"), ("title", "Water"), ("frequency", "monthly"), ("every", "1"), ("starts", "2025-11-03"),
        ]
        return usual.filter { field in !more.contains { $0.0 == field.0 } } + more
    }

    /// Lets a record of Ada's wait for its amount.
    static func wait(_ household: Household) throws {
        let answer = try household.ada.send("/recurring", try form(household, [("posting", "ask")]))
        guard answer.status == 303 else { throw Household.Missing(what: "rule") }
    }

    private func titles(_ household: Household) throws -> [String] {
        try household.site.store.read(try household.book("ada")) { try $0.records(RecordQuery()).records.map(\.title) }
    }

    private func rule(_ household: Household, _ number: Int = 500) throws -> Recurrence? {
        guard let id = Recurrence.ID(SampleID.rule(number)) else { return nil }
        return try household.site.store.read(try household.book("ada")) { try $0.recurring.rule(id) }
    }

    @Test func `what is due already is added with the rule, and a form sent twice makes one`() throws {
        let household = try Household(), ada = household.ada
        for _ in 1...2 { #expect(try ada.send("/recurring", try Self.form(household, [("starts", "2025-09-03")])).status == 303) }
        #expect(try titles(household).filter { $0 == "Water" }.count == 3)
        let rule = try #require(try rule(household))
        #expect(rule.posting == .post && rule.next?.due.description == "2025-12-03")
        let record = try household.site.store.read(try household.book("ada")) { ledger in
            try ledger.records(RecordQuery()).records.first { $0.title == "Water" }
        }
        let page = try ada.get("/transactions/\(try #require(record).id)")
        #expect(page.document.text.contains("monthly") && !page.document.text.contains("Repeat this"))
    }

    @Test func `the button for dates saves nothing and shows the next four`() throws {
        let household = try Household()
        let page = try household.ada.post("/recurring", try Self.form(household, [("starts", "2026-01-31"), ("weekend", "after"), ("look", "1")]))
        #expect(page.response.status == 200)
        for words in ["Mon 2 Feb 2026", "31 Jan 2026 is on a weekend", "Mon 2 Mar 2026", "Tue 31 Mar 2026"] {
            #expect(page.document.text.contains(words), "\(words)")
        }
        #expect(try rule(household) == nil)
    }

    @Test func `days in the past that a change brings are asked about, and nothing is added before`() throws {
        let household = try Household(), ada = household.ada, path = "/recurring/\(SampleID.rule(500))"
        try ada.post("/recurring", try Self.form(household, [("starts", "2025-11-03")]))
        func water() throws -> Int { try titles(household).filter { $0 == "Water" }.count }
        let daily = try Self.form(household, [("frequency", "daily")]), before = try water()
        let asked = try ada.send(path, daily)
        #expect(asked.status == 422 && asked.document.text.contains("of the new days are past. Choose what happens to them."))
        #expect(asked.document.text.contains("Leave them out, and go on from today"))
        #expect(try water() == before && rule(household)?.recurrence.frequency == .monthly)
        #expect(try ada.send(path, daily + [("past", "skip")]).status == 303)
        let (changed, now) = (try #require(try rule(household)), try water())
        #expect(changed.recurrence.frequency == .daily && now - before <= 1)
        #expect(try ada.send(path, try Self.form(household, [("frequency", "daily"), ("title", "Rain")])).status == 303, "the same days ask nothing")
        #expect(try ada.send("/recurring", try Self.form(household, [("starts", "2025-11-03"), ("title", "Gas")], id: 501)).status == 303)
        let other = "/recurring/\(SampleID.rule(501))"
        #expect(try ada.send(other, try Self.form(household, [("frequency", "daily"), ("title", "Gas"), ("past", "add")], id: 501)).status == 303)
        #expect(try titles(household).filter { $0 == "Gas" }.count > 10)
    }

    @Test func `days that a weekend moves together are said`() throws {
        let household = try Household(), sentence = "Days that move to the same working day are one record, and count once."
        for (more, isSaid) in [
            ([("frequency", "daily"), ("weekend", "after")], true), ([("frequency", "daily"), ("weekend", "keep")], false),
            ([("frequency", "weekly"), ("weekend", "before")], false), ([("frequency", "daily"), ("every", "2"), ("weekend", "before")], true),
        ] {
            let page = try household.ada.post("/recurring", try Self.form(household, more + [("look", "1")]))
            #expect(page.document.text.contains(sentence) == isSaid, "\(more)")
        }
    }

    @Test func `a waiting record is answered in place, once`() throws {
        let household = try Household(), ada = household.ada
        try Self.wait(household)
        #expect(try !titles(household).contains("Water"))
        let answer = [("scheduled", "2025-11-03"), ("amount", "91.40"), ("record", SampleID.transaction(600))]
        for _ in 1...2 { #expect(try ada.send("/recurring/\(SampleID.rule(500))/post", answer).status == 303) }
        #expect(try titles(household).filter { $0 == "Water" }.count == 1)
        let page = try ada.get("/transactions/\(SampleID.transaction(600))")
        #expect(page.document.text.contains("91.40"))
    }

    @Test func `a waiting record is skipped`() throws {
        let household = try Household()
        try Self.wait(household)
        try household.ada.post("/recurring/\(SampleID.rule(500))/post", [("scheduled", "2025-11-03"), ("amount", "x"), ("skip", "1")])
        #expect(try household.site.store.read(try household.book("ada")) { try $0.recurring.waiting() } == [])
        #expect(try !titles(household).contains("Water"))
    }

    @Test func `one day is changed alone, and all that follow together`() throws {
        let household = try Household(), ada = household.ada
        try ada.post("/recurring", try Self.form(household, [("starts", "2025-12-03")]))
        let one = [("scope", "one"), ("scheduled", "2025-12-03"), ("single", SampleID.rule(501)), ("amount", "10"), ("starts", "2025-12-03")]
        #expect(try ada.send("/recurring/\(SampleID.rule(500))", try Self.form(household, one)).status == 303)
        #expect(try rule(household)?.next?.due.description == "2026-01-03" && rule(household)?.movement.amount.minorUnits == 8_620)
        let single = try #require(try rule(household, 501))
        #expect(Array(single.occurrences).map(\.due.description) == ["2025-12-03"] && single.movement.amount.minorUnits == 1_000)
        #expect(
            try ada.send("/recurring/\(SampleID.rule(500))", try Self.form(household, [("amount", "99"), ("starts", "2025-12-03")])).status == 303)
        #expect(try rule(household)?.movement.amount.minorUnits == 9_900)
    }

    @Test func `a rule is paused, goes on, and is ended with a way back`() throws {
        let household = try Household(), ada = household.ada, path = "/recurring/\(SampleID.rule(2))"
        try ada.post(path + "/pause", [("paused", "1")])
        #expect(try rule(household, 2)?.isPaused == true)
        try ada.post(path + "/pause", [("paused", "0")])
        #expect(try rule(household, 2)?.isPaused == false)
        let page = try ada.post(path + "/end", [("deletion", SampleID.deletion(600))])
        #expect(page.document.text.contains("“Salary & bonus” deleted."))
        #expect(try rule(household, 2) == nil)
        try ada.post("/trash/\(SampleID.deletion(600))/restore")
        #expect(try rule(household, 2) != nil)
    }

    @Test func `a record is repeated from its page`() throws {
        let household = try Household(), ada = household.ada
        let page = try ada.get("/recurring/new?from=\(SampleID.transaction(1))")
        #expect(page.document.forms.first { $0.action == "/recurring" }?.value(of: "amount") == "14.99")
        try ada.web.submit("/recurring", filling: ["frequency": "weekly"])
        let rules = try household.site.store.read(try household.book("ada")) { try $0.recurring.all() }
        let made = try #require(rules.first { $0.template.title == "Weekly shop" })
        #expect(made.next?.due.description == "2025-11-27")
        #expect(try titles(household).filter { $0 == "Weekly shop" }.count == 2)
        #expect(try ada.get("/transactions/\(SampleID.transaction(1))").document.text.contains("weekly"))
    }

    @Test func `the month has each day on which something is due, without a script`() throws {
        let household = try Household(), page = try household.ada.get("/recurring?view=calendar&date=2026-02")
        let days = page.document.all("td").filter { $0.descendants.contains { $0.tag == "a" } }.map {
            $0.descendants.first { $0.tag == "span" }?.text
        }
        // Rent of 31 January on 2 February, transfers every two weeks, the third quarter's films, salary; and rent of March.
        #expect(days.contains("2") && days.contains("27") && days.contains("21"))
        let day = try household.ada.get("/recurring?view=calendar&date=2026-02-02")
        #expect(day.document.element(id: "day")?.text.contains("Rent") == true)
        #expect(try household.ada.get("/recurring?view=calendar&date=nonsense").response.status == 200)
    }
}
