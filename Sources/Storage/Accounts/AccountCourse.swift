import Bookkeeping

extension Ledger {
    /// The balances of the book's accounts over time.
    public var accountFigures: AccountFigures { AccountFigures(ledger: self) }
}

/// The balances of a book's accounts over time.
public struct AccountFigures {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private var book: Book.ID { ledger.book }

    /// Returns a page of an account's records, the newest first, with the balances after them.
    ///
    /// The first balance is the balance at the end of its day, from the totals of months and days, less the later records of that day; the others
    /// follow by subtraction, so that a page costs the same wherever it is.
    ///
    /// - Parameter limit: 1 to 500.
    public func course(of account: Account.Balance, after cursor: String? = nil, limit: Int = 50) throws -> AccountCourse {
        let id = account.account.id, page = try ledger.records(RecordQuery(account: id), after: cursor, limit: limit)
        guard let first = page.records.first else { return AccountCourse(page: page, balances: [], reconciled: []) }
        var balance = try self.balance(of: account, on: first.date)
        try balance.add(0 &- (try change(of: id, after: first)))
        var balances: [Money] = []
        for record in page.records {
            balances.append(balance)
            balance = try translatingMoney { () throws(MoneyError) in
                guard let change = try record.movement.change(of: id) else { return balance }
                return try balance.subtracting(change)
            }
        }
        return AccountCourse(page: page, balances: balances, reconciled: try ledger.reconciledRecords(page.records, in: id))
    }

    /// Returns the balances of an account at the ends of days.
    ///
    /// - Parameter dates: in any order; at most a few hundred.
    public func balances(of account: Account.Balance, on dates: [CalendarDate]) throws -> [Money] {
        guard let first = dates.min(), let last = dates.max() else { return [] }
        let changes = try AccountChanges(ledger, account.account.id, first...last)
        return try dates.map { date in
            let later = Money(minorUnits: try changes.total(after: date), account.account.currency)
            return try translatingMoney { () throws(MoneyError) in try account.total.subtracting(later) }
        }
    }

    /// Returns the balance of an account at the end of a day.
    public func balance(of account: Account.Balance, on date: CalendarDate) throws -> Money {
        let later = try AccountChanges.total(ledger, account.account.id, after: date)
        return try translatingMoney { () throws(MoneyError) in try account.total.subtracting(Money(minorUnits: later, account.account.currency)) }
    }

    /// Returns the sum of accounts in the main currency at the rates of a day; without a rate, each currency by itself.
    public func total(of balances: [Account.Balance], on date: CalendarDate) throws -> NetWorth {
        var rates = try BookRates(ledger, Set(balances.map(\.account.currency)), on: .each([date])), unconverted = MoneySums()
        var sum = Money.zero(rates.mainCurrency)
        for balance in balances.map(\.balance) {
            if let amount = try rates.figure(of: balance, on: date) {
                try sum.add(amount.minorUnits)
            } else {
                try unconverted.add(balance.minorUnits, balance.currency)
            }
        }
        return NetWorth(date: date, amount: sum, unconverted: unconverted.list)
    }

    /// Returns the change of an account by the records of a day that come after a record, in minor units.
    private func change(of account: Account.ID, after record: Record) throws -> Int64 {
        let rows = [record.id] + record.parts.map(\.id), day = RecordNumber.range(record.date...record.date)
        let numbers = try rows.compactMap { id in
            try connection.first("SELECT number FROM record WHERE book = ? AND id = ?", book, id) { $0.int64(0) }
        }
        guard let last = numbers.max() else { throw StoreError.damaged("a record of a list is missing") }
        return try changes(of: account, in: (last + 1)...day.upperBound)
    }

    /// Returns the change of an account by the records with some numbers, in minor units.
    private func changes(of account: Account.ID, in numbers: ClosedRange<Int64>) throws -> Int64 {
        let (first, last) = (numbers.lowerBound, numbers.upperBound)
        let sent = try connection.first(
            """
            SELECT sum(iif(kind = 'income', amount, -amount)) FROM record INDEXED BY record_of_account
            WHERE book = ? AND account = ? AND number BETWEEN ? AND ? AND deletion IS NULL
            """, book, account, first, last
        ) { $0.int64(0) }
        let received = try connection.first(
            """
            SELECT sum(received) FROM record INDEXED BY record_to_account
            WHERE book = ? AND to_account = ? AND number BETWEEN ? AND ? AND deletion IS NULL AND to_account IS NOT NULL
            """, book, account, first, last
        ) { $0.int64(0) }
        // Neither overflows: the schema bounds the amounts of an account's records.
        return (sent ?? 0) &+ (received ?? 0)
    }
}
