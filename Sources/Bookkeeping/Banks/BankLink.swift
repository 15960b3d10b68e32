/// A link of a book to a bridge that reads accounts of banks, without its secret address.
public struct BankLink: Sendable, Equatable {
    public typealias ID = Identifier<BankLink>

    public let id: ID
    /// The bridge's host, with its port if it has one.
    public let host: String
    /// The person who made it; entries are fetched with their rights.
    public let person: User.ID
    /// The first day to fetch entries of.
    public let fetchFrom: CalendarDate
    /// False once the bridge has refused the address: nothing is fetched until the person connects again.
    public let isOn: Bool
    public let fetching: Fetching
    /// The preview with the rows in doubt; nil if there are none, or the person has decided.
    public let waiting: BankImport.ID?
    /// In the order in which the bridge first named them.
    public var accounts: [ConnectedAccount]

    /// The state of the fetching. Times are seconds since 1970 (UTC).
    public struct Fetching: Sendable, Equatable {
        /// The time of the next attempt; nil if none is planned.
        public let dueAt: Int64?
        public let attemptedAt: Int64?
        /// The time of the last success.
        public let fetchedAt: Int64?
        /// The number of failures since the last success.
        public let failures: Int
        /// A word for the reason why the last attempt failed; nil if it succeeded.
        public let failure: String?
        /// The messages of the bridge in its last answer, in its own words.
        public let messages: [String]

        public init(
            dueAt: Int64? = nil, attemptedAt: Int64? = nil, fetchedAt: Int64? = nil, failures: Int = 0, failure: String? = nil,
            messages: [String] = []
        ) {
            (self.dueAt, self.attemptedAt, self.fetchedAt) = (dueAt, attemptedAt, fetchedAt)
            (self.failures, self.failure, self.messages) = (failures, failure, messages)
        }
    }

    public init(
        id: ID, host: String, person: User.ID, fetchFrom: CalendarDate, isOn: Bool = true, fetching: Fetching = Fetching(),
        waiting: BankImport.ID? = nil, accounts: [ConnectedAccount] = []
    ) {
        (self.id, self.host, self.person, self.fetchFrom, self.isOn) = (id, host, person, fetchFrom, isOn)
        (self.fetching, self.waiting, self.accounts) = (fetching, waiting, accounts)
    }

    /// The most links of a book.
    public static let limit = 5
    /// The most accounts of a link that are kept.
    public static let accountLimit = 500
    /// The maximum number of kept reasons why entries of a fetch could not be read.
    public static let problemLimit = 20
    /// The days before the last fetch that are asked for once more, since pending entries settle and banks are late. Shorter than the time in the trash,
    /// so that a record that was deleted for good does not come again.
    public static let daysAgain = 21
    /// The most days before the link that can be asked for.
    public static let daysBefore = 700
    /// The least seconds between two attempts that a person asks for: bridges answer 24 times a day.
    public static let pause: Int64 = 600
}

/// The event that a bridge does not accept a link any more, so that nothing is fetched until the person connects again.
public struct BankNotice: Sendable, Equatable, Codable {
    /// The bridge's host, with its port if it has one.
    public let host: String

    public init(host: String) { self.host = host }
}

/// An account at a bridge, as its last answer names it.
public struct ConnectedAccount: Sendable, Equatable {
    /// From 1; the account keeps it.
    public let number: Int
    /// The identifiers of the institution and of the account.
    public let institution, remote: String
    /// The names of the bank and of the account; may be empty.
    public let bank, name: String
    /// nil for points, miles and the like.
    public let currency: Currency?
    /// The account of the book into which its entries go; nil if none are fetched.
    public let account: Account.ID?
    public let balance: BankBalance?
    /// The day of the last success; nil if entries were not fetched yet.
    public let fetchedTo: CalendarDate?
    /// The number of entries of the last answer that could not be read.
    public let unreadable: Int
    /// The first of them with their reasons.
    public let problems: [BankRowProblem]

    public init(
        number: Int, institution: String, remote: String, bank: String = "", name: String = "", currency: Currency? = nil,
        account: Account.ID? = nil, balance: BankBalance? = nil, fetchedTo: CalendarDate? = nil, unreadable: Int = 0,
        problems: [BankRowProblem] = []
    ) {
        (self.number, self.institution, self.remote, self.bank, self.name) = (number, institution, remote, bank, name)
        (self.currency, self.account, self.balance) = (currency, account, balance)
        (self.fetchedTo, self.unreadable, self.problems) = (fetchedTo, unreadable, problems)
    }

    /// Returns the first day to take entries of.
    ///
    /// - Parameter first: the first day of the link.
    public func firstDay(_ first: CalendarDate) -> CalendarDate {
        guard let fetchedTo else { return first }
        return max(first, CalendarDate(daysSince1970: fetchedTo.daysSince1970 - BankLink.daysAgain))
    }
}
