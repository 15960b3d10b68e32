/// A regular payment of the past that is offered as a rule, with what its last record tells.
public struct PaymentOffer: Sendable, Equatable {
    public let payment: FoundPayment
    /// The last payment as lists show it.
    public let record: Record

    public init(_ payment: FoundPayment, record: Record) { (self.payment, self.record) = (payment, record) }
}

/// An observation about a rule: records that do not agree with it.
public enum RuleFinding: Sendable, Equatable {
    /// The latest records have another amount than the rule.
    case changedPrice(Money)
    /// A day that waited for a person has passed, and so has half of the time to the next one.
    case missing(CalendarDate)
}

extension Recurrence {
    /// Returns the observation about a rule; nil for one that agrees with the records.
    ///
    /// - Parameters:
    ///   - waiting: the due days that wait, in order.
    ///   - corrections: the amounts that a person has changed in its two latest records.
    ///   - beside: the regular payments of the past with a last record that no rule has added.
    public func finding(waiting: [CalendarDate], corrections: [Money], beside: [FoundPayment], on today: CalendarDate) -> RuleFinding? {
        if let day = waiting.first, (today.daysSince1970 - day.daysSince1970) * 2 > recurrence.frequency.days(every: recurrence.every) {
            return .missing(day)
        }
        guard posting == .post, !isPaused, next != nil else { return nil }
        let amount = movement.amount
        // One corrected record can be an exception; two that agree are a price.
        if corrections.count > 1, let price = corrections.first, corrections.allSatisfy({ $0 == price }), price != amount,
            price.currency == amount.currency
        {
            return .changedPrice(price)
        }
        // Records beside the rule, such as a bank's.
        let other = beside.first { payment in
            payment.isCovered(by: self) && payment.last.date > recurrence.starts && payment.amount != amount
                && payment.payments.suffix(2).allSatisfy { $0.amount == payment.last.amount }
        }
        return other.map { .changedPrice($0.amount) }
    }
}
