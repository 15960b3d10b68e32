import TestSupport
import Testing

@Suite struct RecordListTests {
    /// Returns the titles of a list, in order.
    static func titles(_ page: WebPage) -> [String] {
        page.document.all("a").filter { ($0["href"] ?? "").wholeMatch(of: /\/transactions\/[0-9a-f-]{36}/) != nil && $0.classes.contains("go") }.map(
            \.text)
    }

    @Test(arguments: [
        (
            "",
            [
                "Weekly shop", "Dinner & drinks at Luigi's", "Métro", "寿司ランチ", "渋谷のコーヒー", "Transfer to Tokyo purse", "Transfer to Savings",
                "November salary", "Headphones", "Moved to another category",
            ]
        ),
        ("view=daily&date=today", ["Weekly shop"]), ("date=today", ["Weekly shop"]), ("date=yesterday", ["Dinner & drinks at Luigi's"]),
        ("view=weekly", ["Weekly shop", "Dinner & drinks at Luigi's", "Métro", "寿司ランチ", "渋谷のコーヒー"]),
        ("date=last-month", ["Weekly shop", "Electricity"]), ("view=monthly&date=2025-10", ["Weekly shop", "Electricity"]),
        ("date=next-month", ["Rent, planned"]),
        ("view=all&kind=income", ["November salary"]), ("kind=transfer", ["Transfer to Tokyo purse", "Transfer to Savings"]),
        ("tag=weekly", ["Weekly shop", "Weekly shop"]), ("tag=東京", ["寿司ランチ", "渋谷のコーヒー"]), ("account=\(SampleID.account(3))", ["Métro"]),
        ("q=shop%20tesco", ["Weekly shop", "Weekly shop"]), ("q=%23holiday2025", ["渋谷のコーヒー"]), ("q=寿司", ["寿司ランチ"]), ("q=寿", ["寿司ランチ"]),
        ("q=谷", ["渋谷のコーヒー"]),
        ("q=コー", ["渋谷のコーヒー"]), ("q=metro", ["Métro"]), ("q=LUIGI", ["Dinner & drinks at Luigi's"]), ("q=warranty", ["Headphones"]), ("q=nothing", []),
        ("view=monthly&date=2025-10&sort=date", ["Electricity", "Weekly shop"]),
        ("view=monthly&date=2025-10&sort=-amount", ["Electricity", "Weekly shop"]),
        ("view=monthly&date=2025-10&sort=amount", ["Weekly shop", "Electricity"]),
    ])
    func `an address shows the records that it describes`(query: String, titles: [String]) throws {
        let household = try Household()
        let address = query.addingPercentEscapes
        #expect(Self.titles(try household.ada.get("/records?\(address)")) == titles)
    }

    @Test func `the totals are those of the shown period, a currency each`() throws {
        let household = try Household()
        let month = try household.ada.get("/records?view=monthly&date=2025-11").text
        for shown in ["£2,400.00", "£113.99", "¥1,820", "€8.40"] { #expect(month.contains(shown), "\(shown)") }
        let day = try household.ada.get("/records?view=daily&date=2025-11-17").text
        #expect(day.contains("¥1,820") && !day.contains("£113.99"))
        let week = try household.ada.get("/records?view=weekly&date=2025-11-20").text
        #expect(week.contains("£47.49"))
    }

    @Test func `the week begins on the person's first day`() throws {
        let household = try Household()
        _ = try household.ada.send("/transactions", try TransactionTests.form(household, [("date", "2025-11-16"), ("title", "On Sunday")]))
        #expect(!(try household.ada.get("/records?view=weekly").text.contains("On Sunday")))
        try household.ada.post("/settings/preferences", [("week_start", "7")])
        #expect(try household.ada.get("/records?view=weekly").text.contains("On Sunday"))
    }

    @Test func `the month begins on the person's pay day`() throws {
        let household = try Household()
        _ = try household.ada.send("/transactions", try TransactionTests.form(household, [("date", "2025-10-28"), ("title", "In October")]))
        #expect(!(try household.ada.get("/records").text.contains("In October")))
        try household.ada.post("/settings/preferences", [("month_start", "25")])
        for address in ["/records", "/records?date=this-month", "/records?view=monthly&date=2025-10"] {
            let month = try household.ada.get(address).text
            #expect(month.contains("In October") && month.contains("25 Oct–24 Nov 2025"), "\(address)")
        }
    }

    @Test func `today is the day of the person's time zone`() throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("time_zone", "Asia/Tokyo")])
        household.site.clock.advance(seconds: 4 * 3600)
        #expect(Self.titles(try household.ada.get("/records?date=today")) == [])
        #expect(Self.titles(try household.ada.get("/records?date=yesterday")) == ["Weekly shop"])
    }

    @Test(arguments: ["view=all", "view=all&sort=date", "view=all&sort=amount", "view=all&sort=-amount", "q=number", "category=COFFEE&view=all"])
    func `more than fifty are shown page by page, each record once`(query: String) throws {
        let household = try Household()
        let coffee = try household.category("Coffee")
        for number in 0..<120 {
            let form = try TransactionTests.form(
                household,
                [("date", "2025-0\(1 + number % 9)-1\(number % 3)"), ("title", "Entry number \(number)"), ("amount", "\(1 + number % 7)")],
                id: SampleID.transaction(2_000 + number))
            #expect(try household.ada.send("/transactions", form).status == 303)
        }
        var seen: [String] = [], address = "/records?" + query.replacing("COFFEE", with: coffee), pages = 0
        while pages < 10 {
            let page = try household.ada.get(address)
            let hrefs = page.document.all("a").filter { $0.classes.contains("go") }.compactMap { $0["href"] }.filter {
                $0.hasPrefix("/transactions/")
            }
            #expect(hrefs.count <= 50)
            seen += hrefs
            pages += 1
            guard let next = page.document.all("a").last(where: { $0["rel"] == "next" && ($0["href"] ?? "").contains("after=") })?["href"] else {
                break
            }
            address = next
        }
        #expect(pages == 3)
        #expect(Set(seen).count == seen.count)
        #expect(seen.count == (query == "view=all" || query.contains("sort") ? 133 : query.hasPrefix("q") ? 120 : 121))
    }

    @Test func `the filters of the page make the address`() throws {
        let household = try Household()
        let ada = household.ada
        try ada.get("/records?view=monthly&date=2025-11")
        let page = try ada.web.submit("search", filling: ["kind": "expense", "account": "Tokyo purse", "sort": "amount"])
        #expect(Self.titles(page) == ["渋谷のコーヒー", "寿司ランチ"])
        #expect(page.target.contains("view=monthly") && page.target.contains("date=2025-11"))
        let cleared = try #require(
            page.document.all("a").first {
                $0.text == "Clear" || $0.text == "Clear filters" || ($0["href"] ?? "") == "/records?view=monthly&date=2025-11"
            })
        #expect(Self.titles(try ada.get(cleared["href"] ?? "")).count == 10)
    }

    @Test func `a range is any days, and the forms of the page keep it and the filters`() throws {
        let household = try Household(), ada = household.ada
        let all = try ada.get("/records?view=monthly&date=2025-11&sort=date"), range = try ada.get("/records?to=2025-11-01&from=2025-11-30&sort=date")
        #expect(Self.titles(range) == Self.titles(all) && !Self.titles(all).isEmpty)
        #expect(range.text.contains("1–30 Nov 2025"))
        #expect(try ada.get("/records?from=2024-12-29&to=2025-01-04").text.contains("29 Dec 2024–4 Jan 2025"))
        #expect(Self.titles(try ada.get("/records?from=2025-11-18")).first == "Weekly shop", "A range without an end ends today.")
        try ada.get("/records?from=2025-11-01&to=2025-11-30&kind=expense")
        let searched = try ada.web.submit("search", filling: ["q": "shop"])
        #expect(!searched.target.contains("view=monthly"), "New words are looked for on all days.")
        try ada.get("/records?from=2025-11-01&to=2025-11-30&kind=expense")
        let sorted = try ada.web.submit("search", filling: ["sort": "amount"])
        #expect(sorted.target.contains("from=2025-11-01") && sorted.target.contains("to=2025-11-30") && sorted.target.contains("kind=expense"))
        try ada.get("/records?kind=expense&view=all")
        let picked = try ada.web.submit("range", filling: ["from": "2025-10-01", "to": "2025-10-31"])
        #expect(Self.titles(picked) == ["Weekly shop", "Electricity"] && picked.target.contains("kind=expense"))
        let month = try ada.web.submit("month-of", filling: ["date": "2025-11"])
        #expect(month.target.contains("view=monthly") && month.target.contains("date=2025-11") && month.target.contains("kind=expense"))
    }

    @Test(
        arguments: [
            ("view=monthly&tag=compared", "12% less spent than by 20 Oct"),
            ("view=monthly&date=2025-10&tag=compared", "150% more spent than September 2025"),
            ("view=yearly&tag=compared", "200% more spent than by 20 Nov 2024"), ("view=monthly&date=2025-09&tag=compared", nil),
            ("view=monthly&date=2025-12&tag=compared", nil), ("view=all&tag=compared", nil), ("view=weekly&tag=none", nil),
            ("from=2025-10-01&to=2025-10-05&tag=compared", nil),
            ("from=2025-10-20&to=2025-10-31&tag=compared", "£849.60 more spent than 8–19 Oct 2025"),
            ("view=daily&date=2025-10-07&tag=compared", "About as much spent as Mon 6 Oct"),
        ] as [(String, String?)])
    func `totals stand against those of the period before, up to the same day while it runs`(query: String, sentence: String?) throws {
        let household = try Household()
        let records = [
            ("2024-11-19", "510.67"), ("2024-11-21", "500"), ("2025-09-15", "400"), ("2025-10-05", "49.5"), ("2025-10-06", "50.00"),
            ("2025-10-07", "50.10"),
            ("2025-10-10", "0.40"), ("2025-10-25", "850"), ("2025-11-10", "132"), ("2025-12-02", "5"),
        ]
        for (number, (date, amount)) in records.enumerated() {
            let form = try TransactionTests.form(
                household, [("date", date), ("title", "Number \(number)"), ("amount", amount), ("tags", "#compared")],
                id: SampleID.transaction(2_000 + number))
            #expect(try household.ada.send("/transactions", form).status == 303)
        }
        let found = try household.ada.get("/records?\(query)").document.all("p").first { $0.classes.contains("compare") }?.text
        #expect(found.map { String($0.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces) } == sentence)
    }

    @Test func `the arrows lead from period to period and back`() throws {
        let household = try Household()
        for query in [
            "view=daily&date=2025-11-17", "view=weekly&date=2025-11-17", "view=monthly&date=2025-10", "view=yearly&date=2024",
            "from=2025-10-25&to=2025-11-17",
        ] {
            let page = try household.ada.get("/records?\(query)")
            let previous = try #require(page.document.all("a").first { $0["rel"] == "prev" }?["href"])
            let earlier = try household.ada.get(previous)
            let next = try #require(earlier.document.all("a").first { $0["rel"] == "next" }?["href"])
            #expect(Self.titles(try household.ada.get(next)) == Self.titles(page))
        }
    }
}

extension String {
    /// The target as a browser would send it.
    var addingPercentEscapes: String { utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16, uppercase: true) }.joined() }
}
