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

    /// The days to come. The first is the day of the next payment, on `today` or later.
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
    /// Returns the regular payments among all payments to one payee, which are in any order. Payments of more than ``months`` ago count for payments
    /// twice a year or less often.
    ///
    /// A payee is often paid for several reasons: a subscription beside purchases, or two contracts. All payments are tried first; their amounts may
    /// vary, as for electricity. Payments without a rhythm are divided where the amounts differ most, again and again. Ended payments are left out.
    public static func found(among payments: [Payment], today: CalendarDate) -> [RegularPayment] {
        let paid = payments.filter { $0.amount > 0 }, recent = today.firstOfMonth.adding(months: -months), late = paid.filter { $0.date >= recent }
        var found = PaymentDivision(late).regular(in: PaymentRhythm.all, today: today)
        if late.count < paid.count {
            let known = Set(found.flatMap { $0.payments.map(\.record) })
            let others = PaymentDivision(paid.filter { !known.contains($0.record) })
            found += others.regular(in: PaymentRhythm.all.filter { $0.days >= 180 }, today: today)
        }
        return found.sorted { ($0.recurrence.starts, $0.last.amount) < ($1.recurrence.starts, $1.last.amount) }
    }

    /// The number of payments that make a rhythm.
    public static let minimum = 3
    /// The number of months before the current one that are searched for regular payments. Whole months, so that the result seldom changes by itself.
    public static let months = 15
    /// The number of months that three payments of a yearly one lie back at most.
    public static let rareMonths = 38

    /// Creates the regular payment that all of `payments` are; nil if they have no rhythm, or had one that has ended.
    init?(of payments: [Payment], in rhythms: [PaymentRhythm], mayVary: Bool, today: CalendarDate) {
        guard let first = payments.first else { return nil }
        // Of bills that vary, nearly all are in the rhythm.
        let fits = rhythms.compactMap { PaymentFit($0, to: payments) }.filter {
            $0.isTrusted(mayVary: mayVary && (payments.count - $0.payments.count) * 8 <= payments.count)
        }
        guard let best = PaymentFit.best(of: fits), let last = best.payments.last else { return nil }
        // A payment that is late by half a period, and no more than a month, can still come.
        let rhythm = best.rhythm, slack = min(30, rhythm.days / 2)
        guard let next = rhythm.day(best.last + 1, from: best.anchor), next.adding(days: slack) >= today else { return nil }
        var starts = next
        if starts < today { starts = rhythm.day(best.last + 2, from: best.anchor) ?? next }
        guard starts >= first.date, let recurrence = RecurrenceRule(rhythm.frequency, every: rhythm.every, starts: starts) else { return nil }
        (self.recurrence, self.payments, self.last) = (recurrence, best.payments, last)
    }
}
