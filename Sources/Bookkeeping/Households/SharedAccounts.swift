/// The accounts of a person's own book that the administrator of their household sees; never one that is private (``Account/isPrivate``).
public enum SharedAccounts: Sendable, Equatable {
    case none
    case some(Set<Account.ID>)
    /// All accounts, also accounts made later.
    case all

    /// Returns true if an account is shared.
    public func has(_ account: Account) -> Bool {
        guard !account.isPrivate else { return false }
        switch self {
        case .none: return false
        case .some(let accounts): return accounts.contains(account.id)
        case .all: return true
        }
    }
}

/// The owner of some records in a list over several books.
public struct RecordOwner: Sendable, Equatable {
    /// Nil for the household.
    public let person: HouseholdMember.ID?
    /// The names of the owner's accounts and categories, as far as the list shows them.
    public let names: LedgerNames

    public init(person: HouseholdMember.ID?, names: LedgerNames) { (self.person, self.names) = (person, names) }
}
