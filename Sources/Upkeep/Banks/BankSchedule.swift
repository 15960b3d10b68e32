import SimpleFIN

/// The schedule of a link: once a day, with a backoff after failures.
enum BankSchedule {
    /// Seconds between two successes.
    static let day: Int64 = 86_400
    /// The backoff in seconds after the first, second, third and any later failure.
    private static let pauses: [Int64] = [900, 3_600, 14_400, day]

    /// Returns the time of the next attempt after a failure; nil if only the person can help.
    ///
    /// - Parameter failures: the number of consecutive failures before this one.
    static func next(after failure: BridgeFailure?, failures: Int, at now: Int64) -> Int64? {
        switch failure {
        case .revoked, .usedToken: nil
        case .tooManyRequests, .paymentRequired: now + day
        default: now + (pauses.dropFirst(max(failures, 0)).first ?? day)
        }
    }
}
