extension ClosedRange<CalendarDate> {
    /// Returns a sum of these days for one month, rounded to the nearest; nil for less than two months.
    ///
    /// Days beyond the whole months from the first day count as the part of their month that they are.
    public func monthlyMean(of sum: Money) -> Money? {
        let (first, last) = (lowerBound, upperBound)
        var months = (last.year - first.year) * 12 + last.month - first.month + 1
        while months > 0, first.adding(months: months).adding(days: -1) > last { months -= 1 }
        guard months >= 2 else { return nil }
        let next = first.adding(months: months), length = (next...first.adding(months: months + 1)).dayCount - 1
        // At the end of the calendar no day follows.
        let rest = next > last || length <= 0 ? 0 : (next...last).dayCount, days = Swift.max(length, 1)
        return Money(minorUnits: sum.minorUnits.scaled(by: Int64(days), of: Int64(months * days + rest)), sum.currency)
    }
}
