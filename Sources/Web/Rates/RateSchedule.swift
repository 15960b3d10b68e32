import Bookkeeping

/// When reference rates are fetched: once for each day on which they are published, later again after a failure.
struct RateSchedule: Sendable {
    /// Seconds after the earliest moment, 0 to 3,600, so that not all servers come at once.
    let delay: Int64

    /// The bank publishes at about 16:00 in Frankfurt on working days: half an hour before 15:30 UTC in winter, more in summer.
    private static let secondOfDay: Int64 = 15 * 3_600 + 30 * 60

    /// Seconds to wait after the first, second, third and any later failure.
    private static let pauses: [Int64] = [300, 900, 3_600, 14_400]

    /// The moment of the next attempt, in seconds since 1970 (UTC); `now` when it is due.
    ///
    /// - Parameters:
    ///   - success: when it last went well.
    ///   - failure: when it last failed, if it has not gone well since.
    ///   - failures: how many attempts in a row have failed while the server runs.
    func next(afterSuccess success: Int64?, failure: Int64?, failures: Int, at now: Int64) -> Int64 {
        // What lies in the future is of a clock that was wrong.
        var next = success.map { $0 <= now ? publication(after: $0) : now } ?? now
        if let failure, failure <= now { next = max(next, failure + Self.pauses[min(max(failures, 1), Self.pauses.count) - 1]) }
        return max(next, now)
    }

    /// The next moment at which there are new rates, after `second`.
    private func publication(after second: Int64) -> Int64 {
        let today = CalendarDate(daysSince1970: Int(second / 86_400))
        let moments = (0...3).map { today.adding(days: $0) }.filter { ![.saturday, .sunday].contains($0.weekday) }
            .map { Int64($0.daysSince1970) * 86_400 + Self.secondOfDay + delay }
        return moments.first { $0 > second } ?? second + 86_400
    }
}
