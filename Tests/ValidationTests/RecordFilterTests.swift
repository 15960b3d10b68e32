import Bookkeeping
import Testing

@testable import Validation

private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

@Test(arguments: [
    ("", "", "monthly", "2026-11-01", "2026-11-30"), ("daily", "", "daily", "2026-11-21", "2026-11-21"),
    ("weekly", "", "weekly", "2026-11-16", "2026-11-22"),
    ("", "today", "daily", "2026-11-21", "2026-11-21"), ("", "yesterday", "daily", "2026-11-20", "2026-11-20"),
    ("", "this-week", "weekly", "2026-11-16", "2026-11-22"),
    ("", "last-week", "weekly", "2026-11-09", "2026-11-15"), ("", "last-month", "monthly", "2026-10-01", "2026-10-31"),
    ("", "this-year", "yearly", "2026-01-01", "2026-12-31"),
    ("", "2026-02", "monthly", "2026-02-01", "2026-02-28"), ("", "2024", "yearly", "2024-01-01", "2024-12-31"),
    ("", "2026-03-09", "daily", "2026-03-09", "2026-03-09"),
    ("monthly", "today", "monthly", "2026-11-01", "2026-11-30"), ("weekly", "2026-03-09", "weekly", "2026-03-09", "2026-03-15"),
    ("daily", "2026-11", "daily", "2026-11-21", "2026-11-21"), ("daily", "2026-10", "daily", "2026-10-01", "2026-10-01"),
    ("monthly", "nonsense", "monthly", "2026-11-01", "2026-11-30"),
    ("hourly", "2026-13-77", "monthly", "2026-11-01", "2026-11-30"),
    ("yearly", "last-month", "yearly", "2026-01-01", "2026-12-31"), ("", "0000", "monthly", "2026-11-01", "2026-11-30"),
])
func `view and date name a period`(view: String, date: String, length: String, first: String, last: String) throws {
    #expect(try named(view, date) == [length, first, last])
}

@Test(arguments: [
    ("", "", "monthly", "2026-10-25", "2026-11-24"), ("", "this-month", "monthly", "2026-10-25", "2026-11-24"),
    ("", "last-month", "monthly", "2026-09-25", "2026-10-24"), ("", "next-month", "monthly", "2026-11-25", "2026-12-24"),
    ("", "2026-11", "monthly", "2026-11-25", "2026-12-24"), ("", "2026-02", "monthly", "2026-02-25", "2026-03-24"),
    ("monthly", "2026-03-09", "monthly", "2026-02-25", "2026-03-24"), ("monthly", "2024", "monthly", "2024-01-25", "2024-02-24"),
    ("daily", "2026-10", "daily", "2026-11-21", "2026-11-21"), ("daily", "2026-09", "daily", "2026-09-25", "2026-09-25"),
    ("", "this-year", "yearly", "2026-01-01", "2026-12-31"), ("weekly", "", "weekly", "2026-11-16", "2026-11-22"),
])
func `with pay on the 25th a month begins on it and is named by it`(
    view: String, date: String, length: String, first: String, last: String
) throws {
    #expect(try named(view, date, monthStart: 25) == [length, first, last])
    let period = try #require(Period.Length(rawValue: length).map { Period($0, containing: try day(first), monthStart: 25) })
    #expect(try named(length, PeriodWords.text(period), monthStart: 25) == [length, first, last])
}

private func named(_ view: String, _ date: String, monthStart: Int = 1) throws -> [String] {
    let calendar = CivilCalendar(weekStart: .monday, monthStart: monthStart)
    let period = try #require(PeriodWords(view: view, date: date).period(today: day("2026-11-21"), calendar: calendar))
    return [period.length?.rawValue ?? "", period.first.description, period.last.description]
}

@Test(arguments: [
    ("2026-11-03", "2026-11-09", "2026-11-03 2026-11-09"), ("2026-11-09", "2026-11-03", "2026-11-03 2026-11-09"),
    ("2026-11-03", "", "2026-11-03 2026-11-21"), ("", "2026-12-03", "2026-11-21 2026-12-03"), ("2026-11-30", "nonsense", "2026-11-21 2026-11-30"),
    ("0001-01-01", "9999-12-31", "0001-01-01 9999-12-31"), ("2026-11-03", "2026-11-03", "2026-11-03 2026-11-03"),
    ("nonsense", "", "2026-03-01 2026-03-31"), ("2026-02-30", "2026-13-01", "2026-03-01 2026-03-31"), ("", "", "2026-03-01 2026-03-31"),
])
func `any range of days can be asked for, its ends in either order`(from: String, to: String, dates: String) throws {
    let filter = try Sample().filter([("from", from), ("to", to), ("view", "monthly"), ("date", "2026-03")], today: day("2026-11-21"))
    let period = try #require(filter.period)
    #expect("\(period.first) \(period.last)" == dates)
    #expect((period.length == nil) == (CalendarDate(from) != nil || CalendarDate(to) != nil))
}

@Test func `an address is read and written again as the same`() throws {
    let sample = try Sample()
    for pairs in [
        [], [("view", "weekly"), ("date", "last-week")], [("view", "all")], [("date", "2024")],
        [("q", " tea "), ("sort", "-amount")], [("tag", "#Work")], [("from", "2026-02-03"), ("to", "2026-03-01"), ("q", "tea")],
        [
            ("account", sample.cash.id.description), ("category", sample.food.id.description), ("kind", "expense"),
            ("date", "2026-02"),
        ],
    ] {
        let filter = sample.filter(pairs)
        #expect(sample.filter(filter.parameters.map { ($0.name, $0.value) }) == filter)
    }
    #expect(sample.filter([("q", "tea")]).period == nil && sample.filter([("tag", "＃Work")]).hashtag == "Work")
    #expect(sample.filter([("account", sample.cash.id.description)]).query.account == sample.cash.id)
}

@Test(arguments: [("tea", "", true), ("tea", "coffee", true), ("tea", "tea", false), ("", "tea", false), ("", "", false)])
func `words just typed are looked for in all days, and words of before in the days that were chosen for them`(
    text: String, before: String, looksEverywhere: Bool
) throws {
    let filter = try Sample().filter([("q", text), ("view", "monthly"), ("date", "2026-02"), ("q_before", before)])
    #expect((filter.period == nil) == looksEverywhere)
    #expect(looksEverywhere || filter.period?.first.description == "2026-02-01")
}

@Test func `what cannot be read falls back, and foreign accounts are as good as none`() throws {
    let sample = try Sample()
    let filter = sample.filter([
        ("view", "\u{0}"), ("date", String(repeating: "9", count: 1_000_000)), ("kind", "loan"),
        ("account", Account.ID(milliseconds: 1).description),
        ("category", "x"), ("tag", "!!"), ("q", "a\u{0}"), ("sort", "title"),
    ])
    #expect(filter == sample.filter([]))
    #expect(sample.filter([("q", String(repeating: "字", count: 3_000_000))]).text.count == 100)
}
