/// Values that return at an interval, as small bars from left to right; some may be missing and some new. The chart is hidden from assistive
/// technology, since the text beside it says the same.
public struct BeatChart: Sendable {
    /// An interval.
    public struct Beat: Sendable {
        /// Nil for an interval without a value.
        public let value: Int64?
        /// True for a value since the last change.
        public let isNew: Bool

        public init(_ value: Int64?, isNew: Bool = false) { (self.value, self.isNew) = (value, isNew) }
    }

    public let beats: [Beat]

    public init(_ beats: [Beat]) { self.beats = beats }

    /// The height of the tallest bar, in pixels.
    static let height = 30
    /// The number of bars for which there is room at least, so that a few are not wide.
    static let room = 12

    /// Returns the height of a bar in pixels: at least a third of the tallest one, so that a change of price is seen as a step and no bar vanishes.
    func height(of value: Int64?) -> Int {
        let values = beats.compactMap(\.value), most = Double(values.max() ?? 1), share = Double(value ?? values.min() ?? 0) / max(most, 1)
        return Int((Double(Self.height) * min(max(share, 1.0 / 3), 1)).rounded())
    }
}
