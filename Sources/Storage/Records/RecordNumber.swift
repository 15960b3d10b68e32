import Bookkeeping

/// The key of a record: 22 bits for the day since 0001-01-01, 11 for the minute, 30 for a count within the minute, so that keys
/// are in chronological order.
enum RecordNumber {
    static let all: ClosedRange<Int64> = 0...Int64.max

    /// Returns all numbers of the days.
    static func range(_ dates: ClosedRange<CalendarDate>) -> ClosedRange<Int64> {
        day(dates.lowerBound) << 41...(day(dates.upperBound) + 1) << 41 - 1
    }

    /// Returns all numbers of a minute.
    static func range(_ date: CalendarDate, _ time: TimeOfDay) -> ClosedRange<Int64> { range(ofMinute: minute(of: date, time)) }

    /// Returns all numbers of one of ``minutes``.
    static func range(ofMinute minute: Int64) -> ClosedRange<Int64> { minute << 30...(minute + 1) << 30 - 1 }

    /// Returns the common part of the numbers of a minute: the day and the minute without the count.
    static func minute(of date: CalendarDate, _ time: TimeOfDay) -> Int64 { day(date) << 11 | Int64(time.minutes) }

    /// The minutes of all days that a date can be, with room for the number after the last.
    static let minutes: Range<Int64> = 0..<1 << 33 - 1

    static func date(of number: Int64) -> CalendarDate { CalendarDate(daysSince1970: Int(number >> 41) - 719_162) }

    static func time(of number: Int64) -> TimeOfDay {
        let minutes = Int(number >> 30 & 2047)
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight
    }

    private static func day(_ date: CalendarDate) -> Int64 { Int64(date.daysSince1970 + 719_162) }
}
