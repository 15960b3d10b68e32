/// An interval of returning payments.
struct PaymentRhythm {
    let frequency: RecurrenceRule.Frequency
    let every: Int
    /// The maximum number of days between a payment and its due day: banks do not work on weekends, and people pay a bill when they have time.
    let tolerance: Int

    static let all = [
        PaymentRhythm(.weekly, every: 1, tolerance: 1), PaymentRhythm(.weekly, every: 2, tolerance: 2),
        PaymentRhythm(.weekly, every: 4, tolerance: 2), PaymentRhythm(.monthly, every: 1, tolerance: 4),
        PaymentRhythm(.monthly, every: 2, tolerance: 5), PaymentRhythm(.monthly, every: 3, tolerance: 6),
        PaymentRhythm(.monthly, every: 6, tolerance: 8), PaymentRhythm(.yearly, every: 1, tolerance: 10),
    ]

    /// The length of the interval in months; 0 for one of weeks.
    private let months: Int
    /// The length of the interval in days, roughly for months.
    let days: Int

    private init(_ frequency: RecurrenceRule.Frequency, every: Int, tolerance: Int) {
        (self.frequency, self.every, self.tolerance) = (frequency, every, tolerance)
        months = frequency == .monthly ? every : frequency == .yearly ? 12 * every : 0
        days = frequency.days(every: every)
    }

    /// False for payments that cannot be in this rhythm by the days between them. A payment on another day spoils two of these gaps, a missing one spoils
    /// one.
    func mayHave(_ gaps: [Int]) -> Bool {
        let count = gaps.count + 1, limit = count / 5 * 2 + count / 6, slack = tolerance * 2 + 3
        var spoiled = 0
        for gap in gaps where abs(gap - days) > slack {
            spoiled += 1
            if spoiled > limit { return false }
        }
        return true
    }

    /// Returns the day of an interval, counted from the day with number 0; nil outside of the calendar.
    func day(_ number: Int, from anchor: CalendarDate) -> CalendarDate? {
        let day = months > 0 ? anchor.adding(months: number * months) : anchor.adding(days: number * days)
        return 1900...9998 ~= day.year ? day : nil
    }

    /// Returns one payment day for each day of the interval that has payments.
    func anchors(_ payments: [RegularPayment.Payment]) -> [CalendarDate] {
        var seen: Set<Int> = []
        return payments.map(\.date).filter { date in
            seen.insert(months > 0 ? (date.year * 12 + date.month) % months * 32 + date.day : date.daysSince1970 % days).inserted
        }
    }

    /// Returns the number of the interval with the day nearest to a date, and the days between the two.
    func nearest(to date: CalendarDate, from anchor: CalendarDate) -> (number: Int, distance: Int) {
        let gone = date.daysSince1970 - anchor.daysSince1970
        guard months > 0 else {
            let number = (gone + (gone < 0 ? -days : days) / 2) / days
            return (number, abs(gone - number * days))
        }
        let near = ((date.year - anchor.year) * 12 + date.month - anchor.month) / months
        var best = (number: near, distance: Int.max)
        for number in near - 1...near + 1 {
            guard let day = day(number, from: anchor) else { continue }
            let distance = abs(day.daysSince1970 - date.daysSince1970)
            if distance < best.distance { best = (number, distance) }
        }
        return best
    }
}

/// The days of a rhythm that payments fit best.
struct PaymentFit {
    let rhythm: PaymentRhythm
    /// The day with number 0.
    let anchor: CalendarDate
    /// The number of the last payment's day.
    let last: Int
    /// The payments on days of the rhythm.
    let payments: [RegularPayment.Payment]
    /// The number of days on which nothing was paid, and of payments on other days.
    let misfits: Int
    /// The number of times that the amount changes.
    let changes: Int
    /// The average deviation of payments from their due days, in hundredths of a day.
    let deviation: Int

    /// Returns the largest number of payments within some days that can be in a rhythm, or little beside it.
    static func most(_ interval: Int, days: Int) -> Int { (days / interval + 4) * 4 / 3 }

    /// Creates the best fit; nil if more than a fifth of the payments are on other days, or more than a sixth are missing.
    init?(_ rhythm: PaymentRhythm, to payments: [RegularPayment.Payment]) {
        let fits = rhythm.anchors(payments).compactMap { PaymentFit(rhythm, to: payments, from: $0) }
        guard let best = Self.best(of: fits) else { return nil }
        self = best
    }

    static func best(of fits: [PaymentFit]) -> PaymentFit? {
        fits.min { ($0.misfits, $0.changes, $0.deviation) < ($1.misfits, $1.changes, $1.deviation) }
    }

    private init?(_ rhythm: PaymentRhythm, to payments: [RegularPayment.Payment], from anchor: CalendarDate) {
        var numbers: [Int] = [], distances: [Int] = [], fitting: [RegularPayment.Payment] = []
        for (index, payment) in payments.enumerated() {
            let (number, distance) = rhythm.nearest(to: payment.date, from: anchor)
            // Of two payments near one day, the nearer belongs to the rhythm.
            if distance <= rhythm.tolerance, let last = distances.last, numbers.last == number, distance < last {
                (distances[distances.count - 1], fitting[fitting.count - 1]) = (distance, payment)
            } else if distance <= rhythm.tolerance, numbers.last != number {
                numbers.append(number)
                distances.append(distance)
                fitting.append(payment)
            }
            guard index + 1 - fitting.count <= payments.count / 5 else { return nil }
        }
        guard let first = numbers.first, let last = numbers.last, fitting.count >= RegularPayment.minimum else { return nil }
        let missing = last - first + 1 - fitting.count, others = payments.count - fitting.count
        guard missing <= fitting.count / 6 else { return nil }
        (self.rhythm, self.anchor, self.last, self.payments) = (rhythm, anchor, last, fitting)
        changes = zip(fitting, fitting.dropFirst()).count { $0.amount != $1.amount }
        (misfits, deviation) = (missing + others, distances.reduce(0, +) * 100 / fitting.count)
    }

    /// False for a rhythm that is as likely by chance: the weekly purchase, and the third visit a month after the second.
    func isTrusted(mayVary: Bool) -> Bool {
        let amounts = payments.map(\.amount), least = amounts.min() ?? 0, most = amounts.max() ?? 0
        // Four weeks differ from a month only after a few of them.
        if rhythm.days <= 7 || rhythm.days == 28, payments.count < 5 { return false }
        if changes <= max(1, payments.count / 6), most / 2 <= least { return true }
        let isMany = payments.count > 4
        if most - least <= least / 10, rhythm.days > 7 { return mayVary || isMany || payments.count == 4 && deviation <= 100 }
        guard mayVary, rhythm.days > 28, deviation <= 200 else { return false }
        return most / 2 <= least || most / 4 <= least && (isMany || payments.count == 4 && deviation <= 50)
    }
}
