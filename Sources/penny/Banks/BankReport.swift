import BankImporting
import Bookkeeping
import Storage

/// The things to know about files that are imported, or would be.
struct BankReport {
    /// The doubtful rows that are shown at a terminal.
    static let shownRows = 100
    /// States with a usual decision that a person may want to check.
    static let doubtful: [ImportedRow.State] = [.wrong, .alike, .transfer, .dropped]

    let item: BankImport
    let files: [ImportableFile]
    let counts: [ImportedRow.State: Int]
    /// The new rows that another program counts neither as income nor as an expense, which are left out.
    let uncounted: Int
    let rows: [ImportedRow]
    /// The rows that repeat another one of their file with its number, which are left out.
    let repeated: [ImportedRow]
    let records: [Transaction.ID: Transaction]
    /// As they are after the import, or would be.
    let balances: [BalanceCheck]
    let names: LedgerNames
    /// The categories that the files name and the book lacks.
    let missing: [MissingCategory]

    /// - Parameter limit: the most doubtful rows of each state.
    init(of id: BankImport.ID, files: [ImportableFile], rows limit: Int, _ ledger: Ledger, at now: Int64) throws {
        guard let item = try ledger.banks.find(id, at: now) else { throw StoreError.notFound }
        (self.item, self.files) = (item, files)
        counts = try ledger.banks.counts(of: id)
        uncounted = try ledger.banks.uncountedRows(of: id)
        names = try ledger.names()
        missing = try ledger.banks.missingCategories(of: id)
        var rows: [ImportedRow] = [], records: [Transaction.ID: Transaction] = [:]
        for state in Self.doubtful {
            try Self.each(state, of: id, limit: limit, ledger) { row in
                rows.append(row)
                if case .record(let record) = row.match { records[record] = try ledger.transaction(record) }
            }
        }
        (self.rows, self.records) = (rows, records)
        var repeated: [ImportedRow] = []
        try Self.each(.present, of: id, limit: max(limit, 10_000), ledger) { row in
            if case .row = row.match, repeated.count < limit { repeated.append(row) }
        }
        self.repeated = repeated
        let checks = try ledger.banks.balanceChecks(of: id)
        balances = item.state.isDecided || checks.isEmpty ? checks : try Self.projected(checks, id, ledger)
    }

    /// The records that are added, changed or made transfers, or would be.
    var added: Int {
        item.state.isDecided
            ? item.records - dropped : ImportedRow.State.allCases.filter(Self.isAdded).reduce(0) { $0 + (counts[$1] ?? 0) } - uncounted
    }

    /// The records that are moved to the trash, or would be.
    var dropped: Int { counts[.dropped] ?? 0 }

    static func isAdded(_ state: ImportedRow.State) -> Bool { ImportedRow.usual(state) == .add }

    /// Returns balances as they will be with the rows that are added or dropped up to their days.
    private static func projected(_ checks: [BalanceCheck], _ id: BankImport.ID, _ ledger: Ledger) throws -> [BalanceCheck] {
        var sums = checks.map { $0.penny as Money? }
        for state in ImportedRow.State.allCases where isAdded(state) || state == .dropped {
            try each(state, of: id, limit: .max, ledger) { row in
                guard let entry = row.entry, let change = state == .dropped ? try? entry.amount.negated() : entry.amount else { return }
                sums = zip(sums, checks).map { sum, check in
                    check.account == row.account && entry.date <= check.date ? try? sum?.adding(change) : sum
                }
            }
        }
        return zip(checks, sums).compactMap { check, sum in
            guard let sum else { return nil }
            return BalanceCheck(account: check.account, date: check.date, bank: check.bank, penny: sum)
        }
    }

    private static func each(
        _ state: ImportedRow.State, of id: BankImport.ID, limit: Int, _ ledger: Ledger, _ body: (ImportedRow) throws -> Void
    ) throws {
        var last = 0, rest = limit
        while rest > 0 {
            let rows = try ledger.banks.rows(of: id, state, after: last, limit: min(rest, 1_000))
            try rows.forEach(body)
            guard let end = rows.last?.number else { return }
            (last, rest) = (end, rest - rows.count)
        }
    }
}
