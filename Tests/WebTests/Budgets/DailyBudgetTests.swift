import TestSupport
import Testing

/// The daily budget on the overview.
@Suite struct DailyBudgetTests {
    static func hero(_ page: WebPage) throws -> String {
        try #require(page.document.all("section").first { ($0["class"] ?? "").contains("hero") }).text
    }

    /// 65 a day in force since November: 30 days of November, and 365 of the year, since the first amount also applies before it.
    @Test(arguments: [
        ("/", ["Left to spend today", "£50.01", "£14.99 of £65.00 spent"]),
        ("/?budget=daily", ["Left to spend today", "£50.01"]),
        ("/?budget=monthly", ["Left to spend this month", "£1,836.01", "£113.99 of £1,950.00 spent"]),
        ("/?budget=yearly", ["Left to spend this year", "of £23,725.00 spent"]),
        ("/?budget=weekly", ["Left to spend this week", "You can spend up to"]), ("/?budget=x", ["Left to spend today"]),
    ])
    func `the remaining budget is that of the day, the week, the month or the year`(address: String, words: [String]) throws {
        let page = try Household().ada.get(address), hero = try Self.hero(page)
        for word in words { #expect(hero.contains(word), "\(word) in \(hero)") }
        let links = page.document.all("a").filter { ($0["href"] ?? "").hasPrefix("/?budget=") }
        #expect(links.compactMap { $0["href"] } == ["/?budget=daily", "/?budget=weekly", "/?budget=monthly", "/?budget=yearly"])
        #expect(links.count { $0["aria-current"] == "true" } == 1)
    }

    @Test(arguments: [
        ("14.99", "Used up today", "£0.00"), ("14.98", "Over budget today", "−£0.01"), ("15", "Left to spend today", "£0.01"),
    ])
    func `what is used up or over is said in words`(amount: String, words: String, figure: String) throws {
        let household = try Household()
        try household.ada.post("/budgets/daily", [("amount", amount)])
        let hero = try Self.hero(household.ada.get("/"))
        #expect(hero.contains(words) && hero.contains(figure))
    }

    @Test func `the first visit asks for it, and it is set in place`() throws {
        let household = try Household(), newcomer = household.newcomer
        let page = try newcomer.get("/")
        #expect(page.document.element(id: "daily-budget")?.has("open") == true)
        let done = try newcomer.web.submit("/budgets/daily", filling: ["amount": "30"])
        #expect(done.target == "/" && done.text.contains("Budget saved."))
        #expect(try Self.hero(done).contains("£30.00"))
        #expect(done.document.element(id: "daily-budget")?.has("open") == false)
    }

    @Test func `a new one counts from today or from the beginning of the year, and the day can be changed`() throws {
        let household = try Household(), newcomer = household.newcomer
        let form = try #require(newcomer.get("/").document.forms.first { $0.action == "/budgets/daily" })
        #expect(form.controls.filter { $0["name"] == "counts_from" }.compactMap { $0["value"] } == ["2025-01-01", "2025-11-20"])
        #expect(form.value(of: "counts_from") == "2025-11-20")
        let done = try newcomer.web.submit("/budgets/daily", filling: ["amount": "30"])
        #expect(try Self.hero(done).contains("£330.00"))
        #expect(try Self.hero(newcomer.get("/?budget=monthly")).contains("Counted from 20 Nov on."))
        try newcomer.post("/settings/daily-budget", [("amount", "30"), ("counts_from", "2025-11-11")])
        #expect(try Self.hero(newcomer.get("/?budget=monthly")).contains("of £600.00 spent"))
        try newcomer.post("/budgets/daily", [("amount", "40")])
        #expect(try Self.hero(newcomer.get("/?budget=monthly")).contains("of £800.00 spent"))
        try newcomer.post("/settings/daily-budget", [("amount", "30"), ("counts_from", "")])
        let all = try Self.hero(newcomer.get("/?budget=yearly"))
        #expect(all.contains("of £10,950.00 spent") && all.contains("even those before you started using Penny on 20 Nov."))
        #expect(try newcomer.send("/settings/daily-budget", [("amount", "30"), ("counts_from", "2025-11-21")]).status == 422)
    }

    @Test func `a month that is overdrawn leaves nothing for today, and says why`() throws {
        let household = try Household()
        try household.ada.post("/budgets/daily", [("amount", "3")])
        let page = try household.ada.get("/"), hero = try Self.hero(page)
        #expect(hero.contains("This month is £23.99 over budget") && hero.contains("Over this month") && hero.contains("0%"), "\(hero)")
        #expect(page.document.all("svg").first { ($0["class"] ?? "") == "gauge" }?.text.contains("100%") == false)
    }

    @Test func `a new amount applies from this month or from the next`() throws {
        let household = try Household(), ada = household.ada
        _ = try ada.get("/")
        let later = try ada.web.submit("/budgets/daily", filling: ["amount": "20", "applies_from": "next"])
        #expect(try Self.hero(later).contains("of £65.00 spent"))
        household.site.clock.advance(seconds: 11 * 86_400)
        #expect(try Self.hero(ada.get("/")).contains("of £20.00 spent"))
    }

    @Test(arguments: ["", "0", "-3", "1.234", "abc"])
    func `a wrong amount comes back open, with its text`(amount: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/budgets/daily", [("amount", amount), ("applies_from", "next")])
        #expect(answer.status == 422)
        let document = answer.document, form = try #require(document.forms.first { $0.action == "/budgets/daily" })
        #expect(form.value(of: "amount") == amount && document.element(id: "daily-budget")?.has("open") == true)
        #expect(document.all("a").contains { $0["href"] == "#daily-amount" })
        #expect(form.controls.contains { $0["value"] == "next" && $0.has("checked") })
        #expect(try Self.hero(household.ada.get("/")).contains("of £65.00 spent"))
    }

    @Test func `what has no exchange rate is named beside the figures, with the way to one`() throws {
        let household = try Household()
        let page = try household.ada.get("/?budget=monthly")
        #expect(try Self.hero(page).contains("not counted: €8.40, ¥1,820"))
        #expect(page.document.all("a").contains { $0["href"] == "/settings/rates" })
        for (currency, rate) in [("EUR", "0.86"), ("JPY", "0.005")] {
            try household.ada.post("/settings/rates", [("currency", currency), ("rate", rate), ("date", "2025-11-01")])
        }
        let hero = try Self.hero(household.ada.get("/?budget=monthly"))
        // 113.99 + 8.40 × 0.86 + 620 × 0.005 + 1200 × 0.005
        #expect(hero.contains("£130.31 of £1,950.00 spent") && !hero.contains("not counted"))
    }

    @Test func `the records' totals are converted too, and those of one account stay in its currency`() throws {
        let household = try Household()
        let before = try household.ada.get("/records")
        #expect(before.document.text.contains("−£113.99") && before.document.text.contains("not counted: −\u{2060}€8.40, −\u{2060}¥1,820"))
        for (currency, rate) in [("EUR", "0.86"), ("JPY", "0.005")] {
            try household.ada.post("/settings/rates", [("currency", currency), ("rate", rate), ("date", "2025-11-01")])
        }
        let after = try household.ada.get("/records").document.text
        #expect(after.contains("−£130.31") && !after.contains("not counted"))
        let purse = try household.ada.get("/records?view=monthly&account=\(SampleID.account(2))").document
        #expect(purse.all("dl").first { $0["class"] == "sum" }?.text.contains("−¥1,820") == true)
    }

    @Test func `the budgets used most are on the overview, without the daily one`() throws {
        let page = try Household().ada.get("/")
        let names = page.document.all("h3").map(\.text).filter { $0 != "Recent" }
        #expect(names == ["Films", "Eating & <coffee>", "Groceries", "週の買い物"])
    }
}
