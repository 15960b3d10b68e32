import Bookkeeping

/// A range of days as whole calendar months, which totals of months answer, and the days at both ends, which totals of days do.
struct MonthSplit {
    /// From the first day of the first whole month to the first day of the last one; nil without a whole month.
    let months: ClosedRange<CalendarDate>?
    /// The days before and after them; all days without a whole month.
    let days: [ClosedRange<CalendarDate>]

    init(_ dates: ClosedRange<CalendarDate>) {
        let (first, last) = (dates.lowerBound, dates.upperBound)
        let firstWhole = first == first.firstOfMonth ? first : first.lastOfMonth.adding(days: 1)
        let lastWhole = last == last.lastOfMonth ? last : last.firstOfMonth.adding(days: -1)
        // At either end of the calendar there is no day beyond, and the month there is taken for one that is not whole.
        guard firstWhole >= first, lastWhole <= last, firstWhole <= lastWhole, firstWhole == firstWhole.firstOfMonth,
            lastWhole == lastWhole.lastOfMonth
        else {
            months = nil
            days = [dates]
            return
        }
        months = firstWhole...lastWhole.firstOfMonth
        days = [
            first < firstWhole ? first...firstWhole.adding(days: -1) : nil,
            lastWhole < last ? lastWhole.adding(days: 1)...last : nil,
        ].compactMap { $0 }
    }
}
