/// An account that holds money: a bank account, a purse, a credit card; in a household's book also what a person paid and received.
public struct Account: Sendable, Equatable {
    public typealias ID = Identifier<Account>

    public let id: ID
    public var name: String
    public var currency: Currency
    /// The balance before the first record; negative for a debt.
    public var openingBalance: Money
    public var isDefault: Bool
    /// The person of the household who owns the account; nil for all other accounts. It has no opening balance, and does not count among the
    /// ``limit``.
    public let person: HouseholdMember.ID?
    /// True if nobody else sees it, whatever its owner shares with the administrator of their household.
    public var isPrivate: Bool
    public var kind: Kind
    /// The terms of a card or a loan; empty for all other kinds.
    public var terms: Terms
    /// True if it is no longer used: it is not offered for new records, keeps its own, and counts in all figures.
    public var isArchived: Bool

    public init(
        id: ID, name: String, currency: Currency, openingBalance: Money, isDefault: Bool, person: HouseholdMember.ID? = nil, isPrivate: Bool = false,
        kind: Kind = .other, terms: Terms = Terms(), isArchived: Bool = false
    ) {
        self.id = id
        self.isPrivate = isPrivate
        (self.kind, self.terms, self.isArchived) = (kind, terms, isArchived)
        self.person = person
        self.name = name
        self.currency = currency
        self.openingBalance = openingBalance
        self.isDefault = isDefault
    }

    /// The name of an account after its owner's account of Penny was deleted. Pages put it into words.
    public static let nameOfFormerMember = "–"

    /// The maximum number of accounts in use in a book. Archived ones do not count.
    public static let limit = 20
    /// The maximum number of archived accounts in a book.
    public static let archivedLimit = 200

    /// An unsaved account, or the new values of a saved one.
    public struct Draft: Sendable, Equatable {
        public var name: String
        public var currency: Currency
        /// Minor units of `currency`.
        public var openingBalance: Int64
        public var isDefault: Bool
        public var isPrivate: Bool
        public var kind: Kind
        public var terms: Terms

        public init(
            name: String, currency: Currency, openingBalance: Int64, isDefault: Bool, isPrivate: Bool = false, kind: Kind = .other,
            terms: Terms = Terms()
        ) {
            (self.kind, self.terms) = (kind, terms)
            self.name = name
            self.currency = currency
            self.openingBalance = openingBalance
            self.isDefault = isDefault
            self.isPrivate = isPrivate
        }
    }

    /// An account with its balance: the opening balance plus its records, all of them or those up to a day.
    public struct Balance: Sendable, Equatable {
        public let account: Account
        /// The balance at the end of the day that was asked for; with all records if none was.
        public let balance: Money
        /// The balance with all records.
        public let total: Money
        /// The change by the records that are dated later than that day.
        public let later: Money
        /// The number of its records, counting transfers from and to it.
        public let recordCount: Int

        /// - Parameters:
        ///   - total: the balance with all records.
        ///   - later: the change by records dated later than the day of the balance.
        /// - Throws: `MoneyError` if the balance is too large.
        public init(account: Account, total: Money, later: Money, recordCount: Int) throws(MoneyError) {
            (self.account, self.total, self.later, self.recordCount) = (account, total, later, recordCount)
            balance = try total.subtracting(later)
        }

        /// - Parameter balance: with all records.
        public init(account: Account, balance: Money, recordCount: Int) {
            (self.account, self.balance, total, later, self.recordCount) = (account, balance, balance, .zero(balance.currency), recordCount)
        }
    }
}
