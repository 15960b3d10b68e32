/// How much of a limit is used, as a bar that fills the width it is given, with an optional mark where an even pace would be.
/// The text beside it says the same: it is hidden from assistive technology.
public struct Meter: Sendable {
    /// How much of the limit is used, 0 to 1; anything above zero is at least 0.005, so that it shows.
    public let used: Double
    /// The place of an even pace, 0 to 1; nil for none.
    public let pace: Double?

    /// A meter of `value` against `limit`, which is full above it and empty at or below zero. `pace` is elapsed over all, such as days of a month.
    public init(_ value: Int64, of limit: Int64, pace: (elapsed: Int, all: Int)? = nil) {
        let share = Self.share(Double(value), of: Double(limit))
        used = share > 0 ? max(share, 0.005) : 0
        self.pace = pace.map { Self.share(Double($0.elapsed), of: Double($0.all)) }
    }

    private static func share(_ part: Double, of whole: Double) -> Double {
        whole > 0 ? min(max(part / whole, 0), 1) : part > 0 ? 1 : 0
    }
}
