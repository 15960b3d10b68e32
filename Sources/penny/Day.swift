import ArgumentParser
import Bookkeeping
import Foundation

/// Formats dates in UTC for the terminal.
enum Day {
    /// Returns the date of a time in seconds since 1970 (UTC).
    static func text(_ seconds: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601.year().month().day())
    }

    /// Returns the last date before a time in seconds since 1970 (UTC).
    static func before(_ seconds: Int64) -> String { text(seconds &- 1) }
}

/// A date as the value of an option.
struct CalendarDay: ExpressibleByArgument {
    let date: CalendarDate

    init?(argument: String) {
        guard let date = CalendarDate(argument) else { return nil }
        self.date = date
    }

    /// The end of the date, in seconds since 1970 (UTC).
    var end: Int64 { Int64(date.daysSince1970 + 1) * 86_400 }
}
