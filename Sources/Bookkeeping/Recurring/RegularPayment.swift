/// Payments to one payee that return in a rhythm, recognized in records of the past.
public struct RegularPayment: Hashable, Sendable {
    /// A record, as recognition sees it.
    public struct Payment: Hashable, Sendable {
        public let record: Transaction.ID
        public let date: CalendarDate
        /// More than 0, in minor units of the account's currency.
        public let amount: Int64

        public init(record: Transaction.ID, date: CalendarDate, amount: Int64) { (self.record, self.date, self.amount) = (record, date, amount) }
    }

    /// The days to come. The first is that of the next payment, on `today` or later.
    public let recurrence: RecurrenceRule
    /// The payments of the rhythm, earliest first; at least three.
    public let payments: [Payment]

    /// The last of the payments.
    public let last: Payment
    /// The smallest and the largest amount; equal for a fixed price.
    public var amounts: ClosedRange<Int64> {
        let all = payments.map(\.amount)
        return (all.min() ?? last.amount)...(all.max() ?? last.amount)
    }
}

extension RegularPayment {
    /// Returns the regular payments among those to one payee, which are in any order.
    ///
    /// A payee is often paid for several reasons: a subscription beside purchases, or two contracts. All payments are tried first, whose amounts may vary as
    /// those of electricity do; what has no rhythm is divided where the amounts differ most, again and again. What has ended is left out.
    public static func found(among payments: [Payment], today: CalendarDate) -> [RegularPayment] {
        let byAmount = payments.filter { $0.amount > 0 }.sorted { ($0.amount, $0.date) < ($1.amount, $1.date) }
        var found: [RegularPayment] = [], groups = [byAmount[...]], mayVary = true
        while let group = groups.popLast() {
            if let regular = RegularPayment(of: group.sorted { $0.date < $1.date }, mayVary: mayVary, today: today) {
                found.append(regular)
            } else if let (less, more) = divided(group) {
                groups += [less, more]
            }
            mayVary = false
        }
        return found.sorted { ($0.recurrence.starts, $0.last.amount) < ($1.recurrence.starts, $1.last.amount) }
    }

    /// The number of payments that make a rhythm.
    public static let minimum = 3

    /// Divides payments, in the order of their amounts, at the largest step; nil for one amount, and for what is too little to be regular.
    private static func divided(_ payments: ArraySlice<Payment>) -> (ArraySlice<Payment>, ArraySlice<Payment>)? {
        guard payments.count >= minimum else { return nil }
        let steps = zip(payments.indices.dropFirst(), zip(payments, payments.dropFirst()))
        let largest = steps.max { one, other in
            let (left, right) = (one.1.1.amount.multipliedFullWidth(by: other.1.0.amount), other.1.1.amount.multipliedFullWidth(by: one.1.0.amount))
            return (left.high, left.low) < (right.high, right.low)
        }
        guard let (place, (less, more)) = largest, more.amount > less.amount else { return nil }
        return (payments.prefix(upTo: place), payments.suffix(from: place))
    }

    /// Creates the regular payment that all of `payments` are; nil if they have no rhythm, or had one that has ended.
    private init?(of payments: [Payment], mayVary: Bool, today: CalendarDate) {
        guard let first = payments.first, payments.count >= Self.minimum else { return nil }
        let fits = Rhythm.all.compactMap { Fit($0, to: payments) }.filter { $0.isTrusted(mayVary: mayVary && $0.payments.count == payments.count) }
        guard let best = fits.min(by: { ($0.misfits, $0.deviation) < ($1.misfits, $1.deviation) }), let last = best.payments.last else { return nil }
        // A payment that is late by half a period, and no more than a month, can still come.
        let rhythm = best.rhythm, slack = min(30, rhythm.days / 2)
        guard let next = rhythm.day(best.last + 1, from: best.anchor), next.adding(days: slack) >= today else { return nil }
        var starts = next
        if starts < today { starts = rhythm.day(best.last + 2, from: best.anchor) ?? next }
        guard starts >= first.date, let recurrence = RecurrenceRule(rhythm.frequency, every: rhythm.every, starts: starts) else { return nil }
        (self.recurrence, self.payments, self.last) = (recurrence, best.payments, last)
    }
}

/// An interval at which payments return.
private struct Rhythm {
    let frequency: RecurrenceRule.Frequency
    let every: Int
    /// The number of days by which a payment may miss its day: banks do not work on weekends, and people pay a bill when they have time.
    let tolerance: Int

    static let all = [
        Rhythm(frequency: .weekly, every: 1, tolerance: 1), Rhythm(frequency: .weekly, every: 2, tolerance: 2),
        Rhythm(frequency: .weekly, every: 4, tolerance: 2), Rhythm(frequency: .monthly, every: 1, tolerance: 4),
        Rhythm(frequency: .monthly, every: 2, tolerance: 5), Rhythm(frequency: .monthly, every: 3, tolerance: 6),
        Rhythm(frequency: .monthly, every: 6, tolerance: 8), Rhythm(frequency: .yearly, every: 1, tolerance: 10),
    ]

    /// The length of the interval in months; 0 for one of weeks.
    private var months: Int { frequency == .monthly ? every : frequency == .yearly ? 12 * every : 0 }
    /// The length of the interval in days, roughly for months.
    var days: Int { months > 0 ? months * 30 : every * 7 }

    /// Returns the day of an interval, counted from the day with number 0; nil outside of the calendar.
    func day(_ number: Int, from anchor: CalendarDate) -> CalendarDate? {
        let day = months > 0 ? anchor.adding(months: number * months) : anchor.adding(days: number * days)
        return 1900...9998 ~= day.year ? day : nil
    }

    /// Returns one of the payments' days for each day of the interval on which they are.
    func anchors(_ payments: [RegularPayment.Payment]) -> [CalendarDate] {
        var seen: Set<Int> = []
        return payments.map(\.date).filter { date in
            seen.insert(months > 0 ? (date.year * 12 + date.month) % months * 32 + date.day : date.daysSince1970 % days).inserted
        }
    }

    /// Returns the number of the interval whose day is nearest to a date, and the days between the two.
    func nearest(to date: CalendarDate, from anchor: CalendarDate) -> (number: Int, distance: Int) {
        let near =
            months > 0
            ? ((date.year - anchor.year) * 12 + date.month - anchor.month) / months
            : (date.daysSince1970 - anchor.daysSince1970) / days
        let candidates = (near - 1...near + 1).compactMap { number in
            day(number, from: anchor).map { (number: number, distance: abs($0.daysSince1970 - date.daysSince1970)) }
        }
        return candidates.min { $0.distance < $1.distance } ?? (0, .max)
    }
}

/// The days of a rhythm to which payments fit best.
private struct Fit {
    let rhythm: Rhythm
    /// The day with number 0.
    let anchor: CalendarDate
    /// The number of the last payment's day.
    let last: Int
    /// The payments on days of the rhythm.
    let payments: [RegularPayment.Payment]
    /// The number of days on which nothing was paid, and of payments on other days.
    let misfits: Int
    /// The days by which payments miss their days, on average, in hundredths of a day.
    let deviation: Int

    /// Creates the best fit; nil if more than a fifth of the payments are on other days, or more than a sixth are missing.
    init?(_ rhythm: Rhythm, to payments: [RegularPayment.Payment]) {
        guard let first = payments.first, let end = payments.last else { return nil }
        let span = end.date.daysSince1970 - first.date.daysSince1970
        // Most payments have no rhythm: their number tells at once.
        guard abs(span / rhythm.days + 1 - payments.count) <= (payments.count < 5 ? 1 : payments.count / 4 + 2) else { return nil }
        let fits = rhythm.anchors(payments).compactMap { Fit(rhythm, to: payments, from: $0) }
        guard let best = fits.min(by: { ($0.misfits, $0.deviation) < ($1.misfits, $1.deviation) }) else { return nil }
        self = best
    }

    private init?(_ rhythm: Rhythm, to payments: [RegularPayment.Payment], from anchor: CalendarDate) {
        var numbers: [Int] = [], fitting: [RegularPayment.Payment] = [], sum = 0, others = 0
        for payment in payments {
            let (number, distance) = rhythm.nearest(to: payment.date, from: anchor)
            if distance <= rhythm.tolerance, numbers.last.map({ number > $0 }) ?? true {
                numbers.append(number)
                fitting.append(payment)
                sum += distance
            } else {
                others += 1
                guard others <= payments.count / 5 else { return nil }
            }
        }
        guard let first = numbers.first, let last = numbers.last, fitting.count >= RegularPayment.minimum else { return nil }
        let missing = last - first + 1 - fitting.count
        guard missing <= fitting.count / 6 else { return nil }
        (self.rhythm, self.anchor, self.last, self.payments) = (rhythm, anchor, last, fitting)
        (misfits, deviation) = (missing + others, sum * 100 / fitting.count)
    }

    /// False for what is as likely by chance: the weekly purchase, and the third visit a month after the second.
    func isTrusted(mayVary: Bool) -> Bool {
        let amounts = payments.map(\.amount), least = amounts.min() ?? 0, most = amounts.max() ?? 0
        let changes = zip(amounts, amounts.dropFirst()).filter { $0 != $1 }.count
        // Four weeks differ from a month only after a few of them.
        if rhythm.days <= 7 || rhythm.days == 28, payments.count < 5 { return false }
        if changes <= max(1, payments.count / 6), most / 2 <= least { return true }
        if most - least <= least / 10 { return rhythm.days > 7 }
        guard mayVary, rhythm.days > 28, deviation <= 200 else { return false }
        return most / 2 <= least || payments.count >= 5 && most / 4 <= least
    }
}
