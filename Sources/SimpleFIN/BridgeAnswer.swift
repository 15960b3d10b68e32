import Bookkeeping

/// The answer of a bridge: accounts, and messages for the person.
public struct BridgeAnswer: Sendable, Equatable {
    public internal(set) var accounts: [BridgeAccount] = []
    /// In the bridge's words, which have to be shown.
    public internal(set) var messages: [BridgeMessage] = []
    /// The number of accounts without an ID, with the ID of another account, or beyond ``accountLimit``.
    public internal(set) var unreadableAccounts = 0

    /// The most accounts of an answer.
    public static let accountLimit = 500
    /// The most messages of an answer.
    public static let messageLimit = 20
    /// The most problems of an account that are told apart.
    public static let problemLimit = 200

    init() {}

    /// Adds the answer for a later period; the later balances replace the earlier ones.
    mutating func add(_ later: BridgeAnswer) {
        for account in later.accounts {
            if let place = accounts.firstIndex(where: { ($0.institutionID, $0.id) == (account.institutionID, account.id) }) {
                accounts[place].add(account)
            } else {
                accounts.append(account)
            }
        }
        messages += later.messages.filter { !messages.contains($0) }.prefix(Self.messageLimit - messages.count)
        unreadableAccounts = max(unreadableAccounts, later.unreadableAccounts)
    }
}

/// An account at a bridge.
public struct BridgeAccount: Sendable, Equatable {
    /// The identifier that the bridge gave it, which no other account of the institution has.
    public let id: String
    /// The identifier of the connection, or of the institution, that the account belongs to; may be empty.
    public let institutionID: String
    /// Names the account and its institution; its entries are in the order of the answer, and each identifier is there once.
    public internal(set) var statement: BankStatement
    /// The amount that can be spent, where it differs from the balance.
    public internal(set) var available: Money?
    /// A line is the position of a transaction in the answer, from 1; 0 for the account itself.
    public internal(set) var problems: [BankRowProblem] = []

    /// Adds an entry. Of several with one identifier the first stays, unless it is pending and the other one is booked.
    mutating func add(_ entry: BankEntry, known: inout [String: Int]) {
        guard let place = known[entry.bankID] else {
            known[entry.bankID] = statement.entries.count
            return statement.entries.append(entry)
        }
        if statement.entries[place].isPending, !entry.isPending { statement.entries[place] = entry }
    }

    mutating func add(_ problem: BankRowProblem) {
        if problems.count < BridgeAnswer.problemLimit { problems.append(problem) }
    }

    /// Adds the same account in the answer for a later period.
    mutating func add(_ later: BridgeAccount) {
        (statement.account, statement.closing, available) = (later.statement.account, later.statement.closing, later.available)
        var known: [String: Int] = [:]
        for (place, entry) in statement.entries.enumerated() { known[entry.bankID] = place }
        for entry in later.statement.entries { add(entry, known: &known) }
        for problem in later.problems where !problems.contains(problem) { add(problem) }
    }
}

/// A message of a bridge for the person, in one line without control characters.
public struct BridgeMessage: Hashable, Sendable {
    /// The code of version 2, such as `con.auth` for a bank that the person has to sign in to again; empty in version 1.
    public let code: String
    public let text: String
    /// The connection and the account that it is about; may be empty.
    public let institutionID: String
    public let accountID: String
}
