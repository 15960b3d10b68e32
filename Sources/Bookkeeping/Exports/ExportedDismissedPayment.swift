/// A regular payment that is not offered as a rule.
public struct ExportedDismissedPayment: Codable, Sendable, Equatable {
    public let id: Transaction.ID
    public let payee: String
    public let kind: Transaction.Kind
    public let currency: Currency
    public let frequency: RecurrenceRule.Frequency
    public let every: Int
    /// The smallest and the largest amount, in minor units of the currency.
    public let least, most: Int64
    public let title: String
    public let dismissedAt: Int64

    public init(_ payment: DismissedPayment) {
        (id, payee, kind, currency) = (payment.id, payment.payee.key, payment.payee.kind, payment.payee.currency)
        (frequency, every, least, most) = (payment.frequency, payment.every, payment.amounts.lowerBound, payment.amounts.upperBound)
        (title, dismissedAt) = (payment.title, payment.dismissedAt)
    }

    /// The payment; nil if its amounts are no range.
    public var payment: DismissedPayment? {
        guard least <= most else { return nil }
        return DismissedPayment(
            id: id, payee: Payee(key: payee, kind: kind, currency: currency), frequency: frequency, every: every, amounts: least...most, title: title,
            dismissedAt: dismissedAt)
    }
}
