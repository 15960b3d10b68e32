import Bookkeeping
import Testing

@testable import Upkeep

struct RateScheduleTests {
    /// Returns the seconds since 1970 of a date and time in UTC.
    static func seconds(_ text: String) throws -> Int64 {
        let parts = text.split(separator: " "), day = try #require(CalendarDate(parts[0])),
            time = try #require(TimeOfDay(parts[1]))
        return Int64(day.daysSince1970) * 86_400 + Int64(time.minutes) * 60
    }

    static let schedule = RateSchedule(delay: 600)

    @Test(arguments: [
        // last success, now, next attempt
        ("2026-11-19 16:00", "2026-11-20 09:00", "2026-11-20 15:40"),
        ("2026-11-19 16:00", "2026-11-20 15:40", "2026-11-20 15:40"),
        ("2026-11-19 16:00", "2026-11-20 20:00", "2026-11-20 20:00"),
        ("2026-11-19 15:39", "2026-11-19 15:39", "2026-11-19 15:40"),
        ("2026-11-19 15:40", "2026-11-19 15:40", "2026-11-20 15:40"),
        // Nothing is published from Friday evening to Monday.
        ("2026-11-20 16:00", "2026-11-20 17:00", "2026-11-23 15:40"),
        ("2026-11-20 16:00", "2026-11-22 23:00", "2026-11-23 15:40"),
        ("2026-11-20 09:00", "2026-11-22 23:00", "2026-11-22 23:00"),
        ("2026-11-21 09:00", "2026-11-21 09:00", "2026-11-23 15:40"),
        // Switched off for a month; a clock that was set back by a year.
        ("2026-10-20 16:00", "2026-11-22 23:00", "2026-11-22 23:00"),
        ("2027-11-20 16:00", "2026-11-22 23:00", "2026-11-22 23:00"),
        ("1970-01-01 00:00", "1970-01-01 00:00", "1970-01-01 15:40"),
        ("9999-12-31 20:00", "9999-12-31 20:00", "9999-12-31 20:00"),
    ])
    func `a success lasts until the next day with rates`(success: String, now: String, next: String) throws {
        let now = try Self.seconds(now)
        let found = Self.schedule.next(afterSuccess: try Self.seconds(success), failure: nil, failures: 0, at: now)
        if success.hasPrefix("9999") { #expect(found > now) } else { #expect(try found == Self.seconds(next)) }
    }

    @Test func `without a success it is time now`() {
        #expect(Self.schedule.next(afterSuccess: nil, failure: nil, failures: 0, at: 5_000) == 5_000)
    }

    @Test(arguments: [(0, 300), (1, 300), (2, 900), (3, 3_600), (4, 14_400), (5, 14_400), (1_000, 14_400)] as [(Int, Int64)])
    func `pauses grow with failures`(failures: Int, pause: Int64) {
        let now: Int64 = 1_000_000
        #expect(Self.schedule.next(afterSuccess: nil, failure: now, failures: failures, at: now) == now + pause)
        #expect(Self.schedule.next(afterSuccess: nil, failure: now - pause, failures: failures, at: now) == now)
        #expect(Self.schedule.next(afterSuccess: nil, failure: now - 1_000_000, failures: failures, at: now) == now)
        // A failure in the future was stamped by a wrong clock.
        #expect(Self.schedule.next(afterSuccess: nil, failure: now + 1, failures: failures, at: now) == now)
    }
}
