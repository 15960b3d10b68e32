import Bookkeeping

/// A range of days split into whole calendar months, for the totals of months, and the remaining days at both ends, for the
/// totals of days.
struct MonthSplit {
    /// The first days of the first and the last whole month; nil without a whole month.
    let months: ClosedRange<CalendarDate>?
    /// The days before and after them; all days without a whole month.
    let days: [ClosedRange<CalendarDate>]

    init(_ dates: ClosedRange<CalendarDate>) {
        let (first, last) = (dates.lowerBound, dates.upperBound)
        let firstWhole = first == first.firstOfMonth ? first : first.lastOfMonth.adding(days: 1)
        let lastWhole = last == last.lastOfMonth ? last : last.firstOfMonth.adding(days: -1)
        // At the limits of the calendar there is no adjacent day, and the month there does not count as whole.
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
