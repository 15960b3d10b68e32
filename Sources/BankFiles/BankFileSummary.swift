import Bookkeeping

/// The accounts of a file with the number of their entries: what a page asks about before the file is imported.
public struct BankFileSummary: Sendable, Equatable {
    public struct Account: Sendable, Equatable {
        public let account: BankAccount
        public internal(set) var entries = 0
        /// The currency of the first entry, else that of the statement.
        public internal(set) var currency: Currency?
        /// The last closing balance.
        public internal(set) var closing: BankBalance?
        /// What came in and what went out, above zero, by currency. A sum beyond the range of amounts is left out.
        public internal(set) var sums: [Currency: Sums] = [:]
    }

    /// Money in and money out in minor units.
    public struct Sums: Sendable, Equatable {
        public internal(set) var into: Int64 = 0, out: Int64 = 0
    }

    /// In the order of the file, each once.
    public private(set) var accounts: [Account] = []
    /// The rows that cannot be read.
    public private(set) var problems = 0
    /// The first rows that cannot be read, five at most.
    public private(set) var firstProblems: [BankRowProblem] = []
    /// The first entries, five at most.
    public private(set) var firstEntries: [BankEntry] = []
    /// The first and the last booking date.
    public private(set) var days: ClosedRange<CalendarDate>?

    private var places: [BankAccount: Int] = [:]
    private var current = 0

    public init() {}

    public var entries: Int { accounts.reduce(0) { $0 + $1.entries } }

    public mutating func add(_ event: BankFileEvent) {
        switch event {
        case .account(let account): begin(account)
        case .opening: break
        case .closing(let balance):
            if accounts.isEmpty { begin(BankAccount()) }
            if accounts.indices.contains(current) { accounts[current].closing = balance }
        case .entry(let entry):
            if accounts.isEmpty { begin(BankAccount()) }
            if firstEntries.count < 5 { firstEntries.append(entry) }
            days = days.map { min($0.lowerBound, entry.date)...max($0.upperBound, entry.date) } ?? entry.date...entry.date
            guard accounts.indices.contains(current) else { return }
            accounts[current].entries += 1
            if accounts[current].entries == 1 { accounts[current].currency = entry.amount.currency }
            accounts[current].add(entry.amount)
        case .problem(let problem):
            problems += 1
            if firstProblems.count < 5 { firstProblems.append(problem) }
        }
    }

    private mutating func begin(_ account: BankAccount) {
        if let place = places[account] { return current = place }
        current = accounts.count
        places[account] = current
        accounts.append(Account(account: account, currency: account.currency))
    }
}

extension BankFileSummary.Account {
    /// Adds an amount to the sums of its currency.
    fileprivate mutating func add(_ amount: Money) {
        var sums = sums[amount.currency, default: .init()]
        let units = amount.minorUnits
        let (sum, isOver) = amount.isNegative ? sums.out.subtractingReportingOverflow(units) : sums.into.addingReportingOverflow(units)
        guard !isOver else { return }
        if amount.isNegative { sums.out = sum } else { sums.into = sum }
        self.sums[amount.currency] = sums
    }
}
