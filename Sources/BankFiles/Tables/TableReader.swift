import Bookkeeping

/// Reads a table as its mapping says.
public struct TableReader: Sendable {
    private let mapping: TableMapping

    public init(_ mapping: TableMapping) { self.mapping = mapping }

    /// Passes on the entries and problems in the order of the file, by account if it has several, and the balances if it has them and no row is missing.
    ///
    /// A row that cannot be read is a problem with its line. A row with neither a date nor an amount, such as a footer, a total, and one that the
    /// bank has declined are left out.
    public func read(_ bytes: [UInt8], _ handle: BankFileHandler) throws {
        let text = try mapping.dialect.encoding.decode(bytes)
        let isDivided = mapping.has(.account) || mapping.has(.currency) || mapping.has(.source)
        guard isDivided else { return try readOne(text, handle) }
        // Rows of several accounts and currencies may alternate. Most files have one after all, and need not be in memory as entries.
        if try isUniform(text) || accounts(text).count <= 1 { return try readOne(text, handle) }
        var accounts: [BankAccount] = [], parts: [BankAccount: [TableRowReader.Outcome]] = [:]
        try rows(text) { outcome in
            switch outcome {
            case .entry(let entry):
                if parts[entry.account] == nil { accounts.append(entry.account) }
                parts[entry.account, default: []].append(outcome)
            case .problem(let problem): try handle(.problem(problem))
            }
        }
        for account in accounts { try pass(parts[account] ?? [], handle) }
    }

    /// Returns true if all rows have the same values in the columns that tell accounts apart, as in a bank's table.
    private func isUniform(_ text: [UInt8]) throws -> Bool {
        let places = mapping.columns.indices.filter { place in
            mapping.columns.dropFirst(place).first.flatMap(\.self).map { [.account, .currency, .source, .destination].contains($0) } ?? false
        }
        var parser = TableParser(text, mapping.dialect), first: [String]?
        if mapping.dialect.hasHeader { _ = try parser.next() }
        while let row = try parser.next() {
            let values = places.map { row.values.dropFirst($0).first ?? "" }
            guard first.map({ $0 == values }) ?? true else { return false }
            first = values
        }
        return true
    }

    /// Returns the accounts of the rows, two at most.
    private func accounts(_ text: [UInt8]) throws -> Set<BankAccount> {
        struct Enough: Error {}
        var accounts: Set<BankAccount> = []
        do {
            try rows(text) { outcome in
                guard let account = outcome.entry?.account, accounts.insert(account).inserted, accounts.count > 1 else { return }
                throw Enough()
            }
        } catch is Enough {}
        return accounts
    }

    /// Passes on the rows of one account, in their order.
    private func pass(_ outcomes: [TableRowReader.Outcome], _ handle: BankFileHandler) throws {
        var balances = RunningBalance()
        if let account = outcomes.lazy.compactMap(\.entry).first?.account { try handle(.account(account)) }
        for outcome in outcomes {
            switch outcome {
            case .entry(let entry):
                balances.add(entry)
                try handle(.entry(entry.entry))
            case .problem(let problem): try handle(.problem(problem))
            }
        }
        try balances.pass(handle)
    }

    private func readOne(_ text: [UInt8], _ handle: BankFileHandler) throws {
        var balances = RunningBalance(), count = 0
        try rows(text) { outcome in
            count += 1
            switch outcome {
            case .entry(let entry):
                if balances.isEmpty { try handle(.account(entry.account)) }
                balances.add(entry)
                try handle(.entry(entry.entry))
            case .problem(let problem): try handle(.problem(problem))
            }
        }
        guard count > 0 else { throw BankFileProblem(.empty) }
        try balances.pass(handle)
    }

    /// Returns the entries among the first rows of a table with balances, for comparing the balances with the amounts.
    private func firstEntries(_ text: [UInt8], _ reader: TableRowReader) throws -> [TableEntry] {
        guard mapping.has(.balance) else { return [] }
        return try TableSample(text, mapping.dialect).rows.prefix(200).compactMap { reader.read($0)?.entry }.filter { !$0.entry.isPending }
    }

    /// Reads all rows but the header.
    func rows(_ text: [UInt8], _ body: (TableRowReader.Outcome) throws -> Void) throws {
        var parser = TableParser(text, mapping.dialect), count = 0
        let header = mapping.dialect.hasHeader ? try parser.next() : nil
        let reader = TableRowReader(mapping, statement: mapping.lacksYears ? try mapping.statementDay(text) : nil)
        let hasEntities = HTMLEntities.areIn(text), cells = ProgramCells(header?.values ?? [], mapping, reader)
        var program = header == nil ? nil : try ProgramTables.table(of: mapping, cells, text)
        var line = 1, totals = TableTotals(), balances = TableBalances(program == nil ? try firstEntries(text, reader) : [])
        func pass(_ outcome: TableRowReader.Outcome) throws {
            try BankFileLimits.count(&count, line: line)
            try body(outcome)
        }
        while let next = try parser.next() {
            let row = hasEntities ? HTMLEntities.decoded(next) : next
            line = row.line
            if program != nil {
                try program?.read(row, pass)
            } else if let outcome = reader.read(row) {
                try balances.take((outcome, reader.totalName(row))) { try totals.take($0.outcome, $0.name, pass) }
            }
        }
        try program?.finish(pass)
        try balances.finish { try totals.take($0.outcome, $0.name, pass) }
        try totals.finish(pass)
    }
}

/// An entry with what belongs to its account.
struct TableEntry {
    var account: BankAccount
    var entry: BankEntry
    var balance: Money?
}

/// The balances before and after the entries of an account, if each row's balance follows from its neighbour's balance.
private struct RunningBalance {
    private var first: TableEntry?
    private var last: TableEntry?
    private var isRising = true
    private var isFalling = true

    var isEmpty: Bool { first == nil }

    mutating func add(_ entry: TableEntry) {
        if let last, !entry.entry.isPending {
            isRising = isRising && Self.follows(entry, last)
            isFalling = isFalling && Self.follows(last, entry)
        }
        if first == nil { first = entry }
        if !entry.entry.isPending { last = entry }
    }

    /// True if the balance of a row is the balance of the row before plus its amount.
    private static func follows(_ later: TableEntry, _ earlier: TableEntry) -> Bool {
        guard let balance = later.balance, let before = earlier.balance else { return false }
        return (try? before.adding(later.entry.amount)) == balance
    }

    func pass(_ handle: BankFileHandler) throws {
        guard let first, let last, isRising || isFalling, !first.entry.isPending else { return }
        let (earliest, latest) = isRising ? (first, last) : (last, first)
        guard let closing = latest.balance, let after = earliest.balance, let opening = try? after.subtracting(earliest.entry.amount) else { return }
        try handle(.opening(BankBalance(opening, on: earliest.entry.date)))
        try handle(.closing(BankBalance(closing, on: latest.entry.date)))
    }
}
