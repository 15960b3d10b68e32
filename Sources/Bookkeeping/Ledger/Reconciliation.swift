/// The comparison of an account with the statement of its bank at the end of a day, as it was when it was made.
public struct Reconciliation: Sendable, Equatable {
    public typealias ID = Identifier<Reconciliation>

    public let id: ID
    public let account: Account.ID
    public let date: CalendarDate
    /// The balance that the statement says.
    public let balance: Money
    /// The balance of the book, the adjusting record among it.
    public let booked: Money
    /// The sum of the records up to that day that the statement does not have.
    public let open: Money
    /// The amount of the record that was added for the difference; nil without one.
    public let adjusted: Money?
    /// Seconds since 1970 (UTC).
    public let madeAt: Int64

    public init(id: ID, account: Account.ID, date: CalendarDate, balance: Money, booked: Money, open: Money, adjusted: Money?, madeAt: Int64) {
        (self.id, self.account, self.date, self.balance) = (id, account, date, balance)
        (self.booked, self.open, self.adjusted, self.madeAt) = (booked, open, adjusted, madeAt)
    }

    /// Returns what the statement has more than the book without its open records. Throws `MoneyError`.
    public static func difference(_ balance: Money, booked: Money, open: Money) throws(MoneyError) -> Money {
        try balance.subtracting(booked.subtracting(open))
    }

    /// The difference that was left; nil if it does not fit.
    public var difference: Money? { try? Self.difference(balance, booked: booked, open: open) }

    /// The maximum number of reconciliations of an account: one a day for more than ten years.
    public static let limit = 5_000
}
