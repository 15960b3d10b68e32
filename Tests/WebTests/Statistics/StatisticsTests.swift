import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

@Suite struct StatisticsTests {
    static let charts = ["left", "flow", "month", "year", "top", "all", "worth"]

    /// Sets Ada's daily budget to £20.
    static func setBudget(_ household: Household) throws {
        let amount = Money(minorUnits: 2_000, try #require(Currency(code: "GBP"))), day = try #require(CalendarDate("2025-11-20"))
        _ = try household.site.store.write(household.book("ada")) { editor in
            try editor.setDailyBudget(Identifier(milliseconds: 1), .init(amount: amount), on: day, at: TestSite.now)
        }
    }

    private func chart(_ id: String, _ page: WebPage) throws -> ChartOnPage { try #require(ChartOnPage(id, on: page)) }

    @Test func `all seven charts are there, each with a table of its marks`() throws {
        let household = try Household()
        try Self.setBudget(household)
        for query in ["", "?period=weekly", "?period=monthly", "?account=\(SampleID.account(2))"] {
            let page = try household.ada.get("/statistics\(query)")
            for id in Self.charts {
                let chart = try chart(id, page)
                chart.expectMarksInTable()
                #expect(!chart.rows.isEmpty || chart.marks.isEmpty, "\(id) \(query)")
            }
        }
    }

    @Test func `figures are those of the records`() throws {
        let household = try Household()
        try Self.setBudget(household)
        let page = try household.ada.get("/statistics")
        let left = try chart("left", page).rows.map { [$0[0].text, $0[1].text] }
        #expect(left.count == 10)
        #expect(left.first == ["Tue 11 Nov", "£20.00"])
        #expect(left[1] == ["Wed 12 Nov", "−£39.00"])
        #expect(left.last == ["Thu 20 Nov", "£5.01"])
        let words = try chart("left", page).words
        #expect(
            words.contains("against £20.00 a day") && words.contains("2 days over.")
                && words.contains("Worst was Wed 12 Nov with −\u{2060}£39.00."))
        let flow = try chart("flow", page)
        #expect(flow.rows.count == 30)
        #expect(flow.rows[13].map(\.text) == ["Fri 14 Nov", "£2,400.00", "£0.00"])
        #expect(flow.rows[20].map(\.text) == ["Fri 21 Nov", "", ""])
        #expect(flow.words.contains("You kept £2,286.01."))
        let month = try chart("month", page)
        #expect(
            month.rows.map { $0.map(\.text) } == [
                ["Music & films", "58%", "£66.50"], ["Eating out", "29%", "£32.50"], ["Groceries", "13%", "£14.99"],
            ])
        let year = try chart("year", page)
        #expect(year.rows.map { $0[2].text } == ["£66.50", "£60.09", "£60.00", "£32.50"])
        let top = try chart("top", page)
        #expect(top.heading == "Music & films, day by day")
        #expect(top.rows.count == 20 && top.rows[11].map(\.text) == ["Wed 12 Nov", "£59.00"])
        #expect(top.words.contains("£66.50, 58% of spending"))
        let all = try chart("all", page)
        #expect(all.rows.first?.map(\.text) == ["Thu 2 Oct", "£60.00"] && all.rows.count == 50)
        #expect(try chart("worth", page).words.contains("today."))
    }

    @Test func `a mark leads to a list of records that comes to the same`() throws {
        let household = try Household()
        try Self.setBudget(household)
        for query in ["", "?period=monthly", "?period=weekly&account={everyday}"] {
            let page = try household.ada.get("/statistics" + query.replacing("{everyday}", with: try household.everyday()))
            for id in ["flow", "month", "year", "top", "all"] {
                for row in try chart(id, page).rows {
                    for (index, cell) in row.enumerated() where index > 0 && cell.text.contains("£") && cell.text != "£0.00" {
                        let link = try #require(cell.link ?? row[0].link, "\(row)")
                        let list = try household.ada.get(link)
                        let sums = list.document.all("dd").map(\.text)
                        #expect(
                            sums.contains("−" + cell.text) || sums.contains("+" + cell.text),
                            "\(id): \(row) is \(sums) at \(link)")
                    }
                }
            }
        }
    }

    @Test func `what has no rate is said apart, a line for each currency, with the way to rates`() throws {
        let household = try Household()
        try Self.setBudget(household)
        let page = try household.ada.get("/statistics")
        for id in ["left", "month", "year", "all"] { #expect(try chart(id, page).apart == ["€8.40", "¥1,820"], "\(id)") }
        #expect(try chart("flow", page).apart == ["−€8.40", "−¥1,820"])
        #expect(try chart("worth", page).apart == ["−€258.40", "¥57,980"])
        #expect(try chart("left", page).figure.all("a").contains { $0["href"] == "/settings/rates" })
        try RatePagesTests.fill(household)
        let rated = try household.ada.get("/statistics")
        // 18 November has a rate for the euro, 17 November none for the yen.
        #expect(try chart("month", rated).apart == ["¥1,820"])
        #expect(try chart("month", rated).rows.contains { $0[0].text == "Transport" && $0[2].text == "£7.23" })
        #expect(try chart("worth", rated).apart == [])
        #expect(try chart("worth", rated).words.contains("At first there was no exchange rate for EUR · JPY"))
    }

    @Test(arguments: [
        ("", "November 2025"), ("period=daily", "November 2025"), ("period=daily&date=2025-10", "October 2025"),
        ("date=last-month", "October 2025"),
        ("period=weekly", "17–23 Nov 2025"), ("date=this-week", "17–23 Nov 2025"), ("date=last-week", "10–16 Nov 2025"),
        ("period=weekly&date=2025-10-02", "29 Sep–5 Oct 2025"),
        ("period=monthly", "2025"), ("date=2024", "2024"), ("date=this-year", "2025"), ("period=monthly&date=last-month", "2025"),
        ("period=daily&date=2024", "January 2024"),
        ("date=next-month", "November 2025"), ("period=weekly&date=2031-01-01", "17–23 Nov 2025"), ("date=2026", "2025"),
        ("period=yearly&date=x", "November 2025"),
        ("date=9999-12-31", "November 2025"), ("date=0001-01-01", "January 1"), ("date=all", "November 2025"),
    ])
    func `an address shows the period that it names, and never one to come`(query: String, name: String) throws {
        let page = try Household().ada.get("/statistics?\(query)")
        #expect(page.document.first { $0.classes.contains("period") }?.first("strong")?.text == name)
        let next = page.document.first { $0["rel"] == "next" }?["href"]
        #expect((next == nil) == ["November 2025", "17–23 Nov 2025", "2025"].contains(name))
    }

    @Test func `previous and next keep the step and the account`() throws {
        let household = try Household(), account = SampleID.account(2)
        let page = try household.ada.get("/statistics?period=weekly&date=2025-11-10&account=\(account)")
        let previous = page.document.first { $0["rel"] == "prev" }?["href"],
            next = page.document.first { $0["rel"] == "next" }?["href"]
        #expect(previous == "/statistics?period=weekly&date=2025-11-03&account=\(account)")
        #expect(next == "/statistics?period=weekly&date=2025-11-17&account=\(account)")
        #expect(page.document.all("option").contains { $0["value"] == account && $0.has("selected") })
        let shown = try household.ada.get(try #require(next))
        #expect(shown.document.first { $0["rel"] == "next" } == nil)
        #expect(shown.document.all("input").contains { $0["name"] == "period" && $0["value"] == "weekly" })
    }

    @Test func `a year of months that begin on pay day has the months that are named in it`() throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("month_start", "25")])
        let page = try household.ada.get("/statistics?period=monthly")
        let rows = try chart("flow", page).rows
        #expect(rows.count == 12 && rows[9][0].text == "25 Oct–24 Nov 2025")
        // 30 October to 20 November.
        #expect(rows[9][2].text == "£159.09" && rows[8][2].text == "£60.00" && rows[10][2].text == "")
        household.site.clock.advance(seconds: 51 * 86_400)
        let ada = household.site.browser()
        _ = try SignInTests.signIn(ada, "ada")
        let january = try chart("flow", ada.get("/statistics?period=monthly"))
        #expect(january.words.contains("2025.") && january.rows[11][0].text == "25 Dec 2025–24 Jan 2026")
    }

    @Test func `an account's statistics are of its records and its balance`() throws {
        let household = try Household()
        try Self.setBudget(household)
        let page = try household.ada.get("/statistics?account=\(SampleID.account(1))")
        #expect(
            try chart("worth", page).heading == "Balance of Savings" && chart("worth", page).words.contains("£1,300.00 today."))
        #expect(try chart("month", page).words.contains("Categories, November 2025") && chart("month", page).rows.isEmpty)
        #expect(try chart("left", page).words.contains("All accounts together."))
        #expect(
            try household.ada.get("/statistics?account=\(SampleID.account(101))").document.all("option").allSatisfy {
                !$0.has("selected") || $0["value"] == ""
            })
    }

    @Test func `records to come are not counted, and that is said`() throws {
        let household = try Household()
        let page = try household.ada.get("/statistics?period=monthly")
        #expect(page.text.contains("Records dated after today are not counted here."))
        #expect(try chart("year", page).rows.allSatisfy { $0[0].text != "Home" })
        #expect(try chart("flow", page).rows[11].map(\.text) == ["December 2025", "", ""])
        #expect(!(try household.ada.get("/statistics?period=weekly&date=2024-01-01").text.contains("after today")))
    }

    @Test func `without a daily budget there is the way to one`() throws {
        let household = try Household()
        try household.ada.post("/budgets/\(SampleID.budget(9))/delete")
        let left = try chart("left", household.ada.get("/statistics"))
        #expect(left.figure.first("svg")?.isInside("a") ?? false && left.figure.all("a").map { $0["href"] } == ["/budgets"])
        try Self.setBudget(household)
        try household.ada.post("/settings/currency", [("currency", "EUR")])
        #expect(
            try chart("left", household.ada.get("/statistics")).figure.text.contains("The daily budget needs an amount in Euro."))
    }

    @Test func `a book without records says what to do, and one record is enough`() throws {
        let household = try Household(), newcomer = household.newcomer
        #expect(try newcomer.get("/statistics").document.all("figure").isEmpty)
        #expect(
            try newcomer.get("/statistics").document.first { $0.classes.contains("blank") }?.first("a")?["href"]
                == "/transactions/new")
        let form = [
            ("id", SampleID.transaction(700)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"),
            ("account", try household.everyday(of: "newcomer")),
            ("category", try household.category("Coffee", of: "newcomer")), ("amount", "4.40"), ("title", "Cake"),
        ]
        _ = try newcomer.send("/transactions", form)
        let page = try newcomer.get("/statistics")
        #expect(try chart("all", page).rows.map { $0.map(\.text) } == [["Thu 20 Nov", "£4.40"]])
        #expect(try chart("worth", page).rows.map { $0.map(\.text) } == [["Thu 20 Nov", "−£4.40"]])
        #expect(try chart("month", page).rows.map { $0.map(\.text) } == [["Coffee", "100%", "£4.40"]])
        #expect(!page.response.text.contains("−0") && !page.response.text.contains("−£0"))
    }

    @Test func `a long time is put together, and the page says to what`() throws {
        let household = try Household()
        for (number, year) in [2004, 2012, 2020].enumerated() {
            let form = try TransactionTests.form(
                household, [("date", "\(year)-03-05"), ("amount", "310"), ("title", "Long ago")],
                id: SampleID.transaction(800 + number))
            #expect(try household.ada.send("/transactions", form).status == 303)
        }
        let all = try chart("all", household.ada.get("/statistics"))
        #expect(all.words.contains("Each point is the average day of a year."))
        #expect(all.rows.count == 22 && all.rows[8].map(\.text) == ["2012", "£0.85", "£310.00"])
        #expect(all.rows[8][0].link == "/records?view=yearly&date=2012&kind=expense")
        try household.ada.post("/transactions/\(SampleID.transaction(800))/delete", [("deletion", SampleID.deletion(800))])
        let shorter = try chart("all", household.ada.get("/statistics"))
        #expect(shorter.words.contains("Each point is the average day of a month.") && shorter.rows.count == 165)
        #expect(shorter.rows[0][0].link == "/records?view=monthly&date=2012-03&kind=expense")
    }

    @Test func `the style sheet of charts is on pages with charts alone`() throws {
        let household = try Household()
        func sheets(_ path: String) throws -> [String] {
            try household.ada.get(path).document.all("link").filter { $0["rel"] == "stylesheet" }.compactMap { $0["href"] }
        }
        #expect(try sheets("/statistics").contains { $0.hasPrefix("/charts.css") })
        #expect(try !sheets("/records").contains { $0.hasPrefix("/charts.css") })
        #expect(try household.ada.fetch(try #require(sheets("/statistics").last)).status == 200)
    }
}
