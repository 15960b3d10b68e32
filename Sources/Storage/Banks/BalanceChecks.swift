import Bookkeeping

extension BankImports {
    /// The days before and after a balance that are searched for the likely reason of a difference.
    private static let explanationDays = 40

    /// Returns the closing balances that the files name, the last one of each account, beside the balances of the book at the end of the same days, as the book
    /// is now. 30 days after the import there are none.
    public func balanceChecks(of id: BankImport.ID) throws -> [BalanceCheck] {
        let closings = try connection.rows(
            "SELECT account, date, amount, currency FROM bank_balance WHERE book = ? AND import = ? ORDER BY account", book, id
        ) {
            (account: try $0.id(0, Account.self), date: try $0.date(1), amount: Money(minorUnits: $0.int64(2), try $0.currency(3)))
        }
        return try closings.compactMap { try check($0.account, $0.date, $0.amount) }
    }

    /// Returns the bank's balance beside the book's balance at the end of the same day; nil for an account that was deleted, or has another currency.
    public func check(_ account: Account.ID, _ date: CalendarDate, _ amount: Money) throws -> BalanceCheck? {
        guard let balance = try balance(of: account, on: date), balance.currency == amount.currency else { return nil }
        var check = BalanceCheck(account: account, date: date, bank: amount, penny: balance)
        if let difference = check.difference, !difference.isZero { check.explanation = try explanation(of: difference, in: account, on: date) }
        return check
    }

    /// Returns the balance of an account at the end of a day; nil if it has been deleted.
    private func balance(of account: Account.ID, on date: CalendarDate) throws -> Money? {
        try ledger.balance(account).map { try ledger.accountFigures.balance(of: $0, on: date) }
    }

    /// Returns a record up to the day that the bank does not have, or one after it that the bank has already.
    private func explanation(of difference: Money, in account: Account.ID, on date: CalendarDate) throws -> Transaction.ID? {
        guard let magnitude = Int64(exactly: difference.minorUnits.magnitude) else { return nil }
        let first = CalendarDate(daysSince1970: date.daysSince1970 - Self.explanationDays)
        let next = CalendarDate(daysSince1970: date.daysSince1970 + 1), last = CalendarDate(daysSince1970: date.daysSince1970 + Self.explanationDays)
        let money = Money(minorUnits: magnitude, difference.currency)
        return try record(of: money, isIncome: !difference.isNegative, in: account, on: first...date)
            ?? (next <= last ? record(of: money, isIncome: difference.isNegative, in: account, on: next...last) : nil)
    }

    private func record(of money: Money, isIncome: Bool, in account: Account.ID, on days: ClosedRange<CalendarDate>) throws -> Transaction.ID? {
        let numbers = RecordNumber.range(days)
        let condition =
            isIncome
            ? "((r.kind = 'income' AND r.account = ?2) OR (r.kind = 'transfer' AND r.to_account = ?2))"
            : "r.kind IN ('expense', 'transfer') AND r.account = ?2"
        return try connection.first(
            """
            SELECT ifnull(r.receipt, r.id) FROM record r INDEXED BY record_by_amount
            WHERE r.book = ?1 AND r.amount = ?3 AND r.currency = ?4 AND r.number BETWEEN ?5 AND ?6 AND r.deletion IS NULL AND \(condition)
            ORDER BY r.number DESC LIMIT 1
            """, book, account, money.minorUnits, money.currency, numbers.lowerBound, numbers.upperBound
        ) { try $0.id(0) }
    }
}
