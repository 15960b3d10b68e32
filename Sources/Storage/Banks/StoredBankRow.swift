import Bookkeeping

/// A row of an import as it is stored.
struct StoredBankRow {
    var row: ImportedRow
    /// The number of its file in the import, from 0.
    let file: Int
    /// nil for a row that cannot be read.
    let fingerprint: EntryFingerprint?

    static let columns = """
        number, file, account, state, decision, match_record, match_row, match_account, fingerprint, line, bank_id, date, value_date, time, amount,
        currency, original, original_currency, payee, purpose, reference, other_account, other_category, hashtags, transfer_account, is_pending,
        problem, problem_value, category, title, vendor, filed_hashtags, reason, details
        """
    private static let insertion = """
        INSERT INTO bank_row (book, import, \(columns)) VALUES (\(Array(repeating: "?", count: 36).joined(separator: ", ")))
        """

    static func insert(_ rows: [StoredBankRow], of id: BankImport.ID, in book: Book.ID, _ connection: Connection) throws {
        try connection.run(insertion, each: rows) { row, parameters in
            parameters.bind(book)
            parameters.bind(id)
            row.bind(&parameters)
        }
    }

    private func bind(_ parameters: inout Parameters) {
        parameters.bind(row.number)
        parameters.bind(file)
        parameters.bind(row.account)
        parameters.bind(row.state.rawValue)
        parameters.bind(row.decision.rawValue)
        parameters.bind(row.match?.record)
        parameters.bind(row.match?.row)
        parameters.bind(row.match?.account)
        parameters.bind(fingerprint)
        bindContent(&parameters)
        parameters.bind(row.filing.category)
        parameters.bind(row.filing.title)
        parameters.bind(row.filing.vendor)
        parameters.bind(row.filing.hashtags.joined(separator: "\n"))
        parameters.bind(row.filing.reason?.stored)
        parameters.bind(row.entry.flatMap(BankEntryDetails.init)?.json)
    }

    private func bindContent(_ parameters: inout Parameters) {
        let entry = row.entry
        var problem: BankRowProblem?
        if case .problem(let found) = row.content { problem = found }
        parameters.bind(entry?.line ?? problem?.line ?? 0)
        parameters.bind(entry?.bankID ?? "")
        parameters.bind(entry?.date)
        parameters.bind(entry?.valueDate)
        parameters.bind(entry?.time)
        parameters.bind(entry?.amount.minorUnits)
        parameters.bind(entry?.amount.currency)
        parameters.bind(entry?.original?.minorUnits)
        parameters.bind(entry?.original?.currency)
        parameters.bind(entry?.payee ?? problem?.text ?? "")
        for text in [
            entry?.purpose, entry?.reference, entry?.otherAccount, entry?.category, entry?.hashtags.joined(separator: "\n"), entry?.transferAccount,
        ] {
            parameters.bind(text ?? "")
        }
        parameters.bind(entry?.isPending ?? false)
        parameters.bind(problem?.reason.stored.word)
        parameters.bind(problem?.reason.stored.value)
    }

    /// Reads ``columns``. Throws `StoreError.damaged` for impossible values.
    init(_ cells: Cells) throws {
        file = cells.int(1)
        fingerprint = try cells.optional(8) { try cells.fingerprint($0) }
        let match: ImportedRow.Match?
        if let record: Transaction.ID = try cells.optionalID(5) {
            match = .record(record)
        } else if let account: Account.ID = try cells.optionalID(7) {
            match = .account(account)
        } else {
            match = cells.optional(6) { .row(cells.int($0)) }
        }
        let filing = Filing(
            category: try cells.optionalID(28), title: cells.text(29), vendor: cells.text(30), hashtags: cells.lines(31),
            reason: cells.optional(32) { Filing.Reason(stored: cells.text($0)) } ?? nil)
        row = ImportedRow(
            number: cells.int(0), account: try cells.id(2), content: try Self.content(cells), state: try cells.word(3), match: match,
            decision: try cells.word(4), filing: filing)
    }

    private static func content(_ cells: Cells) throws -> ImportedRow.Content {
        if !cells.isNull(26) {
            guard let reason = BankRowProblem.Reason(stored: cells.text(26), value: cells.text(27)) else {
                throw StoreError.damaged("a problem of a row is unknown")
            }
            return .problem(BankRowProblem(line: cells.int(9), reason, text: cells.text(18)))
        }
        var entry = BankEntry(line: cells.int(9), date: try cells.date(11), amount: Money(minorUnits: cells.int64(14), try cells.currency(15)))
        entry.bankID = cells.text(10)
        entry.valueDate = try cells.optional(12) { try cells.date($0) }
        entry.time = try cells.optional(13) { try cells.time($0) }
        entry.original = try cells.optional(16) { Money(minorUnits: cells.int64($0), try cells.currency(17)) }
        (entry.payee, entry.purpose, entry.reference) = (cells.text(18), cells.text(19), cells.text(20))
        (entry.otherAccount, entry.category, entry.hashtags) = (cells.text(21), cells.text(22), cells.lines(23))
        (entry.transferAccount, entry.isPending) = (cells.text(24), cells.bool(25))
        try cells.optional(33) { try BankEntryDetails(json: cells.text($0)) }?.fill(&entry)
        return .entry(entry)
    }

    init(_ row: ImportedRow, file: Int, fingerprint: EntryFingerprint?) { (self.row, self.file, self.fingerprint) = (row, file, fingerprint) }
}

extension Cells {
    fileprivate func lines(_ column: Int32) -> [String] { text(column).split(separator: "\n").map(String.init) }
}
