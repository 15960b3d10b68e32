import Storage
import TestSupport
import Testing

@testable import Bookkeeping

/// Regular payments of the past that are offered as recurring records, and rules that do not agree with the records.
@Suite struct FoundPagesTests {
    /// Adds payments of a year and a half, and looks for the regular ones: films with a new price, a phone with a gap, and bills that vary. Returns the ID of
    /// the last record for the films.
    @discardableResult
    static func fill(_ household: Household, _ owner: String = "ada", book: BookAccess? = nil) throws -> String {
        let book = try book ?? household.book(owner), store = household.site.store
        let names = try store.read(book) { try $0.names() }
        guard let account = names.defaultAccount ?? names.personAccounts.first, let category = names.categories.first(where: { $0.kind == .expense }),
            let today = CalendarDate("2025-11-20")
        else { throw Household.Missing(what: "account") }
        var number = owner == "ada" ? 700 : 800, drafts: [(Transaction.ID, Transaction.Draft)] = []
        func pay(_ title: String, _ cents: Int64, monthsAgo: Int, day: Int) {
            number += 1
            guard let id = Transaction.ID(SampleID.transaction(number)), let first = CalendarDate(year: 2025, month: 11, day: day) else { return }
            let movement = Transaction.Movement.expense(
                account: account.id, category: category.id, amount: Money(minorUnits: cents, account.currency))
            let date = first.adding(months: -monthsAgo)
            guard date <= today else { return }
            drafts.append((id, Transaction.Draft(movement: movement, date: date, time: .midnight, title: title, vendor: title + " Ltd")))
        }
        for month in (0..<14).reversed() {
            pay("Stream Plus", month < 4 ? 1_499 : 1_299, monthsAgo: month, day: 14)
            if month != 6 { pay("Mobile, two <cards>", 3_198, monthsAgo: month, day: 3) }
            if month < 8 { pay("Electricity", 8_000 + Int64(month * 377 % 1_500), monthsAgo: month, day: 10) }
        }
        _ = try store.write(book) { try $0.addMany(drafts, at: TestSite.now) }
        var search = PaymentSearch()
        try store.findPayments(&search, at: TestSite.now)
        guard let films = drafts.last(where: { $0.1.title == "Stream Plus" }) else { throw Household.Missing(what: "record") }
        return films.0.description
    }

    /// Does the same in the book of the household that Ben is in.
    static func fillShared(_ household: Household) throws -> String {
        let store = household.site.store
        guard let user = try store.read({ try $0.users.find(login: "ben") })?.user,
            let book = try store.read({ try $0.households.access(of: user.id, at: TestSite.now) })
        else { throw Household.Missing(what: "household") }
        return try fill(household, "ben", book: book)
    }

    /// Returns the links to the forms of offered rules.
    static func links(_ household: Household, _ path: String = "/recurring") throws -> [String] {
        try household.ada.get(path).document.all("a").compactMap { $0["href"] }.filter { $0.contains("/recurring/new?from=") }
    }

    private func found(_ household: Household) throws -> HTMLElement? { try household.ada.get("/recurring").document.element(id: "found") }

    @Test func `each regular payment is offered with its rhythm, its amounts and its next day`() throws {
        let household = try Household()
        #expect(try found(household) == nil)
        try Self.fill(household)
        let section = try #require(try found(household)), text = section.text
        for words in [
            "Stream Plus", "monthly · 14 times since October 2024 · next on 14 Dec", "£14.99", "was £12.99", "since 14 Aug", "13 times", "1 missing",
            "Electricity",
            "£80.00 to £91.39",
        ] { #expect(text.contains(words), "\(words) in \(text)") }
        let bars = section.descendants.filter { $0.tag == "rect" }
        #expect(bars.filter { $0.classes == ["missing"] }.count == 1 && bars.filter { $0.classes == ["new"] }.count == 4)
    }

    @Test func `an offer leads to the filled form, and is gone once its rule is there`() throws {
        let household = try Household(), ada = household.ada
        try Self.fill(household)
        let link = try #require(try Self.links(household).first { $0.contains("starts=2025-12-14") }), form = try ada.get(link).document.forms
        let rule = try #require(form.first { $0.action == "/recurring" })
        for (field, value) in [
            ("frequency", "monthly"), ("every", "1"), ("starts", "2025-12-14"), ("amount", "14.99"), ("title", "Stream Plus"), ("posting", "post"),
        ] { #expect(rule.value(of: field) == value, "\(field)") }
        let varying = try #require(try Self.links(household).first { $0.contains("starts=2025-12-10") })
        #expect(try ada.get(varying).document.forms.first { $0.action == "/recurring" }?.value(of: "posting") == "ask")
        #expect(try ada.get(link).response.status == 200)
        try ada.web.submit("/recurring")
        #expect(try Self.links(household).count == 2)
        let rules = try household.site.store.read(try household.book("ada")) { try $0.recurring.all() }
        #expect(rules.first { $0.template.title == "Stream Plus" }?.next?.due.description == "2025-12-14")
    }

    @Test func `what is dismissed stays away, with a way back at once and later`() throws {
        let household = try Household(), ada = household.ada, id = try Self.fill(household)
        let page = try ada.post("/recurring/found/\(id)/dismiss")
        #expect(page.document.text.contains("Not offered any more."))
        #expect(page.document.forms.contains { $0.action == "/recurring/found/\(id)/offer" }, "The notice has a button to undo it.")
        #expect(try Self.links(household).count == 2)
        #expect(try found(household)?.text.contains("Not offered") == true)
        #expect(try ada.post("/recurring/found/\(id)/offer").document.text.contains("It is offered again."))
        #expect(try Self.links(household).count == 3)
        #expect(try ada.send("/recurring/found/\(SampleID.absent)/dismiss").status == 404)
    }

    @Test func `a viewer of a household sees what was found, and no button`() throws {
        let money = try SharedMoney(), id = try Self.fillShared(money.household)
        let section = try #require(try money.browser(.viewer).get("/household/recurring").document.element(id: "found"))
        #expect(section.text.contains("Stream Plus") && !section.descendants.contains { $0.tag == "button" || $0.tag == "a" })
        #expect(try money.browser(.viewer).send("/household/recurring/found/\(id)/dismiss").status == 403)
        #expect(try money.browser(.member).send("/household/recurring/found/\(id)/dismiss").status == 303)
    }

    @Test func `a rule whose records were corrected twice says so, and its form has the new amount`() throws {
        let household = try Household(), ada = household.ada, path = "/recurring/\(SampleID.rule(500))"
        try ada.post("/recurring", try RecurringPagesTests.form(household, [("starts", "2025-09-03")]))
        let book = try household.book("ada")
        try household.site.store.write(book) { editor in
            for record in try editor.ledger.records(RecordQuery()).records.filter({ $0.title == "Water" }).prefix(2) {
                guard let known = try editor.ledger.transaction(record.id) else { continue }
                var draft = Transaction.Draft(known.content)
                draft.movement = .expense(
                    account: known.movement.account, category: try #require(known.movement.category),
                    amount: Money(minorUnits: 9_140, known.movement.amount.currency))
                try editor.update(record.id, draft, at: TestSite.now + 60)
            }
        }
        let row = try #require(try ada.get("/recurring").document.element(id: "r-\(SampleID.rule(500))"))
        #expect(row.text.contains("Lately £91.40"))
        let link = try #require(row.descendants.first { $0.tag == "a" && $0.text == "Change the amount" }?["href"])
        #expect(try ada.get(link).document.forms.first { $0.action == path }?.value(of: "amount") == "91.40")
    }

    @Test func `a day that was not answered for half of its interval is missing`() throws {
        let household = try Household()
        try household.ada.post("/recurring", try RecurringPagesTests.form(household, [("starts", "2025-10-30"), ("posting", "ask")]))
        let row = try #require(try household.ada.get("/recurring").document.element(id: "r-\(SampleID.rule(500))"))
        #expect(row.text.contains("Missing since 30 Oct"))
    }
}
