import Bookkeeping
import ReferenceRates

/// Rates of earlier days that are to be fetched.
struct RatePast: Equatable {
    let span: ReferenceRatesSource.Span
    /// Earlier ones are of no use.
    let from: CalendarDate

    /// Nil when the file of the last day will do.
    ///
    /// - Parameters:
    ///   - record: the day of the first record, if there is one.
    ///   - known: the days of the first and the latest rates that there are.
    init?(from record: CalendarDate?, known: ClosedRange<CalendarDate>?, today: CalendarDate) {
        let first = min(max(record ?? today, Self.firstDay), today)
        var missing = known.map { first < $0.lowerBound } ?? true ? first : nil
        // The server was off or had nobody to ask. Around Easter and Christmas there are no rates for four days.
        if let latest = known?.upperBound, latest.adding(days: 5) < today { missing = min(missing ?? latest, latest) }
        guard let missing else { return nil }
        span = missing.adding(days: 80) > today ? .last90Days : .allDays
        from = missing.adding(days: -10)
    }

    /// The euro begins.
    private static let firstDay = CalendarDate(daysSince1970: 10_595)
}
