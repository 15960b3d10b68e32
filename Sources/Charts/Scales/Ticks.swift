/// Round values at equal steps over a domain, including zero if the domain contains it.
///
/// Steps are 1, 2 or 5 times a power of ten (d3-array's `ticks`), in whole units and without rounding, so that a tick is an exact
/// figure.
public struct Ticks: Sendable, Equatable {
    /// The distance between two neighbours, at least 1.
    public let step: Int64
    /// The ticks in ascending order, at least one.
    public let values: [Int64]

    /// Creates the ticks around `domain` with at most `count` steps between the first and the last.
    public init(around domain: ClosedRange<Int64>, count: Int) {
        let most = Int64(max(count, 1))
        var step = Self.steps.last ?? 1
        for candidate in Self.steps where Self.stepsNeeded(domain, by: candidate) <= UInt64(most) {
            step = candidate
            break
        }
        let (first, last) = Self.multiples(around: domain, by: step)
        let products = (first...max(first, last)).compactMap { multiple -> Int64? in
            let (value, overflow) = multiple.multipliedReportingOverflow(by: step)
            return overflow ? nil : value
        }
        self.step = step
        values = products.isEmpty ? [0] : products
    }

    /// Returns the domain extended to the first and the last tick (d3-scale's `nice`), or its own end where a tick would overflow
    /// 64 bits.
    public func nice(_ domain: ClosedRange<Int64>) -> ClosedRange<Int64> {
        min(domain.lowerBound, values.first ?? domain.lowerBound)...max(domain.upperBound, values.last ?? domain.upperBound)
    }

    /// 1, 2, 5, 10, 20, … up to the limit of 64 bits.
    private static let steps: [Int64] = {
        var all: [Int64] = [], power: Int64 = 1
        while true {
            for factor in [1, 2, 5] as [Int64] {
                let (step, overflow) = power.multipliedReportingOverflow(by: factor)
                if overflow { return all }
                all.append(step)
            }
            let (next, overflow) = power.multipliedReportingOverflow(by: 10)
            if overflow { return all }
            power = next
        }
    }()

    private static func stepsNeeded(_ domain: ClosedRange<Int64>, by step: Int64) -> UInt64 {
        let (first, last) = multiples(around: domain, by: step)
        return last.magnitude(from: first)
    }

    /// Returns the multiples of `step` at or below the start and at or above the end, counted in steps.
    private static func multiples(around domain: ClosedRange<Int64>, by step: Int64) -> (Int64, Int64) {
        let (low, high) = (domain.lowerBound, domain.upperBound)
        let first = low / step - (low % step < 0 ? 1 : 0)
        let last = high / step + (high % step > 0 ? 1 : 0)
        return (first, last)
    }
}

extension Int64 {
    /// Returns the distance of `self` above `other`; zero if it is below. Never overflows.
    func magnitude(from other: Int64) -> UInt64 {
        self >= other ? UInt64(bitPattern: self) &- UInt64(bitPattern: other) : 0
    }
}
