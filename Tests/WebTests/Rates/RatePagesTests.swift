import Bookkeeping
import Dispatch
import ReferenceRates
import Storage
import TestSupport
import Testing

@testable import Web

@Suite struct RatePagesTests {
    /// Adds the bank's rates for both of Ada's foreign currencies, and a manual one.
    static func fill(_ household: Household) throws {
        let days = [
            ("2025-11-20", [("GBP", "0.88150"), ("JPY", "182.37")]), ("2025-11-19", [("GBP", "0.88225"), ("JPY", "180.92")]),
        ]
        let file = try ReferenceRatesFile(
            Array(ReferenceRatesDocument.file(days.map { (date: $0.0, rates: $0.1.map { (code: $0.0, rate: $0.1) }) }).utf8))
        try household.site.store.write { editor in
            try editor.referenceRates.setFetch(isOn: true)
            try editor.referenceRates.save(file.rates)
            try editor.referenceRates.noteFetch(at: TestSite.now - 1_200, problem: nil)
        }
        try household.site.store.write(household.book("ada")) { editor in
            for (value, date) in [("0.8603", "2025-11-18"), ("0.88", "2025-11-20")] {
                try editor.saveRate(
                    try #require(ExchangeRate(base: "EUR", quote: "GBP", date: date, value: value)), at: TestSite.now)
            }
        }
    }

    static func rates(_ household: Household) throws -> [String] {
        let witness = try DatabaseWitness(household.site)
        return try witness.rows.filter { $0.hasPrefix("exchange_rate ") }
    }

    @Test(arguments: ["0.86", "0,86", " 0.860 ", "０．８６"]) func `a rate by hand is in force from its day on`(typed: String) throws {
        let household = try Household(), ada = household.ada
        let before = try ada.get("/settings/rates").text
        #expect(before.contains("Amounts in EUR are not in the totals until there is one."))
        try ada.get("/settings/rates")
        let page = try ada.web.submit(
            "/settings/rates", filling: ["currency": "EUR", "rate": .text(typed), "date": "2025-11-18"])
        #expect(page.target == "/settings/rates")
        #expect(page.text.contains("Rate saved."))
        #expect(page.text.contains("1 EUR = 0.86 GBP"))
        #expect(page.text.contains("By hand"))
        #expect(page.text.contains("Amounts in JPY are not in the totals until there is one."))
        let ledger = try household.site.store.read(household.book("ada")) {
            try $0.rateHistory(of: try #require(Currency(code: "EUR")))
        }
        #expect(ledger == [try #require(ExchangeRate(base: "EUR", quote: "GBP", date: "2025-11-18", value: "0.86"))])
    }

    @Test func `a form with problems keeps what was typed and offers no currency by itself`() throws {
        let household = try Household()
        let empty = try household.ada.get("/settings/rates").document
        let select = try #require(empty.element(id: "currency"))
        let options = select.all("option")
        #expect(options.first?.text == "Choose a currency")
        #expect(options.first?["value"] == "")
        #expect(options.filter { $0["selected"] != nil }.isEmpty)
        #expect(options.dropFirst().prefix(2).map { $0["value"] } == ["EUR", "JPY"])
        #expect(!options.contains { $0["value"] == "GBP" })
        let page = try household.ada.post("/settings/rates", [("currency", "GBP"), ("rate", "0.0"), ("date", "2025-11-21")])
        #expect(page.status == 422)
        for sentence in ["Choose one of", "Enter a number above zero", "not in the future"] {
            #expect(page.text.contains(sentence), "\(sentence)")
        }
        #expect(page.document.element(id: "rate")?["value"] == "0.0")
        #expect(try Self.rates(household) == [])
    }

    @Test(arguments: [
        "0", "0.00", "-1", "1e3", "1.2.3", "1,2,3", "abc", "12345678901234567890", "0.00000000001", "1/3", "NaN", "½", "1 2",
    ])
    func `what is no rate is refused`(typed: String) throws {
        let household = try Household()
        #expect(
            try household.ada.send("/settings/rates", [("currency", "EUR"), ("rate", typed), ("date", "2025-11-20")]).status
                == 422)
        #expect(try Self.rates(household) == [])
    }

    @Test(arguments: [
        ("16,780.83", "16780.83"), ("0.0000000001", "0.0000000001"), ("1", "1"), ("999999999999999", "999999999999999"),
        ("1'234.5", "1234.5"),
    ])
    func `a rate is kept to the last digit`(typed: String, value: String) throws {
        let household = try Household()
        #expect(
            try household.ada.send("/settings/rates", [("currency", "USD"), ("rate", typed), ("date", "2025-11-20")]).status
                == 303)
        #expect(try household.ada.get("/settings/rates/history?currency=USD").text.contains("1 USD = \(value) GBP"))
    }

    @Test func `a rate is in the currency that the page showed`() throws {
        let household = try Household()
        let form = [("currency", "EUR"), ("quote", "GBP"), ("rate", "0.86"), ("date", "2025-11-20")]
        try household.ada.post("/settings/currency", [("currency", "JPY")])
        try household.ada.post("/settings/rates", form)
        #expect(try household.ada.get("/settings/rates/history?currency=EUR").text.contains("1 EUR = 0.86 GBP"))
    }

    @Test func `a deleted rate comes back with Undo, once`() throws {
        let household = try Household(), ada = household.ada
        try Self.fill(household)
        let before = try Self.rates(household).count
        let list = try ada.get("/settings/rates/history?currency=EUR")
        let forms = list.document.forms.filter { $0.action == "/settings/rates/delete" }
        #expect(forms.count == 2)
        let page = try ada.post(
            "/settings/rates/delete", [("base", "EUR"), ("quote", "GBP"), ("date", "2025-11-20"), ("rate", "0.88")])
        #expect(page.target == "/settings/rates/history?currency=EUR")
        #expect(page.text.contains("“1 EUR = 0.88 GBP” deleted."))
        #expect(try Self.rates(household).count == before - 1)
        // The second submission gets the same answer.
        let again = try ada.post(
            "/settings/rates/delete", [("base", "EUR"), ("quote", "GBP"), ("date", "2025-11-20"), ("rate", "0.88")])
        #expect(again.text.contains("“1 EUR = 0.88 GBP” deleted."))
        let undo = try #require(again.document.forms.first { $0.action.hasPrefix("/settings/rates/restore") })
        let restored = try ada.web.submit(undo)
        #expect(restored.text.contains("Restored.") && restored.text.contains("1 EUR = 0.88 GBP"))
        #expect(try Self.rates(household).count == before)
        #expect(try ada.post(undo.action).text.contains("nothing left to undo"))
        #expect(try Self.rates(household).count == before)
    }

    @Test func `rates of the bank cannot be deleted by hand`() throws {
        let household = try Household()
        try Self.fill(household)
        let document = try household.ada.get("/settings/rates/history?currency=JPY").document
        #expect(document.text.contains("1 EUR = 182.37 JPY"))
        // There is no rate from euro to euro: the page shows those of the main currency.
        #expect(try household.ada.get("/settings/rates/history?currency=EUR").text.contains("1 EUR = 0.8815 GBP"))
        #expect(document.forms.filter { $0.action == "/settings/rates/delete" }.isEmpty)
    }

    @Test func `a long history is shown page by page`() throws {
        let household = try Household()
        let day = try #require(CalendarDate("2025-11-20"))
        try household.site.store.write(household.book("ada")) { editor in
            for back in 0..<250 {
                try editor.saveRate(
                    try #require(
                        ExchangeRate(base: "EUR", quote: "GBP", date: "\(day.adding(days: -back))", value: "0.\(100 + back)")),
                    at: 0)
            }
        }
        var path = "/settings/rates/history?currency=EUR", seen: [String] = []
        for _ in 1...10 {
            let document = try household.ada.get(path).document
            seen += document.all("b").map(\.text)
            guard let next = document.all("a").first(where: { $0["rel"] == "next" })?["href"] else { break }
            path = next
        }
        #expect(
            seen.filter { $0.hasPrefix("1 EUR") }
                == (0..<250).map { "1 EUR = \(ExchangeRate.Value("0.\(100 + $0)")?.description ?? "") GBP" })
    }

    @Test func `the rates of somebody else are not seen and not touched`() throws {
        let household = try Household()
        try Self.fill(household)
        let before = try Self.rates(household)
        #expect(!(try household.ben.get("/settings/rates/history?currency=EUR").text.contains("0.8603")))
        #expect(
            try household.ben.send(
                "/settings/rates/delete", [("base", "EUR"), ("quote", "GBP"), ("date", "2025-11-18"), ("rate", "0.8603")]
            ).status == 303)
        #expect(try Self.rates(household) == before)
    }

    // MARK: Fetching

    @Test func `the operator switches fetching on, sees what came, and switches it off again`() throws {
        let bank = try Bank()
        let household = try Household(rates: ReferenceRatesSource(bank.address)), updater = household.site.application.rates
        let ada = household.ada
        bank.answer(WireResponse(status: 200, body: Array(ReferenceRatesDocument.daily.utf8)))
        #expect(try ada.get("/settings/rates").document.forms.contains { $0.action == "/settings/rates/fetch" } == false)
        #expect(try ada.send("/settings/rates/fetch").status == 303)
        updater.waitUntilIdle()
        #expect(bank.visits == 0)

        let gate = Gate()
        bank.whenAsked { gate.wait() }
        try ada.get("/settings/rates")
        let begun = try ada.web.submit("/settings/rates/fetching", filling: ["is_on": .checked(true)])
        #expect(begun.text.contains("Fetching."))
        #expect(begun.response["Refresh"] == "2")
        gate.open()
        updater.waitUntilIdle()
        let page = try ada.get("/settings/rates")
        #expect(page.response["Refresh"] == nil)
        #expect(page.text.contains("Fetched: Today 12:34."))
        #expect(page.text.contains("The latest rates are those of 20 November 2026."))
        #expect(try ada.get("/settings").text.contains("It gets public files from \(bank.host)"))
        #expect(household.site.events.lines.suffix(2).first?.hasPrefix("fetching exchange rates switched on: by user ") == true)
        #expect(household.site.events.lines.last == "exchange rates of 2026-11-20 fetched: 29 new")

        try ada.get("/settings/rates")
        try ada.web.submit("/settings/rates/fetch", filling: [:])
        updater.waitUntilIdle()
        #expect(bank.visits == 2)

        let off = try ada.post("/settings/rates/fetching")
        #expect(!off.document.forms.contains { $0.action == "/settings/rates/fetch" })
        #expect(try ada.get("/settings").text.contains("contacts nobody."))
        #expect(try ada.send("/settings/rates/fetch").status == 303)
        updater.waitUntilIdle()
        #expect(bank.visits == 2)
    }

    @Test(arguments: [
        ("not-resolvable", "was not found"), ("refused", "does not answer"), ("broken-off", "does not answer"),
        ("timed-out", "took too long"),
        ("not-secure", "would not be secure"), ("status-404", "status 404"), ("bad-redirect", "leads to no file"),
        ("too-large", "is not a file of exchange rates, so"),
        ("bad-rate-12", "(line 12)"), ("not-xml-0", "is not a file of exchange rates, so"), ("not-saved", "could not be saved"),
        ("anything else", "could not be saved"),
    ])
    func `a failure is a sentence for people`(word: String, sentence: String) throws {
        let household = try Household()
        try household.site.store.write { editor in
            try editor.referenceRates.setFetch(isOn: true)
            try editor.referenceRates.noteFetch(at: TestSite.now, problem: word)
        }
        let page = try household.ada.get("/settings/rates")
        #expect(page.document.element(id: "obstacle")?.text.contains(sentence) == true)
        #expect(page.text.contains("This did not work: Today 12:34."))
        #expect(try household.ben.get("/settings/rates").document.forms.filter { $0.action.contains("fetch") }.isEmpty)
    }
}

/// Blocks threads until it is opened.
final class Gate: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }
    func open() { semaphore.signal() }
}
