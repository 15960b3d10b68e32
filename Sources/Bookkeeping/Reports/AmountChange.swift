/// The distance of an amount from an earlier one.
public struct AmountChange: Sendable {
    /// The share of the earlier amount, in whole percent; never below zero.
    public let percent: Int
    /// Never below zero.
    public let difference: Money
    /// True for a larger amount than before.
    public let isMore: Bool

    /// Returns nil if there was nothing before, and if it does not fit.
    public init?(of amount: Money, since past: Money) {
        guard !past.isZero, let difference = try? amount.subtracting(past) else { return nil }
        let (product, overflow) = difference.minorUnits.magnitude.multipliedReportingOverflow(by: 100)
        guard !overflow else { return nil }
        isMore = difference.minorUnits > 0
        guard let distance = isMore ? difference : try? difference.negated() else { return nil }
        percent = Int(clamping: (product + past.minorUnits.magnitude / 2) / past.minorUnits.magnitude)
        self.difference = distance
    }
}
