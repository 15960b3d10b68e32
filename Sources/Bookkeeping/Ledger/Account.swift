/// A place where money is: a bank account, a purse, a credit card.
public struct Account: Sendable, Equatable {
    public typealias ID = Identifier<Account>

    public let id: ID
    public var name: String
    public var currency: Currency
    /// What was there before the first record; negative for a debt.
    public var openingBalance: Money
    public var isDefault: Bool

    public init(id: ID, name: String, currency: Currency, openingBalance: Money, isDefault: Bool) {
        self.id = id
        self.name = name
        self.currency = currency
        self.openingBalance = openingBalance
        self.isDefault = isDefault
    }

    /// How many accounts a book can have.
    public static let limit = 20

    /// An account that is not saved yet, or the new values of one that is.
    public struct Draft: Sendable, Equatable {
        public var name: String
        public var currency: Currency
        /// Minor units of `currency`.
        public var openingBalance: Int64
        public var isDefault: Bool

        public init(name: String, currency: Currency, openingBalance: Int64, isDefault: Bool) {
            self.name = name
            self.currency = currency
            self.openingBalance = openingBalance
            self.isDefault = isDefault
        }
    }

    /// An account with what is in it: the opening balance and all records since.
    public struct Balance: Sendable, Equatable {
        public let account: Account
        public let balance: Money
        /// How many records it has, transfers from either side.
        public let recordCount: Int

        public init(account: Account, balance: Money, recordCount: Int) {
            self.account = account
            self.balance = balance
            self.recordCount = recordCount
        }
    }
}
