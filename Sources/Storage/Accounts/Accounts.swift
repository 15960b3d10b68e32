import Bookkeeping

extension Ledger {
    static let accountColumns = """
        a.id, a.name, a.currency, a.opening_balance, a.is_default, a.person, a.is_private, a.kind, a.credit_limit, a.due_day, a.interest,
        a.monthly_payment, a.archived_at
        """
    static let accountColumnCount: Int32 = 13
    /// The order by hand; before there is one, the default first, then by name. Archived accounts are last.
    static let accountOrder = "a.archived_at IS NOT NULL, a.position, a.is_default DESC, a.name_key"

    /// Returns the accounts in the order of the book, archived ones last; without people's accounts.
    public func accounts() throws -> [Account] {
        try connection.rows(
            "SELECT \(Self.accountColumns) FROM account a WHERE a.book = ? AND a.deletion IS NULL AND a.person IS NULL ORDER BY \(Self.accountOrder)",
            book, map: Self.account)
    }

    /// Returns an account; nil if it does not exist or has been deleted.
    public func account(_ id: Account.ID) throws -> Account? {
        try connection.first(
            "SELECT \(Self.accountColumns) FROM account a WHERE a.id = ? AND a.book = ? AND a.deletion IS NULL", id, book,
            map: Self.account)
    }

    /// Returns the accounts with their balances, in the same order.
    ///
    /// - Parameter day: the last day of the records in the balances; nil for all records.
    public func balances(upTo day: CalendarDate? = nil) throws -> [Account.Balance] {
        try connection.rows(
            "\(Self.accountBalances) WHERE a.book = ? AND a.deletion IS NULL AND a.person IS NULL ORDER BY \(Self.accountOrder)", book
        ) { try balance($0, upTo: day) }
    }

    static let accountBalances = """
        SELECT \(accountColumns), ifnull(t.change, 0), ifnull(t.income_count + t.expense_count + t.transfer_count, 0)
        FROM account a LEFT JOIN account_total t ON t.book = a.book AND t.account = a.id
        """

    /// Returns an account with its balance; nil if it does not exist or has been deleted, and for a person's account.
    ///
    /// - Parameter day: the last day of the records in the balance; nil for all records.
    public func balance(_ id: Account.ID, upTo day: CalendarDate? = nil) throws -> Account.Balance? {
        try connection.first(
            "\(Self.accountBalances) WHERE a.id = ? AND a.book = ? AND a.deletion IS NULL AND a.person IS NULL", id, book
        ) { try balance($0, upTo: day) }
    }

    static func account(_ cells: Cells) throws -> Account {
        let currency = try cells.currency(2)
        return Account(
            id: try cells.id(0), name: cells.text(1), currency: currency,
            openingBalance: Money(minorUnits: cells.int64(3), currency),
            isDefault: cells.bool(4), person: try cells.optionalID(5), isPrivate: cells.bool(6), kind: try cells.word(7),
            terms: Account.Terms(
                creditLimit: cells.optional(8, cells.int64), dueDay: cells.optional(9, cells.int), interest: cells.optional(10, cells.int),
                monthlyPayment: cells.optional(11, cells.int64)), isArchived: !cells.isNull(12))
    }

    func balance(_ cells: Cells, upTo day: CalendarDate?) throws -> Account.Balance {
        let account = try Self.account(cells), count = cells.int(Self.accountColumnCount + 1)
        let change = Money(minorUnits: cells.int64(Self.accountColumnCount), account.currency)
        let later = try day.map { Money(minorUnits: try AccountChanges.total(self, account.id, after: $0), account.currency) }
        return try translatingMoney { () throws(MoneyError) in
            let total = try account.openingBalance.adding(change)
            return try Account.Balance(account: account, total: total, later: later ?? .zero(account.currency), recordCount: count)
        }
    }
}

/// Runs arithmetic on money and throws its errors as conflicts.
func translatingMoney<R>(_ body: () throws(MoneyError) -> R) throws -> R {
    do {
        return try body()
    } catch {
        throw StoreError.conflict(error == .overflow ? .overflow : .currencyMismatch)
    }
}
