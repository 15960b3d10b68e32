import Bookkeeping

/// The schedule of fetching reference rates: once per publication day, with a backoff after failures.
package struct RateSchedule: Sendable {
    /// Seconds after the earliest moment, 0 to 3,600, chosen at random so that servers do not all fetch at once.
    package let delay: Int64

    package init(delay: Int64) { self.delay = delay }

    /// The second of the day (UTC) when fetching rates begins. The bank publishes at about 16:00 in Frankfurt on working days:
    /// half an hour before 15:30 UTC in winter, more in summer.
    private static let secondOfDay: Int64 = 15 * 3_600 + 30 * 60

    /// The backoff in seconds after the first, second, third and any later failure.
    private static let pauses: [Int64] = [300, 900, 3_600, 14_400]

    /// Returns the time of the next attempt, in seconds since 1970 (UTC); `now` if it is due.
    ///
    /// - Parameters:
    ///   - success: the time of the latest success.
    ///   - failure: the time of the latest failure, if it was after that.
    ///   - failures: the number of consecutive failures since the server started.
    func next(afterSuccess success: Int64?, failure: Int64?, failures: Int, at now: Int64) -> Int64 {
        // A time in the future was stamped by a wrong clock.
        var next = success.map { $0 <= now ? publication(after: $0) : now } ?? now
        if let failure, failure <= now { next = max(next, failure + Self.pauses[min(max(failures, 1), Self.pauses.count) - 1]) }
        return max(next, now)
    }

    /// Returns the first time after `second` when new rates are available.
    private func publication(after second: Int64) -> Int64 {
        let today = CalendarDate(daysSince1970: Int(second / 86_400))
        let moments = (0...3).map { today.adding(days: $0) }.filter { ![.saturday, .sunday].contains($0.weekday) }
            .map { Int64($0.daysSince1970) * 86_400 + Self.secondOfDay + delay }
        return moments.first { $0 > second } ?? second + 86_400
    }
}
