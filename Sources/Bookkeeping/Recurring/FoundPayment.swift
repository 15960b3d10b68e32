/// A regular payment that was found in the records of a book, as it is kept.
public struct FoundPayment: Sendable, Equatable {
    /// A payment of the past.
    public struct Paid: Codable, Hashable, Sendable {
        public let date: CalendarDate
        /// In minor units of the currency.
        public let amount: Int64

        public init(date: CalendarDate, amount: Int64) { (self.date, self.amount) = (date, amount) }
    }

    /// The record of the last payment.
    public let record: Transaction.ID
    public let payee: Payee
    /// The days to come.
    public let recurrence: RecurrenceRule
    /// The number of payments of the rhythm, and the day of the first.
    public let count: Int
    public let first: CalendarDate
    /// The smallest and the largest amount.
    public let amounts: ClosedRange<Int64>
    /// The latest payments, the earliest first; at least one, at most ``shown``.
    public let payments: [Paid]

    /// The number of latest payments that are kept, which lists draw.
    public static let shown = 15

    /// Nil without payments.
    public init?(
        record: Transaction.ID, payee: Payee, recurrence: RecurrenceRule, count: Int, first: CalendarDate, amounts: ClosedRange<Int64>,
        payments: [Paid]
    ) {
        guard !payments.isEmpty else { return nil }
        (self.record, self.payee, self.recurrence, self.count, self.first) = (record, payee, recurrence, count, first)
        (self.amounts, self.payments) = (amounts, payments)
    }

    public init?(_ regular: RegularPayment, to payee: Payee) {
        self.init(
            record: regular.last.record, payee: payee, recurrence: regular.recurrence, count: regular.payments.count,
            first: regular.payments.first?.date ?? regular.last.date, amounts: regular.amounts,
            payments: regular.payments.suffix(Self.shown).map { Paid(date: $0.date, amount: $0.amount) })
    }

    /// The last payment.
    public var last: Paid { payments[payments.count - 1] }
    public var amount: Money { Money(minorUnits: last.amount, payee.currency) }
    /// The amounts if they are not all equal.
    public var range: (least: Money, most: Money)? {
        guard amounts.lowerBound < amounts.upperBound else { return nil }
        return (Money(minorUnits: amounts.lowerBound, payee.currency), Money(minorUnits: amounts.upperBound, payee.currency))
    }

    /// The latest payments with the days on which nothing was paid, in order; nil for such a day.
    public var intervals: [Paid?] {
        let length = recurrence.frequency.days(every: recurrence.every)
        var intervals: [Paid?] = []
        for (index, payment) in payments.enumerated() {
            if index > 0 {
                let gap = payment.date.daysSince1970 - payments[index - 1].date.daysSince1970, missing = (gap + length / 2) / length - 1
                // A rhythm has few gaps; a damaged list is not worth more.
                intervals += Array(repeating: nil, count: min(max(missing, 0), Self.shown))
            }
            intervals.append(payment)
        }
        return intervals
    }

    /// The price before the present one, and the day of the first payment of this one; nil for a price that never changed, and for amounts that vary.
    public var change: (before: Money, since: CalendarDate)? {
        let changes = zip(payments, payments.dropFirst()).filter { $0.amount != $1.amount }.count
        guard changes > 0, changes <= max(1, payments.count / 6), let before = payments.lastIndex(where: { $0.amount != last.amount }) else {
            return nil
        }
        return (Money(minorUnits: payments[before].amount, payee.currency), payments[before + 1].date)
    }

    /// True for a payment for which there is a rule.
    public func isCovered(by rule: Recurrence) -> Bool {
        let amount = rule.movement.amount.minorUnits
        return rule.payee == payee && isAbout(amount...amount)
    }

    /// True for a payment that a person does not want to be offered: of the same payee, in the same rhythm, at about the same price.
    public func isCovered(by dismissed: DismissedPayment) -> Bool {
        dismissed.payee == payee && dismissed.frequency == recurrence.frequency && dismissed.every == recurrence.every
            && isAbout(dismissed.amounts)
    }

    /// True for amounts that are half to double of these. Another contract with the same payee is one of its own, and a new price is none.
    private func isAbout(_ other: ClosedRange<Int64>) -> Bool {
        amounts.upperBound >= other.lowerBound / 2 && amounts.lowerBound / 2 <= other.upperBound
    }
}

/// A regular payment that a person does not want to be offered as a rule, also after further payments.
public struct DismissedPayment: Sendable, Equatable {
    /// The record of the last payment at that time; it gives the name.
    public let id: Transaction.ID
    public let payee: Payee
    public let frequency: RecurrenceRule.Frequency
    public let every: Int
    /// The smallest and the largest amount at that time.
    public let amounts: ClosedRange<Int64>
    /// The title of the last payment at that time.
    public let title: String
    /// Seconds since 1970 (UTC).
    public let dismissedAt: Int64

    public init(
        id: Transaction.ID, payee: Payee, frequency: RecurrenceRule.Frequency, every: Int, amounts: ClosedRange<Int64>, title: String,
        dismissedAt: Int64
    ) {
        (self.id, self.payee, self.frequency, self.every) = (id, payee, frequency, every)
        (self.amounts, self.title, self.dismissedAt) = (amounts, title, dismissedAt)
    }

    /// The maximum number in an exported book.
    public static let exportLimit = 5_000
}
