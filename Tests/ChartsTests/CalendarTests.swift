import Foundation
import Testing

@testable import Charts

@Suite struct CalendarTests {
    static func day(_ text: String) -> Int {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return CivilDay(year: parts[0], month: parts[1], day: parts[2]).daysSince1970
    }

    static func text(_ day: Int) -> String {
        let date = CivilDay(daysSince1970: day)
        return "\(date.year)-\(date.month)-\(date.day)"
    }

    @Test func `days are those of the Gregorian calendar`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for day in stride(from: -130_000, through: 130_000, by: 37) {
            let expected = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(day) * 86_400))
            let date = CivilDay(daysSince1970: day)
            #expect((date.year, date.month, date.day) == (expected.year ?? 0, expected.month ?? 0, expected.day ?? 0))
            #expect(date.daysSince1970 == day && CivilDay.weekday(day) == ((expected.weekday ?? 0) + 5) % 7 + 1)
        }
    }

    @Test(
        arguments: [
            (.week, 1, 1, "2025-11-20", "2025-11-17"), (.week, 7, 1, "2025-11-20", "2025-11-16"),
            (.month, 1, 1, "2025-11-20", "2025-11-1"),
            (.month, 1, 25, "2025-11-20", "2025-10-25"), (.month, 1, 25, "2025-11-25", "2025-11-25"),
            (.month, 1, 25, "2025-1-3", "2024-12-25"),
            (.quarter, 1, 1, "2025-11-20", "2025-10-1"), (.quarter, 1, 10, "2025-10-3", "2025-7-10"),
            (.year, 1, 25, "2025-11-20", "2025-1-1"),
            (.day, 1, 1, "2024-2-29", "2024-2-29"),
        ] as [(TimeUnit, Int, Int, String, String)])
    func `weeks and months begin where the person says`(
        unit: TimeUnit, weekStart: Int, monthStart: Int, day: String, expected: String
    ) {
        let rules = CalendarRules(weekStart: weekStart, monthStart: monthStart)
        let start = rules.start(of: unit, holding: Self.day(day))
        #expect(Self.text(start) == expected)
        #expect(rules.next(unit, after: start) > Self.day(day))
        #expect(rules.start(of: unit, holding: rules.next(unit, after: start)) == rules.next(unit, after: start))
    }

    @Test func `units that a range touches are counted without walking`() {
        var dice = Dice(seed: 3)
        for _ in 0..<300 {
            let rules = CalendarRules(weekStart: Int(dice.roll(1...7)), monthStart: Int(dice.roll(1...28)))
            let first = Int(dice.roll(-30_000...30_000)), days = first...(first + Int(dice.roll(0...2_000)))
            for unit in TimeUnit.allCases {
                var start = rules.start(of: unit, holding: days.lowerBound), walked = 0
                while start <= days.upperBound { (start, walked) = (rules.next(unit, after: start), walked + 1) }
                #expect(rules.count(unit, in: days) == walked)
            }
        }
    }

    @Test(
        arguments: [
            (.days(5), "2025-11-1", "2025-11-30", ["1", "5", "10", "15", "20", "25", "30"]),
            (.days(5), "2025-10-28", "2025-11-12", ["1 month", "5", "10"]),
            (.days(2), "2025-10-27", "2025-11-4", ["27", "29", "1 month", "3"]),
            (.months(3), "2025-1-15", "2026-2-1", ["1 month", "1 month", "1 month", "1 month"]),
            (.years(2), "2015-6-1", "2021-1-1", ["1 year", "1 year", "1 year"]),
        ] as [(TimeScale.Step, String, String, [String])])
    func `ticks of time are days that a person would name`(step: TimeScale.Step, first: String, last: String, expected: [String]) {
        let ticks = TimeScale(domain: Self.day(first)...Self.day(last), length: 1_000).ticks(step, most: 40)
        #expect(ticks.map { "\(CivilDay(daysSince1970: $0.day).day)" + ($0.unit == .day ? "" : " \($0.unit)") } == expected)
    }

    @Test func `there are no ticks where there would be too many`() {
        #expect(TimeScale(domain: 0...100_000, length: 1).ticks(.days(1), most: 30).isEmpty)
    }
}
