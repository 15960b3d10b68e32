/// A row of equal bands with gaps between them, one for each of `count` items (d3's `scaleBand`).
public struct BandScale: Sendable, Equatable {
    /// The number of bands.
    public let count: Int
    /// The distance between the starts of two neighbours.
    public let step: Double
    /// The width of a band.
    public let bandwidth: Double

    /// Creates bands over the positions from 0 to `length`; `padding` (0 to 1) is the fraction of each step that is a gap, half
    /// of it on either side. A band is at most `widest` wide and centred in its step.
    public init(count: Int, length: Double, padding: Double, widest: Double = .infinity) {
        self.count = max(count, 0)
        step = length / Double(max(count, 1))
        bandwidth = min(step * (1 - min(max(padding, 0), 1)), widest)
    }

    /// Returns the start of a band.
    public func start(_ index: Int) -> Double { center(index) - bandwidth / 2 }

    /// Returns the centre of a band.
    public func center(_ index: Int) -> Double { step * (Double(index) + 0.5) }
}
