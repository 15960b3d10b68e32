/// The used part of a limit, as a bar that fills the available width, with an optional mark of an even pace. It is hidden from
/// assistive technology, since the text beside it says the same.
public struct Meter: Sendable {
    /// The used fraction of the limit, 0 to 1; at least 0.005 if it is above zero, so that it is visible.
    public let used: Double
    /// The fraction used once the amount still to come is there too, ``used`` to 1.
    public let committed: Double
    /// The position of an even pace, 0 to 1; nil for none.
    public let pace: Double?

    /// Creates a meter of `value` against `limit`, full if it exceeds the limit and empty at or below zero. `coming` is still to be added to `value`;
    /// `pace` is the elapsed part of a whole, such as the days of a month.
    public init(_ value: Int64, coming: Int64 = 0, of limit: Int64, pace: (elapsed: Int, all: Int)? = nil) {
        let share = Self.share(Double(value), of: Double(limit))
        used = share > 0 ? max(share, 0.005) : 0
        committed = max(used, coming > 0 ? Self.share(Double(max(value, 0)) + Double(coming), of: Double(limit)) : 0)
        self.pace = pace.map { Self.share(Double($0.elapsed), of: Double($0.all)) }
    }

    private static func share(_ part: Double, of whole: Double) -> Double {
        whole > 0 ? min(max(part / whole, 0), 1) : part > 0 ? 1 : 0
    }
}
