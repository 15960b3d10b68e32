/// The number of rows that the next step of a long operation writes, from how long the last one kept others waiting.
///
/// A fixed number would be too small for a fast disk, since each step writes the pages again that the one before wrote, and too large for a slow one.
struct StepSize: Sendable {
    /// The time that a step should take.
    static let target = Duration.milliseconds(130)
    /// The minimum and the maximum number of rows of a step; the maximum bounds the memory of rows that wait to be written.
    static let bounds = 250...8_000

    private(set) var rows = 500

    /// Notes how long a step of `count` rows took. The next is at most twice, and at least half as large as this one was allowed to be, so that one
    /// long wait for the disk does not make many small steps.
    mutating func note(_ count: Int, took time: Duration) {
        // The cost of a step apart from its rows says nothing about a full one.
        guard count * 2 > rows else { return }
        let fitting = count * Self.microseconds(Self.target) / max(Self.microseconds(time), 1_000)
        let next = min(max(fitting, rows / 2), rows * 2)
        rows = min(max(next, Self.bounds.lowerBound), Self.bounds.upperBound)
    }

    /// Returns a time of at most an hour in microseconds.
    private static func microseconds(_ time: Duration) -> Int {
        let (seconds, attoseconds) = min(time, .seconds(3_600)).components
        return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    }
}
