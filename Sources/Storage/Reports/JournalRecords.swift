import Bookkeeping

/// A book as journals for other programs have it.
public struct JournalLedger {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }

    /// Returns the accounts, also people's accounts, with their balances at the end of a day.
    public func balances(at date: CalendarDate) throws -> [Account.Balance] { try ledger.balances(at: date) }

    /// Calls `body` with the records of a report's days, accounts, categories and hashtags, transfers among them, in the order of time. Reads one after the
    /// other, so that memory does not grow with their number.
    ///
    /// A transfer belongs to both of its accounts and to no category. Of a divided record, the parts of the categories are passed as one record.
    public func each(of query: ReportQuery, _ body: (Transaction) throws -> Void) throws {
        guard let conditions = try conditions(query) else { return }
        var open: JournalRow?
        try connection.each(
            """
            SELECT r.id, r.hashtags, \(RecordColumns.selected(from: "r")) FROM record r INDEXED BY record_of_book
            WHERE \(conditions.sql) ORDER BY r.number
            """, conditions.values, isCached: false
        ) { cells in
            let row = JournalRow(id: try cells.id(0), hashtags: cells.words(1), values: [try RecordColumns.values(cells, from: 2)])
            if open?.join(row) != true {
                try open.map { try body($0.transaction(isWhole: query.categories.isEmpty)) }
                open = row
            }
            return true
        }
        try open.map { try body($0.transaction(isWhole: query.categories.isEmpty)) }
    }

    /// Returns the rates that convert amounts of some days to the main currency, from the oldest: one for two currencies and a day, by hand
    /// before others.
    public func rates(in days: ClosedRange<CalendarDate>) throws -> [ExchangeRate] {
        let main = try ledger.mainCurrency(), names = try ledger.names()
        let foreign = Set((names.accounts + names.personAccounts).map(\.currency)).subtracting([main])
        guard !foreign.isEmpty else { return [] }
        var kept: [[String]: ExchangeRate] = [:]
        for rate in try ledger.rates(from: foreign, to: main, on: .range(days)) {
            let key = [rate.date.description, rate.base.code, rate.quote.code]
            if rate.source == .byHand || kept[key] == nil { kept[key] = rate }
        }
        return kept.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// Returns the conditions on `record r`; nil if nothing can match.
    private func conditions(_ query: ReportQuery) throws -> RecordConditions.Condition? {
        guard var all = try query.conditions(in: ledger, query.dates) else { return nil }
        let accounts = query.accounts.sorted()
        if !accounts.isEmpty { all.append(.any([.isIn("r.account", accounts), .isIn("r.to_account", accounts)])) }
        if let seen = ledger.seen?.map(\.id) {
            all += [.isIn("r.account", seen), .any([.init("r.to_account IS NULL"), .isIn("r.to_account", seen)])]
        }
        return .all(all)
    }
}

extension Ledger {
    /// The book as journals have it.
    public var journal: JournalLedger { JournalLedger(ledger: self) }
}

/// A record that arrives part by part.
private struct JournalRow {
    let id: Transaction.ID
    let hashtags: [String]
    var values: [RecordValues]

    /// Adds a part of the same record; returns false for another record.
    mutating func join(_ other: JournalRow) -> Bool {
        guard let receipt = values.first?.receipt, other.values.first?.receipt == receipt else { return false }
        values += other.values
        return true
    }

    /// - Parameter isWhole: false if parts may be missing, so that the amount of the receipt is not theirs.
    func transaction(isWhole: Bool) throws -> Transaction {
        guard var content = try translatingMoney({ () throws(MoneyError) in try RecordValues.content(of: values) }) else {
            throw StoreError.damaged("a record lacks a value that its kind needs")
        }
        if !isWhole, values.first?.receipt != nil { content.original = nil }
        return Transaction(id: values.first?.receipt ?? id, content: content, hashtags: hashtags)
    }
}
