import TestSupport
import Testing

@testable import Bookkeeping

/// The balances that are expected, on the overview and in the statistics.
@Suite struct ForecastPagesTests {
    private func chart(_ page: WebPage) throws -> ChartOnPage { try #require(ChartOnPage("ahead", on: page)) }

    /// Adds an expense of Ada's in each of the full months before.
    private func spend(_ household: Household) throws {
        for (number, date) in ["2025-08-31", "2025-09-10", "2025-10-10"].enumerated() {
            let form = [
                ("id", SampleID.transaction(700 + number)), ("kind", "expense"), ("date", date), ("time", "12:00"),
                ("account", try household.everyday()), ("category", try household.category("Bills")), ("amount", "305"), ("title", "Odds"),
            ]
            #expect(try household.ada.send("/transactions", form).status == 303)
        }
    }

    @Test func `the overview goes on to the end of the month with what recurs, and names the lowest day`() throws {
        let household = try Household(), chart = try chart(try household.ada.get("/"))
        #expect(chart.heading == "Everyday until 30 Nov")
        #expect(chart.rows.count == 30 && chart.rows.first?[0].text == "Sat 1 Nov" && chart.rows.last?[0].text == "Sun 30 Nov")
        func balance(_ day: Int) -> String { chart.rows[day - 1][1].text }
        // A transfer of £100 on the 24th, and £2,400 on the 28th.
        #expect(balance(20) == balance(23) && balance(24) == balance(27) && balance(28) == balance(30))
        #expect(chart.words.contains("Lowest: \(balance(24)) on Mon 24 Nov.") && chart.words.contains("\(balance(30)) expected on Sun 30 Nov."))
        #expect(chart.words.contains("rests on 2 recurring records. Usual spending counts after two full months"))
        #expect(chart.words.contains("What recurs") && !chart.words.contains("With usual spending"))
        chart.expectMarksInTable()
        #expect(chart.figure.all("path").map(\.classes) == [["line"], ["line", "guess"]])
    }

    @Test func `with two full months the usual spending is a line of its own, and said`() throws {
        let household = try Household()
        try spend(household)
        let chart = try chart(try household.ada.get("/"))
        #expect(chart.words.contains("a usual spending of £") && chart.words.contains("as in the last 2 months"))
        #expect(chart.words.contains("With usual spending"))
        #expect(chart.rows[19].map(\.text).last == "" && chart.rows[20].map(\.text).last != chart.rows[20][1].text)
        #expect(chart.figure.all("path").map(\.classes) == [["line"], ["line", "guess"], ["line", "guess", "dotted"]])
    }

    @Test func `the statistics have twelve ends of months, of all accounts or of one, in periods with today`() throws {
        let household = try Household(), ada = household.ada
        let all = try chart(try ada.get("/statistics"))
        #expect(all.heading == "Net worth, the next 12 months")
        let today = try #require(all.rows.firstIndex { $0[0].text == "Thu 20 Nov" }), ahead = all.rows[(today + 1)...].map { $0[0].text }
        #expect(ahead.filter { $0.contains(" 30 ") || $0.contains(" 31 ") || $0.contains(" 28 Feb") }.count >= 12)
        #expect(ahead.contains("Sun 30 Nov") && ahead.last == "Sat 31 Oct 2026" && ahead.count <= 13)
        // The lowest day is a row of its own if no month ends on it.
        #expect(ahead.contains { all.words.contains(" on \($0).") && !all.words.hasPrefix($0) })
        all.expectMarksInTable()
        let worth = try #require(ChartOnPage("worth", on: try ada.get("/statistics")))
        #expect(worth.rows.last?[1].text == all.rows[today][1].text)
        let one = try chart(try ada.get("/statistics?account=\(try household.everyday())"))
        #expect(one.heading == "Balance of Everyday, the next 12 months" && one.rows.last?[1].text != all.rows.last?[1].text)
        for query in ["?view=monthly&date=2025-10-01", "?category=\(try household.category("Bills"))", "?show=months"] {
            #expect(ChartOnPage("ahead", on: try ada.get("/statistics\(query)")) == nil, "\(query)")
        }
    }

    @Test func `without what recurs and without usual spending there is no forecast`() throws {
        let household = try Household(), ada = household.ada
        for number in 1...4 { _ = try ada.post("/recurring/\(SampleID.rule(number))/end", [("deletion", SampleID.deletion(900 + number))]) }
        for path in ["/", "/statistics"] { #expect(ChartOnPage("ahead", on: try ada.get(path)) == nil, "\(path)") }
    }

    @Test func `a household's book has its own forecast`() throws {
        let household = try Household()
        let page = try household.ada.get("/household")
        #expect(page.response.status == 200)
        for chart in [ChartOnPage("ahead", on: page), ChartOnPage("ahead", on: try household.ada.get("/household/statistics"))].compactMap(\.self) {
            #expect(!chart.heading.contains("Everyday"))
            chart.expectMarksInTable()
        }
    }
}
