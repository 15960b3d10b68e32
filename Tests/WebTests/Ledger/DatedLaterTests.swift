import Language
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Views

/// Records that are dated after today, 20 November 2025: no figure of today or of the running month counts them, and each page says that they are there.
@Suite struct DatedLaterTests {
    private func spend(_ household: Household, _ number: Int, _ amount: String, on date: String, from account: String? = nil) throws {
        let record = [
            ("id", SampleID.transaction(700 + number)), ("kind", "expense"), ("account", try account ?? household.everyday()), ("amount", amount),
            ("date", date), ("time", "12:00"), ("category", try household.category("Groceries")),
        ]
        #expect(try household.ada.send("/transactions", record).status == 303)
    }

    @Test func `the balance of an account is that of today, with what is dated later beside it`() throws {
        let household = try Household(), account = SampleID.account(83)
        let form = [("id", account), ("name", "Safe"), ("currency", "GBP"), ("starting_balance", "1000"), ("type", "card"), ("credit_limit", "500")]
        #expect(try household.ada.send("/accounts", form).status == 303)
        try spend(household, 1, "600", on: "2026-03-01", from: account)
        try spend(household, 2, "50", on: "2025-11-20", from: account)
        let page = try household.ada.get("/accounts/\(account)").document
        #expect(page.first { $0.classes.contains("figure") }?.text == "£950.00")
        #expect(page.text.filter { $0 != "\u{2060}" }.contains("Dated later: −£600.00. With it: £350.00."))
        #expect(page.text.contains("£1,450.00"), "what a card has left is that of today")
        let list = words(try household.ada.get("/accounts"))
        #expect(list.contains("£950.00") && list.contains("−£600.00 dated later") && !list.contains("£350.00"))
        #expect(try household.ada.get("/transactions/new").text.contains("£950.00"))
    }

    @Test func `programs get both`() throws {
        let household = try Household(), account = SampleID.account(83)
        #expect(
            try household.ada.send("/accounts", [("id", account), ("name", "Safe"), ("currency", "GBP"), ("starting_balance", "1000")]).status == 303)
        try spend(household, 1, "600", on: "2026-03-01", from: account)
        let answer = try household.program().get("/accounts/\(account)")
        #expect(answer["balance"]?.text == "1000.00" && answer["dated_later"]?.text == "-600.00")
    }

    /// The text of a page without the characters that keep a sign beside its amount.
    private func words(_ page: WebPage) -> String { page.text.filter { $0 != "\u{2060}" } }

    /// The totals of a page: income, expenses, and the rest.
    private func totals(_ page: WebPage) -> [String] { page.document.first { $0.classes.contains("sum") }?.all("dd").map(\.text) ?? [] }

    @Test(arguments: ["view=monthly&date=2025-11", "view=yearly&date=2025", "view=weekly&date=2025-11-20"])
    func `a running period has the same totals on every page, and tells what is dated later apart`(period: String) throws {
        let household = try Household(), before = totals(try household.ada.get("/records?\(period)"))
        try spend(household, 1, "643.05", on: "2025-11-22")
        let records = try household.ada.get("/records?\(period)")
        #expect(totals(records) == before)
        #expect(words(records).contains("Dated later: −£\(period.contains("weekly") ? "643.05" : "")"))
        #expect(totals(try household.ada.get("/statistics?\(period)")) == before)
        #expect(totals(try household.ada.get("/reports?\(period)")) == before)
        if period.contains("monthly") {
            let overview = try household.ada.get("/")
            #expect(totals(overview) == before)
            #expect(words(overview).contains("Dated later: −£"))
        }
    }

    @Test func `a filter, a search and all days tell it apart too, and a later period counts its own`() throws {
        let household = try Household(), groceries = try household.category("Groceries")
        for path in ["/records?view=monthly&date=2025-11&category=\(groceries)", "/records?view=all"] {
            let before = totals(try household.ada.get(path))
            try spend(household, path.count, "12.50", on: "2025-11-29")
            #expect(totals(try household.ada.get(path)) == before, "\(path)")
            #expect(words(try household.ada.get(path)).contains("Dated later: −£"))
        }
        try spend(household, 1, "7.25", on: "2026-02-24")
        let february = try household.ada.get("/records?view=monthly&date=2026-02")
        #expect(totals(february).contains("−£7.25") && !february.text.contains("Dated later"))
    }

    @Test(arguments: ["1", "6", "7"]) func `the balances of a chart are those of their days, on whatever day a week begins`(weekStart: String) throws
    {
        let household = try Household()
        let form = [("language", "en"), ("theme", "auto"), ("time_zone", "Europe/London"), ("week_start", weekStart), ("month_start", "1")]
        #expect(try household.ada.send("/settings/preferences", form).status == 303)
        for number in 0..<40 { try spend(household, number, "\(number + 1)", on: "2025-\(number < 20 ? "03" : "07")-\(number % 20 + 10)") }
        let account = try #require(Account.ID(try household.everyday())), page = try household.ada.get("/accounts/\(account)")
        let rows = try #require(ChartOnPage("course", on: page)).rows
        #expect(rows.count > 20)
        let t = Texts.of(.english), today = try #require(CalendarDate("2025-11-20"))
        let balances = try household.site.store.read(try household.book("ada")) { ledger in
            let balance = try #require(try ledger.balance(account)), days = (0..<366).map { today.adding(days: -$0) }
            return Dictionary(
                uniqueKeysWithValues: zip(days.map { t.dates.day($0, today: today) }, try ledger.accountFigures.balances(of: balance, on: days)))
        }
        for row in rows { #expect(balances[row[0].text].map { t.money.string($0) } == row[1].text, "\(row[0].text)") }
    }

    @Test func `a mean counts the whole months since the first record, and rounds`() throws {
        let household = try Household(), browser = household.newcomer
        let category = try household.category("Groceries", of: "newcomer"), account = try household.everyday(of: "newcomer")
        for (number, date, amount) in [(1, "2025-09-30", "100"), (2, "2025-10-05", "200.01"), (3, "2025-11-05", "999")] {
            let record = [
                ("id", SampleID.transaction(800 + number)), ("kind", "expense"), ("account", account), ("amount", amount), ("date", date),
                ("time", "12:00"), ("category", category),
            ]
            #expect(try browser.send("/transactions", record).status == 303)
        }
        let words = try browser.get("/statistics").text
        #expect(words.contains("150.01 in an average month"), "\(words)")
    }
}
