/// A linear scale: the distance between two positions is proportional to the difference of their figures (d3's `scaleLinear`).
public struct LinearScale: Sendable, Equatable {
    /// The figures at the two ends.
    public let domain: ClosedRange<Int64>
    /// The position of the domain's start.
    public let start: Double
    /// The position of the domain's end; below `start` for an axis that grows upwards on a screen.
    public let end: Double

    /// Creates a scale from `domain` to the positions from `start` to `end`.
    public init(domain: ClosedRange<Int64>, start: Double, end: Double) {
        (self.domain, self.start, self.end) = (domain, start, end)
    }

    /// Returns the position of a figure, also outside the domain; the start if the domain is a single figure.
    public func position(_ figure: Int64) -> Double {
        let low = Double(domain.lowerBound), span = Double(domain.upperBound) - low
        guard span > 0 else { return start }
        return start + (Double(figure) - low) / span * (end - start)
    }
}
