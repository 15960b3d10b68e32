import Bookkeeping

/// The accounts of a file with the number of their entries: what a page asks about before the file is imported.
public struct BankFileSummary: Sendable, Equatable {
    public struct Account: Sendable, Equatable {
        public let account: BankAccount
        public internal(set) var entries = 0
        /// The currency of the first entry, else the statement's.
        public internal(set) var currency: Currency?
        /// The last closing balance.
        public internal(set) var closing: BankBalance?
        /// The sums in and out, above zero, by currency. A sum beyond the range of amounts is left out.
        public internal(set) var sums: [Currency: Sums] = [:]
        /// True for an account without a statement of its own: it occurs as the other side of transfers.
        public internal(set) var isOtherSide = false
    }

    /// Money in and money out in minor units.
    public struct Sums: Sendable, Equatable {
        public internal(set) var into: Int64 = 0, out: Int64 = 0
    }

    /// In the order of the file, each once; accounts that occur only as the other side of transfers follow.
    public var accounts: [Account] {
        let known = Set(stated.map { $0.account.label })
        return stated + otherSides.filter { !known.contains($0.account.label) }
    }

    private var stated: [Account] = []
    private var otherSides: [Account] = []
    /// The rows that cannot be read.
    public private(set) var problems = 0
    /// The first rows that cannot be read, five at most.
    public private(set) var firstProblems: [BankRowProblem] = []
    /// The first entries, five at most.
    public private(set) var firstEntries: [BankEntry] = []
    /// The first and the last booking date.
    public private(set) var days: ClosedRange<CalendarDate>?

    /// The largest number of accounts that occur only as other sides.
    private static let otherSideLimit = 100

    private var places: [BankAccount: Int] = [:]
    private var labels: Set<String> = []
    private var current = 0

    public init() {}

    public var entries: Int { stated.reduce(0) { $0 + $1.entries } }

    /// The code of the currency that makes all rows unreadable; nil if a row can be read, or if the reason is another.
    public var unknownCurrency: String? {
        guard entries == 0, case .unknownCurrency(let code) = firstProblems.first?.reason else { return nil }
        return code
    }

    public mutating func add(_ event: BankFileEvent) {
        switch event {
        case .account(let account): begin(account)
        case .opening: break
        case .closing(let balance):
            if stated.isEmpty { begin(BankAccount()) }
            if stated.indices.contains(current) { stated[current].closing = balance }
        case .entry(let entry):
            if stated.isEmpty { begin(BankAccount()) }
            note(entry)
            if firstEntries.count < 5 { firstEntries.append(entry) }
            days = days.map { min($0.lowerBound, entry.date)...max($0.upperBound, entry.date) } ?? entry.date...entry.date
            guard stated.indices.contains(current) else { return }
            stated[current].entries += 1
            if stated[current].entries == 1 { stated[current].currency = entry.amount.currency }
            stated[current].add(entry.amount)
        case .problem(let problem):
            problems += 1
            if firstProblems.count < 5 { firstProblems.append(problem) }
        }
    }

    private mutating func begin(_ account: BankAccount) {
        if let place = places[account] { return current = place }
        current = stated.count
        places[account] = current
        stated.append(Account(account: account, currency: account.currency))
    }

    /// Notes the account on the other side of a transfer.
    private mutating func note(_ entry: BankEntry) {
        guard let other = entry.otherSide, otherSides.count < Self.otherSideLimit, labels.insert(other.label).inserted else { return }
        var account = Account(account: other, currency: other.currency)
        account.isOtherSide = true
        otherSides.append(account)
    }
}

extension BankAccount {
    /// Creates an account from its name in a program: a number if it has at least six digits, or a name.
    public init(called name: String, currency: Currency?) {
        let isNumber = name.count { $0.isNumber } >= 6
        self.init(number: isNumber ? name.withoutSpaces : "", name: isNumber ? "" : name, currency: currency)
    }

    /// The name or the number that transfers of the same file give the account.
    public var label: String { called.folded.withoutSpaces }

    var called: String { name.isEmpty ? number : name }
}

extension BankEntry {
    /// The account on the other side of a transfer that a program names; nil for another entry.
    public var otherSide: BankAccount? {
        guard role == .transfer, !transferAccount.isEmpty else { return nil }
        return BankAccount(called: transferAccount, currency: original?.currency ?? amount.currency)
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
