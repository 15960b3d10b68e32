import Bookkeeping

/// A part of a file, in the order of the file: what a reader passes on as soon as it has it, so that no file has to be in memory as entries.
public enum BankFileEvent: Sendable, Equatable {
    /// Begins a statement. What follows belongs to it.
    case account(BankAccount)
    case opening(BankBalance)
    case closing(BankBalance)
    case entry(BankEntry)
    case problem(BankRowProblem)
}

/// Receives the parts of a file. What it throws ends the reading.
public typealias BankFileHandler = (BankFileEvent) throws -> Void

/// Collects the parts of a file as statements.
public struct BankFileContents: Sendable, Equatable {
    public private(set) var statements: [BankStatement] = []
    public private(set) var problems: [BankRowProblem] = []

    public init() {}

    public mutating func add(_ event: BankFileEvent) {
        switch event {
        case .account(let account): statements.append(BankStatement(account: account))
        case .opening(let balance): change { $0.opening = balance }
        case .closing(let balance): change { $0.closing = balance }
        case .entry(let entry): change { $0.entries.append(entry) }
        case .problem(let problem): problems.append(problem)
        }
    }

    private mutating func change(_ body: (inout BankStatement) -> Void) {
        if statements.isEmpty { statements.append(BankStatement()) }
        body(&statements[statements.count - 1])
    }
}
