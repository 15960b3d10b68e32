import Bookkeeping

/// Finds rows with an amount opposite to the change of the balance beside it, in a table with other rows that agree with their balances.
struct TableBalances {
    typealias Row = (outcome: TableRowReader.Outcome, name: TableRowReader.TotalName?)

    /// True if the balance of a row is the balance of the row before it plus its amount, false if it is the balance of the row behind it plus its
    /// amount; nil for a table that proves neither.
    private let isRising: Bool?
    /// The last row with a balance, which waits for the next one where that decides.
    private var last: Row?

    /// - Parameter sample: the first rows of the table.
    init(_ sample: [TableEntry]) {
        let pairs = zip(sample, sample.dropFirst()).filter { $0.account == $1.account }
        let rising = pairs.count { Self.change(from: $0, to: $1) == $1.entry.amount }
        let falling = pairs.count { Self.change(from: $1, to: $0) == $0.entry.amount }
        isRising = max(rising, falling) < 2 || rising == falling ? nil : rising > falling
    }

    private static func change(from earlier: TableEntry, to later: TableEntry) -> Money? {
        guard let before = earlier.balance, let after = later.balance else { return nil }
        return try? after.subtracting(before)
    }

    /// True if the balance changes by an amount in the other direction.
    private static func contradicts(_ entry: TableEntry, after earlier: TableEntry) -> Bool {
        guard entry.account == earlier.account, !entry.entry.amount.isZero, let change = change(from: earlier, to: entry) else { return false }
        return (try? entry.entry.amount.negated()) == change
    }

    mutating func take(_ row: Row, _ pass: (Row) throws -> Void) throws {
        guard let isRising else { return try pass(row) }
        let entry = row.outcome.entry.flatMap { $0.balance == nil || $0.entry.isPending ? nil : $0 }, before = last?.outcome.entry
        if isRising {
            if entry != nil || row.outcome.entry?.entry.isPending != true { last = entry == nil ? nil : row }
            guard let entry, let before, Self.contradicts(entry, after: before) else { return try pass(row) }
            return try pass((row.outcome.asContradiction, row.name))
        }
        if let waiting = last {
            let isWrong = entry.flatMap { entry in before.map { Self.contradicts($0, after: entry) } } ?? false
            try pass(isWrong ? (waiting.outcome.asContradiction, waiting.name) : waiting)
            last = nil
        }
        if entry == nil { try pass(row) } else { last = row }
    }

    mutating func finish(_ pass: (Row) throws -> Void) throws {
        if isRising == false, let last { try pass(last) }
        last = nil
    }
}

extension TableRowReader.Outcome {
    /// The row as one of unknown direction.
    fileprivate var asContradiction: Self {
        guard let entry = entry?.entry else { return self }
        return .problem(BankRowProblem(line: entry.line, .contradiction, text: [entry.payee, entry.purpose].spaced.cut(to: 80)))
    }
}
