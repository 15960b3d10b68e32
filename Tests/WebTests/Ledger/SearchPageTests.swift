import TestSupport
import Testing

/// The search of the records page, as a person meets it.
@Suite struct SearchPageTests {
    @Test(arguments: [
        ("coffee", ["渋谷のコーヒー"]), ("groceries", ["Weekly shop", "Weekly shop"]), ("groceries -14.99", ["Weekly shop"]), ("-groceries 47.49", []),
        ("tokyo -寿司", ["渋谷のコーヒー", "Transfer to Tokyo purse"]), ("620", ["渋谷のコーヒー"]), ("¥620", ["渋谷のコーヒー"]), ("£620", []), ("14,99", ["Weekly shop"]),
        (">2000", ["Transfer to Tokyo purse", "November salary"]), ("45..46 weekly", ["Weekly shop"]), ("\"weekly shop\" -#weekly", []),
        ("\"shop weekly\"", []), ("salary >= 2400", ["November salary"]), ("＞２０００ -tokyo", ["November salary"]),
    ])
    func `names, amounts and exclusions find records`(text: String, titles: [String]) throws {
        let household = try Household()
        let page = try household.ada.get("/records?" + FormEncoding.urlEncoded([FormEntry(name: "q", value: .text(text))]))
        #expect(RecordListTests.titles(page) == titles)
    }

    @Test func `each term is a chip that takes it away`() throws {
        let household = try Household()
        let ada = household.ada
        let page = try ada.get("/records?q=groceries%20-14.99%20%3E5&sort=date")
        let chips = page.document.all("a").filter { $0.classes.contains("chip") }
        #expect(chips.map(\.text) == ["groceries", "without 14.99 as amount or text", "amount >5"])
        #expect(chips.map { $0.classes.contains("not") } == [false, true, false])
        let rest = try ada.get(try #require(chips.dropFirst().first?["href"]))
        #expect(RecordListTests.titles(rest) == ["Weekly shop", "Weekly shop"] && rest.target.contains("sort=date"))
        let last = try #require(try ada.get("/records?q=tesco").document.all("a").first { $0.classes.contains("chip") }?["href"])
        #expect(!last.contains("q="))
        #expect(RecordListTests.titles(try ada.get(last)).count == 13)
    }

    /// The heading of an empty list and the address of its way on.
    private func empty(_ person: Browser, _ address: String) throws -> (heading: String, link: String?) {
        let page = try person.get(address)
        #expect(RecordListTests.titles(page).isEmpty)
        let section = try #require(page.document.all("section").first { $0.classes.contains("blank") })
        return (section.all("h2").first?.text ?? "", section.all("a").first?["href"])
    }

    @Test func `a list without records says why, and leads on`() throws {
        let household = try Household()
        let ada = household.ada
        let none = try empty(household.newcomer, "/records?q=tea")
        #expect(none.heading == "Nothing here yet" && none.link == "/transactions/new")
        let period = try empty(ada, "/records?date=2024-03")
        #expect(period.heading == "No records in this period")
        #expect(RecordListTests.titles(try ada.get(period.link ?? "")).count == 13)
        let elsewhere = try empty(ada, "/records?view=daily&date=2025-11-17&q=tesco")
        #expect(elsewhere.heading == "Nothing found in this period")
        #expect(RecordListTests.titles(try ada.get(elsewhere.link ?? "")) == ["Weekly shop", "Weekly shop"])
        let filtered = try empty(ada, "/records?q=tesco&kind=income")
        #expect(filtered.heading == "Nothing found")
        #expect(RecordListTests.titles(try ada.get(filtered.link ?? "")) == ["Weekly shop", "Weekly shop"])
        let unknown = try empty(ada, "/records?q=zebra&kind=income")
        #expect(unknown.heading == "Nothing found")
        #expect(RecordListTests.titles(try ada.get(unknown.link ?? "")).count == 13)
    }

    @Test(arguments: [
        "\"", "-", "--", ">", "..", "1..2..3", "*", "-*", "NOT", "a AND", "NEAR(", "\u{0}", "-\u{0}", "9".repeated(8_000), "a ".repeated(4_000),
        "-1..2 ".repeated(1_300),
        "(\"".repeated(4_000), "%", "#", "-#", "€", ">99999999999999999999999999999", "=0", "\u{FFFF}", "1".repeated(38) + ".." + "9".repeated(38),
    ])
    func `hostile searches are answered with a page`(text: String) throws {
        let household = try Household()
        let query = FormEncoding.urlEncoded([FormEntry(name: "q", value: .text(text))])
        // A NUL in an address is refused before any page sees it.
        let status = text.contains("\u{0}") ? 400 : 200
        for sort in ["-date", "-amount"] { #expect(try household.ada.get("/records?sort=\(sort)&\(query)").status == status) }
        #expect(try household.ada.get("/records?view=monthly&kind=expense&\(query)").status == status)
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
