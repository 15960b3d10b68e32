/// The sums of a person of a household, in one currency.
public struct PersonBalance: Sendable, Equatable {
    public let person: HouseholdPerson.ID
    /// The money that they paid, less the money that they received, with the payments between people.
    public let paid: Money
    /// Their parts of what was paid for the household.
    public let share: Money
    /// The money that they get back; negative for what they owe.
    public let balance: Money

    /// The money that they owe; negative for what they get back.
    public var owed: Money { Money(minorUnits: -balance.minorUnits, balance.currency) }

    public init(person: HouseholdPerson.ID, paid: Money, share: Money, balance: Money) {
        (self.person, self.paid, self.share, self.balance) = (person, paid, share, balance)
    }
}
