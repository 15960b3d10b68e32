/// Whole figures on a line: the distance between two places is proportional to the difference of their figures (d3's `scaleLinear`).
public struct LinearScale: Sendable, Equatable {
    /// The figures at the two ends.
    public let domain: ClosedRange<Int64>
    /// The place of the domain's start.
    public let start: Double
    /// The place of the domain's end; below `start` for an axis that grows upwards on a screen.
    public let end: Double

    /// A scale from `domain` to the places from `start` to `end`.
    public init(domain: ClosedRange<Int64>, start: Double, end: Double) {
        (self.domain, self.start, self.end) = (domain, start, end)
    }

    /// The place of a figure, also outside of the domain; the start of a domain of one figure.
    public func position(_ figure: Int64) -> Double {
        let low = Double(domain.lowerBound), span = Double(domain.upperBound) - low
        guard span > 0 else { return start }
        return start + (Double(figure) - low) / span * (end - start)
    }
}
