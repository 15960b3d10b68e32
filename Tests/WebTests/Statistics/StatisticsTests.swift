import Language
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Views

@Suite struct StatisticsTests {
    static let charts = ["left", "flow", "month", "year", "income", "top", "all", "worth"]

    /// Sets Ada's daily budget to £20.
    static func setBudget(_ household: Household) throws {
        let amount = Money(minorUnits: 2_000, try #require(Currency(code: "GBP"))), day = try #require(CalendarDate("2025-11-20"))
        _ = try household.site.store.write(household.book("ada")) { editor in
            try editor.setDailyBudget(Identifier(milliseconds: 1), .init(amount: amount), on: day, at: TestSite.now)
        }
    }

    private func chart(_ id: String, _ page: WebPage) throws -> ChartOnPage { try #require(ChartOnPage(id, on: page)) }

    @Test func `all charts are there, each with a table of its marks`() throws {
        let household = try Household()
        try Self.setBudget(household)
        for query in ["", "?period=weekly", "?period=monthly", "?account=\(SampleID.account(2))"] {
            let page = try household.ada.get("/statistics\(query)")
            // The year is the period itself.
            for id in Self.charts where id != "year" || query != "?period=monthly" {
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
            for id in ["flow", "month", "year", "income", "top", "all"] {
                for row in ChartOnPage(id, on: page)?.rows ?? [] {
                    // The average of several days comes before their sum.
                    let first = id == "top" || id == "all" ? row.count - 1 : 1
                    for (index, cell) in row.enumerated() where index >= first && cell.text.contains("£") && cell.text != "£0.00" {
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
        ("view=daily", "Today, Thu 20 Nov"), ("view=yearly&date=2024", "2024"), ("view=weekly&date=last-week", "10–16 Nov 2025"),
        ("from=2025-11-03&to=2025-11-09", "3–9 Nov 2025"), ("from=2025-11-03&to=2026-01-09", "3–20 Nov 2025"), ("view=all", "November 2025"),
        ("date=9999-12-31", "November 2025"), ("date=0001-01-01", "January 1"), ("date=all", "November 2025"),
    ])
    func `an address shows the period that it names, and never one to come`(query: String, name: String) throws {
        let page = try Household().ada.get("/statistics?\(query)")
        #expect(page.document.first { $0.classes.contains("period") }?.first("strong")?.text == name)
        let next = page.document.first { $0["rel"] == "next" }?["href"]
        #expect((next == nil) == ["Today, Thu 20 Nov", "November 2025", "17–23 Nov 2025", "2025", "3–20 Nov 2025"].contains(name))
    }

    @Test func `previous and next keep the step and the account`() throws {
        let household = try Household(), account = SampleID.account(2)
        let page = try household.ada.get("/statistics?period=weekly&date=2025-11-10&account=\(account)")
        let previous = page.document.first { $0["rel"] == "prev" }?["href"],
            next = page.document.first { $0["rel"] == "next" }?["href"]
        #expect(previous == "/statistics?view=weekly&date=2025-11-03&account=\(account)")
        #expect(next == "/statistics?view=weekly&date=2025-11-17&account=\(account)")
        #expect(page.document.all("option").contains { $0["value"] == account && $0.has("selected") })
        let shown = try household.ada.get(try #require(next))
        #expect(shown.document.first { $0["rel"] == "next" } == nil)
        #expect(shown.document.all("input").contains { $0["name"] == "view" && $0["value"] == "weekly" })
    }

    @Test func `a year of months that begin on pay day is the year of the records, its months cut to it`() throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("month_start", "25")])
        let page = try household.ada.get("/statistics?view=yearly")
        let rows = try chart("flow", page).rows
        #expect(rows.count == 13 && rows[0][0].text == "1–24 Jan 2025" && rows[10][0].text == "25 Oct–24 Nov 2025")
        // 30 October to 20 November.
        #expect(rows[10][2].text == "£159.09" && rows[9][2].text == "£60.00" && rows[11][2].text == "")
        #expect(rows[0][1].text == "£0.00" && rows[10][2].link == "/records?view=monthly&date=2025-10&kind=expense")
    }

    @Test func `days, weeks, months, years and ranges are picked as on the records`() throws {
        let household = try Household(), account = SampleID.account(2)
        let page = try household.ada.get("/statistics?view=weekly&date=2025-11-17&account=\(account)&show=months")
        let picker = try #require(page.document.first { $0.classes.contains("drop-panel") })
        let keeps = "&account=\(account)&show=months"
        #expect(
            picker.all("a").map { $0["href"] } == [
                "/statistics?view=daily&date=2025-11-20" + keeps, "/statistics?view=weekly&date=2025-11-17" + keeps,
                "/statistics?view=monthly&date=2025-11" + keeps, "/statistics?view=yearly&date=2025" + keeps,
            ])
        #expect(picker.all("form").allSatisfy { $0["action"] == "/statistics" && $0.all("input").contains { $0["name"] == "show" } })
        let to = try #require(picker.all("input").first { $0["name"] == "to" })
        #expect(to["value"] == "2025-11-20" && to["max"] == "2025-11-20")
        let charts = try household.ada.get("/statistics?from=2025-11-03&to=2025-11-12")
        #expect(try chart("month", charts).heading == "Categories, 3–12 Nov 2025" && chart("flow", charts).rows.count == 10)
        #expect(try chart("worth", charts).rows.count == 10 && chart("left", charts).rows.last?[0].text == "Wed 12 Nov")
        #expect(try chart("top", charts).rows.count == 10)
    }

    @Test func `the totals and each category are compared with the period before`() throws {
        let household = try Household(), account = "account=\(try household.everyday())"
        let page = try household.ada.get("/statistics?" + account)
        let records = try household.ada.get("/records?view=monthly&date=this-month&" + account)
        let sentence = page.document.first { $0.classes.contains("compare") }?.text
        #expect(sentence != nil && sentence == records.document.first { $0.classes.contains("compare") }?.text)
        let table = try #require(page.document.first { $0.classes.contains("compared") })
        let rows = table.all("tr").map { $0.children.map(\.text) }
        #expect(rows[0] == ["Category", "Now", "Before", "Change"])
        #expect(rows.contains(["Music & films", "£66.50", "£0.00", "new"]) && rows.last?[0] == "Total")
        #expect(table.ancestors.first { $0.tag == "section" }?.text.contains("Spending in 1–20 Nov 2025 beside 1–20 Oct 2025.") ?? false)
        #expect(table.all("a").contains { $0["href"]?.hasPrefix("/records?view=monthly&date=2025-10&kind=expense&account=") ?? false })
    }

    @Test func `each filter is a chip that takes it away, and its charts are of its records`() throws {
        let household = try Household(), eating = try household.category("Eating out"), account = SampleID.account(2)
        try household.ada.post(
            "/transactions",
            TransactionTests.form(
                household, [("date", "2025-11-19"), ("amount", "8"), ("title", "Soup"), ("vendor", "Corner"), ("category", eating)],
                id: SampleID.transaction(820)))
        let page = try household.ada.get("/statistics?vendor=CORNER&category=\(eating)&account=\(account)&tag=lunch")
        let chips = page.document.all("a").filter { $0.classes.contains("chip") }
        #expect(chips.count == 4 && chips.map { $0["href"]?.contains("tag=lunch") } == [true, true, false, true])
        #expect(chips[3]["href"]?.contains("vendor") == false && chips[3].text == "CORNER")
        let vendor = try household.ada.get("/statistics?vendor=corner")
        #expect(try chart("month", vendor).rows.map { $0.map(\.text) } == [["Eating out", "100%", "£8.00"]])
        let course = try chart("course", vendor)
        #expect(
            course.heading == "corner, 12 months" && course.rows.count == 12 && course.rows[11].map(\.text) == ["November 2025", "£0.00", "£8.00"])
        #expect(course.rows[11][2].link == "/records?view=monthly&date=2025-11&kind=expense&vendor=corner")
        let list = try household.ada.get(try #require(course.rows[11][2].link))
        #expect(list.document.all("dd").map(\.text).contains("−£8.00"))
        #expect(list.document.all("a").contains { $0.classes.contains("chip") && $0["href"] == "/records?view=monthly&date=2025-11&kind=expense" })
        #expect(["left", "all", "worth"].allSatisfy { ChartOnPage($0, on: vendor) == nil })
        let category = try household.ada.get("/statistics?category=\(eating)")
        #expect(try chart("course", category).heading == "Eating out, 12 months" && chart("course", category).rows[11].last?.text == "£40.50")
        #expect(
            try household.ada.get("/transactions/\(SampleID.transaction(820))").document.all("a").contains {
                $0["href"] == "/statistics?vendor=Corner"
            })
    }

    @Test func `the category shown day by day is chosen from those with spending`() throws {
        let household = try Household()
        let page = try household.ada.get("/statistics"), figure = try chart("top", page).figure
        let options = try #require(figure.first("select")).all("option")
        #expect(options.map(\.text) == ["Music & films", "Eating out", "Groceries"] && options[0].has("selected"))
        let other = try household.ada.get("/statistics?chart=\(try #require(options[1]["value"]))")
        #expect(try chart("top", other).heading == "Eating out, day by day")
        #expect(try chart("top", other).words.contains("November 2025: £32.50, 29% of spending."))
    }

    @Test func `the category shown over twelve months is any of the book, and other choices are kept`() throws {
        let household = try Household(), salary = try household.category("Salary"), eating = try household.category("Eating out")
        let page = try household.ada.get("/statistics?chart=\(eating)"), usual = try chart("course", page)
        #expect(usual.heading == "Music & films, 12 months" && usual.rows.count == 12 && usual.rows[11].map(\.text) == ["November 2025", "£66.50"])
        let form = try #require(usual.figure.first("form"))
        #expect(form["action"] == "/statistics#course-n" && form.all("input").contains { $0["name"] == "chart" && $0["value"] == eating })
        #expect(form.all("option").contains { $0["value"] == salary })
        let shown = try chart("course", household.ada.get("/statistics?view=monthly&date=2025-11&chart=\(eating)&course=\(salary)"))
        #expect(shown.heading == "Salary, 12 months" && shown.rows[11].map(\.text) == ["November 2025", "£2,400.00"])
        #expect(!shown.words.contains("in an average month"), "the running month is not over, and the ones before have nothing")
        #expect(shown.rows[11][1].link == "/records?view=monthly&date=2025-11&kind=income&category=\(salary)")
        let report = try #require(shown.figure.all("a").last?["href"])
        #expect(report == "/reports?from=2024-12-01&to=2025-11-20&group_by=month&categories=\(salary)")
        #expect(try household.ada.get(report).document.all("tfoot").map(\.text).joined().contains("£2,400.00"))
    }

    @Test func `vendors are ranked, each leads to its records, and all to the report`() throws {
        let household = try Household(), eating = try household.category("Eating out")
        for (number, (vendor, amount)) in ((1...12).map { ("Shop \($0)", "\(100 + $0)") } + [("SHOP 3", "50"), ("", "900")]).enumerated() {
            let fields = [("date", "2024-05-19"), ("amount", amount), ("title", "Soup"), ("vendor", vendor), ("category", eating)]
            try household.ada.post("/transactions", TransactionTests.form(household, fields, id: SampleID.transaction(820 + number)))
        }
        let page = try household.ada.get("/statistics?from=2024-05-19&to=2024-05-19")
        let card = try #require(page.document.first { $0["id"] == "vendors" })
        let rows = try #require(card.first("tbody")).all("tr")
        let cells = rows.map { $0.children.map(\.text) }
        #expect(cells.count == 12 && cells[0] == ["Shop 3", "2", "7%", "£153.00"] && cells[1] == ["Shop 12", "1", "5%", "£112.00"])
        #expect(cells[10] == ["2 more", "2", "9%", "£203.00"] && cells[11][0] == "Without a vendor")
        let list = try #require(rows[0].first("a")?["href"])
        #expect(list == "/records?from=2024-05-19&to=2024-05-19&kind=expense&vendor=Shop%203")
        #expect(try household.ada.get(list).document.all("dd").map(\.text).contains("−£153.00"))
        let report = try #require(card.all("a").last?["href"])
        #expect(report == "/reports?from=2024-05-19&to=2024-05-19&group_by=vendor&compare=before")
        #expect(try household.ada.get(report).document.text.contains("£153.00"))
        let one = try household.ada.get("/statistics?from=2024-05-19&to=2024-05-19&vendor=shop%203")
        #expect(one.document.first { $0["id"] == "vendors" } == nil)
        let other = try #require(one.document.all("a").last { $0["href"]?.hasPrefix("/reports?") ?? false }?["href"])
        #expect(try household.ada.get(other).document.all("tfoot").map(\.text).joined().contains("£153.00"))
    }

    @Test func `charts lead to reports of their days in their groups`() throws {
        let household = try Household(), account = SampleID.account(2)
        func report(_ id: String, _ query: String) throws -> String? {
            let figure = try chart(id, household.ada.get("/statistics?" + query)).figure
            return figure.first { $0.classes.contains("onward") }?.first("a")?["href"]
        }
        let month = "view=monthly&date=2025-11"
        #expect(try report("flow", month) == "/reports?\(month)&group_by=week&compare=before")
        #expect(
            try report("flow", "view=yearly&date=2025&account=\(account)")
                == "/reports?view=yearly&date=2025&group_by=month&compare=before&accounts=\(account)")
        #expect(try report("flow", "view=weekly") == nil && report("all", month) == nil)
        #expect(try report("month", month + "&tag=lunch") == "/reports?\(month)&compare=before&tags=lunch")
        #expect(try report("year", month) == "/reports?view=yearly&date=2025")
    }

    @Test func `income has its categories`() throws {
        let page = try Household().ada.get("/statistics")
        let income = try chart("income", page)
        #expect(income.heading == "Income by category, November 2025" && income.rows.map { $0[2].text } == ["£2,400.00"])
        #expect(income.rows[0][0].link?.hasPrefix("/records?view=monthly&date=2025-11&kind=income&category=") ?? false)
    }

    @Test func `categories and months are a table that leads to records`() throws {
        let household = try Household()
        let page = try household.ada.get("/statistics?view=yearly&show=months")
        let table = try #require(page.document.first { $0.classes.contains("months") }?.first("table"))
        #expect(table.all("thead").first?.all("th").count == 14)
        let row = try #require(table.all("tr").first { $0.first("th")?.text == "Eating out" })
        #expect(row.all("td").map(\.text) == Array(repeating: "–", count: 10) + ["£32.50", "–", "£32.50"])
        let link = try #require(row.first("a")?["href"])
        #expect(link == "/records?view=monthly&date=2025-11&kind=expense&category=\(try household.category("Eating out"))")
        #expect(try household.ada.get(link).document.all("dd").map(\.text).contains("−£32.50"))
        #expect(page.document.all("figure").isEmpty)
        let month = try household.ada.get("/statistics?show=months")
        #expect(month.document.first { $0.classes.contains("months") }?.first("thead")?.all("th")[1].text == "Dec 2024")
    }

    @Test func `no two default categories of a kind share a colour`() throws {
        for language in Language.allCases {
            let book = DefaultBook(Texts.of(language).defaults, currency: try #require(Currency(code: "EUR")))
            for kind in Bookkeeping.Category.Kind.allCases {
                let hues = book.categories.filter { $0.kind == kind }.map(\.hue)
                #expect(Set(hues).count == hues.count)
            }
        }
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
            try household.ada.get("/statistics?account=\(SampleID.account(101))").document.first { $0["id"] == "account" }?.all("option").allSatisfy {
                !$0.has("selected") || $0["value"] == ""
            } ?? false)
    }

    @Test func `records to come are not counted, and that is said`() throws {
        let household = try Household()
        let page = try household.ada.get("/statistics?period=monthly")
        #expect(page.text.contains("Records dated after today are not counted here."))
        #expect(try chart("month", page).rows.allSatisfy { $0[0].text != "Home" })
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

    @Test func `charts drawn before never stand for others`() throws {
        let warm = try Household(), account = "/statistics?account=\(SampleID.account(2))"
        typealias Change = (Household) throws -> Void
        let changes: [Change] = [
            { _ in },
            { _ = try $0.ada.send("/transactions", TransactionTests.form($0, [("amount", "1.01")], id: SampleID.transaction(810))) },
            { household in
                let form = [("kind", "expense"), ("name", "Films"), ("colour", "rose"), ("icon", "fun")]
                try household.ada.post("/categories/\(SampleID.category(1))", form)
            },
            { try Self.setBudget($0) },
            { try $0.ada.post("/settings/preferences", [("month_start", "25"), ("language", "ja")]) },
            { _ = try $0.ada.send("/settings/masking", [("masked", "1")]) },
            { try $0.ada.post("/settings/currency", [("currency", "EUR")]) },
        ]
        var seen: Set<String> = []
        for count in changes.indices {
            try changes[count](warm)
            let cold = try Household()
            for change in changes[...count] { try change(cold) }
            for path in ["/statistics", account, "/statistics?period=monthly"] {
                func charts(_ household: Household) throws -> String {
                    let page = try household.ada.get(path).response.text
                    return try String(page[#require(page.range(of: "<div class=\"two even\">")).lowerBound...])
                }
                let drawn = try charts(cold)
                #expect(try charts(warm) == drawn && charts(warm) == drawn, "\(count) \(path)")
                #expect(path != "/statistics" || seen.insert(drawn).inserted, "\(count) has changed nothing")
            }
        }
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
