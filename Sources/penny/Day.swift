import ArgumentParser
import Bookkeeping
import Foundation

/// A day in UTC as the terminal shows it.
enum Day {
    /// The day in which a moment lies, in seconds since 1970 (UTC).
    static func text(_ seconds: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601.year().month().day())
    }

    /// The day that ends at a moment, in seconds since 1970 (UTC), or in which it lies.
    static func before(_ seconds: Int64) -> String { text(seconds - 1) }
}

/// A day as an option names it.
struct CalendarDay: ExpressibleByArgument {
    private let date: CalendarDate

    init?(argument: String) {
        guard let date = CalendarDate(argument) else { return nil }
        self.date = date
    }

    /// When the day is over, in seconds since 1970 (UTC).
    var end: Int64 { Int64(date.daysSince1970 + 1) * 86_400 }
}
