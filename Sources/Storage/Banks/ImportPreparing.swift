import Bookkeeping

extension Store {
    /// Compares files of banks with a book and keeps the result as a preview that waits for the person; one with the same ID is replaced. An import with
    /// this ID that is done stays as it is, and is returned.
    ///
    /// - Parameters:
    ///   - name: the names of the files.
    ///   - now: seconds since 1970 (UTC).
    ///   - isTrial: true for a preview that is discarded at once, which replaces no other one.
    ///   - filing: the place of an entry in the book, asked once for each.
    ///   - parts: hands the parts over, in the order of the files. It runs outside of any transaction.
    /// - Throws: `.notFound` for an account that the book does not have, `.conflict(.invalid)` for an entry before the first account,
    ///   `.conflict(.tooManyRecords)` beyond ``BankImports/rowLimit``, and what `parts` throws; no preview is left then.
    public func prepareImport(
        _ id: BankImport.ID, name: String, format: String, in access: BookAccess, at now: Int64, isTrial: Bool = false,
        filing: (BankEntry, Account.ID) -> Filing, parts: ((BankImportPart) throws -> Void) throws -> Void
    ) throws -> BankImport {
        if let known = try read(access, { try $0.banks.find(id, at: now) }), known.state.isDecided { return known }
        var preparing = try ImportPreparing(id, name: name, format: format, in: access, of: self, at: now, isTrial: isTrial)
        do {
            try withoutActuallyEscaping(filing) { filing in try parts { try preparing.add($0, filing: filing) } }
            return try preparing.finish()
        } catch {
            try? preparing.discard()
            throw error
        }
    }
}

/// An import that arrives in parts. Its rows are written some thousand at a time, each lot in a transaction of its own, so that nobody waits for the
/// reading of files; nobody sees it before it is complete.
private struct ImportPreparing {
    private static let rowsPerStep = 2_000

    private let id: BankImport.ID
    /// Tells this attempt from another one with the same ID.
    private let run: Identifier<StoredBankRow>
    private let access: BookAccess
    private let store: Store
    private let now: Int64
    private let isTrial: Bool
    private let names: NamedAccounts
    private var accounts: [Account.ID] = []
    private var count = 0, file = 0
    private var waiting: [(row: ImportedRow, file: Int, fingerprint: EntryFingerprint?)] = []
    private var entries: KnownEntries
    private var open: [OpenRow] = []
    private var balances = BalanceRows()
    private var days: ClosedRange<CalendarDate>?
    private var lastDay: CalendarDate?
    private var closings: [Account.ID: (date: CalendarDate, amount: Money)] = [:]

    init(_ id: BankImport.ID, name: String, format: String, in access: BookAccess, of store: Store, at now: Int64, isTrial: Bool) throws {
        (self.id, self.access, self.store, self.now, self.isTrial) = (id, access, store, now, isTrial)
        let run = Identifier<StoredBankRow>(milliseconds: now &* 1_000)
        entries = KnownEntries(format: format)
        self.run = run
        names = try store.write(access) { editor in
            try editor.connection.run(
                "DELETE FROM bank_import WHERE book = ? AND id = ? AND state IN ('incomplete', 'preview')", editor.book, id)
            try editor.connection.run(
                "INSERT INTO bank_import (book, id, run, name, format, state, at, until, accounts) VALUES (?, ?, ?, ?, ?, 'incomplete', ?, ?, x'')",
                editor.book, id, run, name.cut(to: 2_000), format.cut(to: 100), now, now &+ BankImport.previewLifetime)
            return try NamedAccounts(editor.ledger)
        }
    }

    mutating func add(_ part: BankImportPart, filing: (BankEntry, Account.ID) -> Filing) throws {
        switch part {
        case .file: if count > 0 { file += 1 }
        case .account(let account):
            guard names[account] != nil else { throw StoreError.notFound }
            accounts.removeAll { $0 == account }
            accounts.append(account)
            lastDay = nil
        case .opening: break
        case .closing(let balance):
            guard let account = accounts.last, let date = balance.date ?? lastDay, balance.amount.currency == names[account]?.currency else { return }
            if closings[account].map({ $0.date <= date }) ?? true { closings[account] = (date, balance.amount) }
        case .problem(let problem): try add(.problem(problem), filing: Filing(), nil)
        case .entry(let entry):
            guard let account = accounts.last, let currency = names[account]?.currency else { throw StoreError.conflict(.invalid) }
            if let reason = entry.obstacle(in: currency, at: now) {
                return try add(.problem(BankRowProblem(line: entry.line, reason, text: entry.payee.cleaned(limit: 500))), filing: Filing(), nil)
            }
            lastDay = max(lastDay ?? entry.date, entry.date)
            days = min(days?.lowerBound ?? entry.date, entry.date)...max(days?.upperBound ?? entry.date, entry.date)
            let entry = entry.cleaned()
            try add(.entry(entry), filing: filing(entry, account), EntryFingerprint(entry))
        }
    }

    private mutating func add(_ content: ImportedRow.Content, filing: Filing, _ fingerprint: EntryFingerprint?) throws {
        guard let account = accounts.last else { throw StoreError.conflict(.invalid) }
        count += 1
        guard count <= BankImports.rowLimit else { throw StoreError.conflict(.tooManyRecords) }
        let state: ImportedRow.State = fingerprint == nil ? .wrong : .new
        var row = ImportedRow(number: count, account: account, content: content, state: state, filing: filing)
        if let entry = row.entry { row.decision = ImportedRow.usual(state, for: entry) }
        waiting.append((row, file, fingerprint))
        if waiting.count >= Self.rowsPerStep { try flush() }
    }

    /// Compares the rows that wait with the entries of the book, and writes them.
    private mutating func flush() throws {
        guard !waiting.isEmpty else { return }
        let rows = try store.read(access) { ledger in
            try waiting.map { row, file, fingerprint in
                guard let fingerprint, let entry = row.entry else { return StoredBankRow(row, file: file, fingerprint: nil) }
                if entry.role == .balance { return StoredBankRow(try balances.decide(row, entry, in: ledger), file: file, fingerprint: fingerprint) }
                let known = try entries.known(entry, fingerprint, number: row.number, of: row.account, file: file, in: ledger)
                if known == nil { open.append(OpenRow(row, entry, fingerprint, names, file: file)) }
                return StoredBankRow(row.found(known), file: file, fingerprint: fingerprint)
            }
        }
        try step { editor in try StoredBankRow.insert(rows, of: id, in: editor.book, editor.connection) }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Finds the other sides, and lets the preview be seen.
    mutating func finish() throws -> BankImport {
        try flush()
        let found = try store.read(access) { try ImportFindings(open, of: id, into: accounts, seen: entries.seen, names, in: $0) }
        for chunk in found.rows.keys.sorted().map(Int64.init).chunks {
            try step { editor in
                for number in chunk { if let found = found.rows[Int(number)] { try editor.banks.restate(Int(number), of: id, found) } }
            }
        }
        let rows = found.dropped.enumerated().map { place, item in
            StoredBankRow(ImportedRow(item, number: count + 1 + place), file: file, fingerprint: item.entry.fingerprint)
        }
        try step { editor in try StoredBankRow.insert(rows, of: id, in: editor.book, editor.connection) }
        try step { editor in for number in balances.present { try editor.banks.restate(number, of: id, (.present, nil, .leave)) } }
        try step { try complete($0) }
        guard let made = try store.read(access, { try $0.banks.find(id, at: now) }) else { throw StoreError.notFound }
        return made
    }

    private func complete(_ editor: LedgerEditor) throws {
        for (account, closing) in closings {
            try editor.connection.run(
                "INSERT INTO bank_balance (book, import, account, date, amount, currency) VALUES (?, ?, ?, ?, ?, ?)", editor.book, id, account,
                closing.date, closing.amount.minorUnits, closing.amount.currency)
        }
        try editor.connection.run(
            "UPDATE bank_import SET state = 'preview', first_day = ?, last_day = ?, accounts = ? WHERE book = ? AND id = ?", days?.lowerBound,
            days?.upperBound, accounts.flatMap { $0.withUnsafeBytes(Array.init) }, editor.book, id)
        guard !isTrial else { return }
        try editor.connection.run(
            """
            DELETE FROM bank_import WHERE book = ?1 AND state = 'preview' AND id NOT IN (
                SELECT id FROM bank_import WHERE book = ?1 AND state = 'preview' ORDER BY id = ?2 DESC, at DESC, id DESC LIMIT ?3)
            """, editor.book, id, BankImport.previewLimit)
    }

    func discard() throws {
        try store.write(access) { editor in
            try editor.connection.run("DELETE FROM bank_import WHERE book = ? AND id = ? AND run = ?", editor.book, id, run)
        }
    }

    /// Writes, unless another attempt with the same ID has begun.
    private func step(_ body: (LedgerEditor) throws -> Void) throws {
        try store.write(access) { editor in
            let isOwn = try editor.connection.exists(
                "SELECT 1 FROM bank_import WHERE book = ? AND id = ? AND run = ? AND state = 'incomplete'", editor.book, id, run)
            guard isOwn else { throw StoreError.conflict(.identifierTaken) }
            try body(editor)
        }
    }
}

extension BankEntry {
    /// The most minor units of a record.
    private static let largest: UInt64 = 4_000_000_000_000_000_000
    /// The years that forms and copies of books accept.
    private static let years = 1900...2199

    /// The days after today that a file of movements can have: a plan of some years. Two digits of a year in another calendar, such as the Thai one, are
    /// decades away.
    private static let daysAhead = 10 * 366

    /// Returns the reason why an account of a currency cannot have the entry; nil if it can.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    fileprivate func obstacle(in currency: Currency, at now: Int64) -> BankRowProblem.Reason? {
        if amount.currency != currency { return .otherCurrency(amount.currency.code) }
        if amount.isZero { return .noAmount }
        if !Self.years.contains(date.year) || Int64(date.daysSince1970) > now / 86_400 + Int64(Self.daysAhead) { return .badDate("\(date)") }
        return amount.minorUnits.magnitude > Self.largest ? .amountTooLarge("\(amount.minorUnits)") : nil
    }
}

extension OpenRow {
    init(_ row: ImportedRow, _ entry: BankEntry, _ fingerprint: EntryFingerprint, _ names: NamedAccounts, file: Int) {
        self.init(
            number: row.number, account: row.account, fingerprint: fingerprint, day: entry.date.daysSince1970, amount: entry.amount,
            isPending: entry.isPending, other: names.other(of: entry, in: row.account), named: names.named(by: entry, in: row.account),
            role: entry.role, file: file)
    }
}

extension ImportedRow {
    /// The row with the entry that it is known to be; a new one for nil.
    func found(_ known: KnownEntries.Known?) -> ImportedRow {
        guard let known else { return self }
        var match: Match?
        switch known {
        case .record(let record): match = .record(record)
        case .row(let number): match = number.map(Match.row)
        }
        return ImportedRow(number: number, account: account, content: content, state: .present, match: match, filing: filing)
    }
}
