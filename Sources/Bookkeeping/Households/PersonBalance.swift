/// The sums of a person of a household, in one currency.
public struct PersonBalance: Sendable, Equatable {
    public let person: HouseholdMember.ID
    /// The money that they paid, less the money that they received, with the payments between people.
    public let paid: Money
    /// Their parts of payments for the household.
    public let share: Money
    /// The money that they get back; negative if they owe money.
    public let balance: Money

    /// The money that they owe; negative if they get money back.
    public var owed: Money { Money(minorUnits: -balance.minorUnits, balance.currency) }

    public init(person: HouseholdMember.ID, paid: Money, share: Money, balance: Money) {
        (self.person, self.paid, self.share, self.balance) = (person, paid, share, balance)
    }
}
