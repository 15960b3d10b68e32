import Bookkeeping
import Testing

private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

@Test(arguments: ["1970-01-01", "2000-02-29", "2024-02-29", "2026-11-21", "0001-01-01", "9999-12-31", "1900-02-28"])
func `a date is read and written the same`(text: String) throws { #expect(try day(text).description == text) }

@Test(arguments: [
    "", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "2026-11-210", "2026/11/21",
    "0000-01-01", "-001-01-01", "２０２６-11-21", "2026-11-2\u{301}1",
    "\u{0}026-11-21",
])
func `what is no day is refused`(text: String) { #expect(CalendarDate(text) == nil) }

@Test func `every day from 1600 to 2400 has its number, its weekday and its successor`() throws {
    var date = try day("1600-01-01"), number = date.daysSince1970, weekday = 6
    let last = try day("2400-12-31")
    #expect(try day("1970-01-01").daysSince1970 == 0)
    #expect(try day("2026-11-21").daysSince1970 == 20_778)
    while date < last {
        let next = date.adding(days: 1)
        guard next > date, date.daysSince1970 == number, CalendarDate(daysSince1970: number) == date,
            date.weekday.rawValue == weekday,
            CalendarDate(date.description) == date
        else { Issue.record("wrong at \(date)"); return }
        (date, number, weekday) = (next, number + 1, weekday % 7 + 1)
    }
    #expect(number == last.daysSince1970)
}

@Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-03-31", -1, "2026-02-28"),
    ("2026-11-21", 2, "2027-01-21"), ("2026-01-15", -1, "2025-12-15"),
    ("2026-05-31", 1, "2026-06-30"), ("2024-02-29", 12, "2025-02-28"), ("9999-12-31", 1, "9999-12-31"),
    ("0001-01-31", -1, "0001-01-31"), ("2026-01-01", .max, "9999-12-01"),
    ("2026-01-01", .min, "0001-01-01"),
])
func `months later is the same day or the last one`(from: String, months: Int, to: String) throws {
    #expect(try day(from).adding(months: months).description == to)
}

@Test func `days later stay within the calendar`() throws {
    let date = try day("2026-11-21")
    #expect(date.adding(days: .max).description == "9999-12-31" && date.adding(days: .min).description == "0001-01-01")
    #expect(
        CalendarDate(daysSince1970: .max).description == "9999-12-31"
            && CalendarDate(daysSince1970: .min).description == "0001-01-01")
    #expect(
        date.adding(days: -21).description == "2026-10-31" && date.firstOfMonth.description == "2026-11-01"
            && date.lastOfMonth.description == "2026-11-30")
    #expect(date.weekday == .saturday)
}

@Test(arguments: [
    (Period.Length.daily, Weekday.monday, "2026-11-21", "2026-11-21", 1), (.weekly, .monday, "2026-11-16", "2026-11-22", 7),
    (.weekly, .sunday, "2026-11-15", "2026-11-21", 7),
    (.weekly, .saturday, "2026-11-21", "2026-11-27", 7), (.monthly, .monday, "2026-11-01", "2026-11-30", 30),
    (.yearly, .monday, "2026-01-01", "2026-12-31", 365),
])
func `a period has its days`(length: Period.Length, start: Weekday, first: String, last: String, count: Int) throws {
    let date = try day("2026-11-21"), period = Period(length, containing: date, weekStart: start)
    #expect(
        period.first.description == first && period.last.description == last && period.dayCount == count && period.contains(date))
    #expect(!period.contains(period.first.adding(days: -1)) && !period.contains(period.last.adding(days: 1)))
}

@Test func `periods follow each other without gap, forth and back, through leap years`() throws {
    for length in Period.Length.allCases {
        for start in Weekday.allCases {
            var period = Period(length, containing: try day("2023-12-15"), weekStart: start)
            for _ in 0..<60 {
                let next = period.next
                #expect(next.first == period.last.adding(days: 1) && next.previous == period)
                #expect(Period(length, containing: next.last, weekStart: start) == next)
                period = next
            }
        }
    }
}

@Test(arguments: [
    (1, "2026-11-21", "2026-11-01", "2026-11-30"), (25, "2026-11-21", "2026-10-25", "2026-11-24"),
    (25, "2026-11-25", "2026-11-25", "2026-12-24"), (25, "2026-11-24", "2026-10-25", "2026-11-24"),
    (25, "2027-01-10", "2026-12-25", "2027-01-24"), (28, "2026-02-28", "2026-02-28", "2026-03-27"),
    (28, "2026-03-01", "2026-02-28", "2026-03-27"), (15, "2024-02-20", "2024-02-15", "2024-03-14"),
    (28, "2024-02-29", "2024-02-28", "2024-03-27"), (2, "2024-03-01", "2024-02-02", "2024-03-01"),
    (31, "2026-11-21", "2026-10-28", "2026-11-27"), (0, "2026-11-21", "2026-11-01", "2026-11-30"),
])
func `a month begins on pay day`(start: Int, date: String, first: String, last: String) throws {
    let period = Period(.monthly, containing: try day(date), monthStart: start)
    #expect(period.first.description == first && period.last.description == last)
    #expect(CivilCalendar(weekStart: .monday, monthStart: start).period(.monthly, containing: try day(date)) == period)
}

@Test(arguments: 1...28) func `months from any day follow each other without gap, through leap years`(start: Int) throws {
    var date = try day("2023-01-01"), period = Period(.monthly, containing: date, monthStart: start)
    #expect(period.previous.next == period)
    while date.year < 2025 {
        if !period.contains(date) {
            #expect(period.next.first == date && period.next.previous == period)
            period = period.next
        }
        #expect(period.first.day == start && 28...31 ~= period.dayCount)
        #expect(Period(.monthly, containing: date, monthStart: start) == period)
        date = date.adding(days: 1)
    }
}

@Test func `periods at the ends of the calendar do not trap`() throws {
    for length in Period.Length.allCases {
        for text in ["0001-01-01", "0001-01-31", "9999-12-01", "9999-12-31"] {
            for start in [1, 2, 28] {
                let date = try day(text), period = Period(length, containing: date, weekStart: .wednesday, monthStart: start)
                #expect(period.next.dayCount >= 1 && period.previous.dayCount >= 1 && period.contains(date))
            }
        }
    }
}

@Test(arguments: [("00:00", "00:00"), ("23:59", "23:59"), ("09:05:59", "09:05")])
func `a time is read with or without seconds`(text: String, expected: String) {
    #expect(TimeOfDay(text)?.description == expected)
}

@Test(arguments: ["", "24:00", "12:60", "9:05", "12", "12:30:60", "12:30:00:00", "1２:30", "12:30:", "-1:30", "12:3\u{301}0"])
func `what is no time is refused`(text: String) { #expect(TimeOfDay(text) == nil) }
