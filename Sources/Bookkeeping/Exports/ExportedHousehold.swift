/// A household with the calendar of its book. Its people are rows of their own (``ExportedHouseholdMember``).
public struct ExportedHousehold: Codable, Sendable, Equatable {
    public let name: String
    public let kind: Household.Kind
    public let timeZone: CivilTimeZone
    /// 1 for Monday to 7 for Sunday.
    public let weekStart: Int
    public let monthStart: Int
    /// The time when it was made at the first server.
    public let createdAt: Int64

    public init(_ household: Household, settings: BookSettings) {
        (name, kind, createdAt) = (household.name, household.kind, household.createdAt)
        (timeZone, weekStart, monthStart) = (settings.timeZone, settings.weekStart.rawValue, settings.monthStart)
    }

    /// Returns the settings of the household's book, which has the main currency.
    public func settings(mainCurrency: Currency) -> BookSettings {
        BookSettings(
            mainCurrency: mainCurrency, timeZone: timeZone, weekStart: Weekday(rawValue: weekStart) ?? .monday, monthStart: monthStart)
    }
}

/// A person of a household, by the name that its pages show. Without any means of signing in.
public struct ExportedHouseholdMember: Codable, Sendable, Equatable {
    public let id: HouseholdMember.ID
    /// Empty for somebody who has left and has deleted their account.
    public let name: String
    /// The role at the first server, which an import gives to nobody; nil for a person without an account.
    public let role: HouseholdMember.Role?
    public let weight: Int64
    /// The time when they were added as a name or joined.
    public let createdAt: Int64
    /// Nil for a person without an account.
    public let joinedAt: Int64?
    /// Nil for those who are in it.
    public let leftAt: Int64?

    public init(
        id: HouseholdMember.ID, name: String, role: HouseholdMember.Role?, weight: Int64, createdAt: Int64, joinedAt: Int64?, leftAt: Int64?
    ) {
        (self.id, self.name, self.role, self.weight) = (id, name, role, weight)
        (self.createdAt, self.joinedAt, self.leftAt) = (createdAt, joinedAt, leftAt)
    }
}
