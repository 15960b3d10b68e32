import Bookkeeping

/// The comparison of an account with a statement, to be saved.
public struct ReconciliationDraft: Sendable, Equatable {
    /// The record that is added for a difference, if there is one.
    public struct Adjustment: Sendable, Equatable {
        public let id: Transaction.ID
        /// The category for an expense, or for income: the difference decides which is needed.
        public let expense, income: Category.ID?
        public let title: String
        public let time: TimeOfDay

        public init(id: Transaction.ID, expense: Category.ID?, income: Category.ID?, title: String, time: TimeOfDay) {
            (self.id, self.expense, self.income, self.title, self.time) = (id, expense, income, title, time)
        }
    }

    public let account: Account.ID
    public let date: CalendarDate
    /// The balance that the statement says, in the account's currency.
    public let balance: Money
    /// The records that the statement has.
    public let records: Set<Transaction.ID>
    /// The oldest record that was shown, if all records before it count as being on this or an earlier statement; nil to tick none of the earlier
    /// records.
    public let allBefore: Transaction.ID?
    public let adjustment: Adjustment?

    public init(
        account: Account.ID, date: CalendarDate, balance: Money, records: Set<Transaction.ID>, allBefore: Transaction.ID? = nil,
        adjustment: Adjustment? = nil
    ) {
        (self.account, self.date, self.balance, self.records) = (account, date, balance, records)
        (self.allBefore, self.adjustment) = (allBefore, adjustment)
    }
}

extension LedgerEditor {
    /// The comparisons of the book's accounts with statements, to change them.
    public var reconciliations: ReconciliationEditor { ReconciliationEditor(editor: self) }
}

/// Changes of the comparisons of a book's accounts with statements.
public struct ReconciliationEditor {
    let editor: LedgerEditor

    private var ledger: Ledger { editor.ledger }
    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Saves the comparison of an account with a statement, and ticks the records that the statement has.
    ///
    /// Ignores records that are not open, such as records ticked in another tab. Throws `.notFound`, `.conflict(.currencyMismatch)`,
    /// `.conflict(.wrongKind)` for an adjusting record without a category of its kind, `.conflict(.overflow)`, and all that adding a record throws.
    public func add(_ id: Reconciliation.ID, _ draft: ReconciliationDraft, at now: Int64) throws -> Saved {
        guard try editor.saved(id, in: "reconciliation") == .added else { return .alreadySaved }
        _ = try editor.editable(draft.account)
        let made = try connection.count("SELECT count(*) FROM reconciliation WHERE book = ? AND account = ?", book, draft.account)
        guard made < Reconciliation.limit else { throw StoreError.conflict(.invalid) }
        guard let balance = try ledger.balance(draft.account) else { throw StoreError.notFound }
        let account = balance.account
        guard draft.balance.currency == account.currency else { throw StoreError.conflict(.currencyMismatch) }
        let rows = try ledger.reconciliations.openRows(in: account, upTo: draft.date)
        let end = draft.allBefore.flatMap { oldest in rows.filter { $0.record == oldest }.map(\.number).min() } ?? .min
        let isTicked = { (row: Reconciliations.OpenRow) in draft.records.contains(row.record) || row.number < end }
        var open = Money.zero(account.currency), booked = try ledger.accountFigures.balance(of: balance, on: draft.date)
        for row in rows where !isTicked(row) { try open.add(row.change) }
        let difference = try translatingMoney { () throws(MoneyError) in
            try Reconciliation.difference(draft.balance, booked: booked, open: open)
        }
        let isAdjusted = draft.adjustment != nil && !difference.isZero
        if isAdjusted { try booked.add(difference.minorUnits) }
        try connection.run(
            """
            INSERT INTO reconciliation (book, id, account, date, balance, booked, open, adjusted, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, book, id, account.id, draft.date, draft.balance.minorUnits, booked.minorUnits, open.minorUnits,
            isAdjusted ? difference.minorUnits : nil, now)
        var ticked = rows.filter(isTicked).map(\.id)
        if isAdjusted, let adjustment = draft.adjustment {
            _ = try editor.add(adjustment.id, try record(adjustment, of: difference, in: draft), at: now)
            ticked.append(adjustment.id)
        }
        try connection.run(
            "INSERT INTO reconciled_record (book, account, record, reconciliation) VALUES (?, ?, ?, ?)", each: ticked
        ) { record, parameters in
            parameters.bind(book)
            parameters.bind(account.id)
            parameters.bind(record)
            parameters.bind(id)
        }
        return .added
    }

    /// Takes a reconciliation back: its records are open again. A record that was added for the difference stays. Returns false if there is none.
    /// Throws `.notFound` for an account that does not exist.
    public func remove(_ id: Reconciliation.ID, of account: Account.ID) throws -> Bool {
        _ = try editor.editable(account)
        return try connection.run("DELETE FROM reconciliation WHERE book = ? AND id = ? AND account = ?", book, id, account) > 0
    }

    private func record(
        _ adjustment: ReconciliationDraft.Adjustment, of difference: Money, in draft: ReconciliationDraft
    ) throws -> Transaction.Draft {
        let amount = try translatingMoney { () throws(MoneyError) in difference.isNegative ? try difference.negated() : difference }
        guard let category = difference.isNegative ? adjustment.expense : adjustment.income else { throw StoreError.conflict(.wrongKind) }
        let movement: Transaction.Movement =
            difference.isNegative
            ? .expense(account: draft.account, category: category, amount: amount)
            : .income(account: draft.account, category: category, amount: amount)
        return Transaction.Draft(movement: movement, date: draft.date, time: adjustment.time, title: adjustment.title)
    }
}
