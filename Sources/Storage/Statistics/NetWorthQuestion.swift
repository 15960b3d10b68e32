import Bookkeeping

extension Ledger {
    /// Returns the net worth of all accounts, or of one, at the end of each day, in the main currency at the rates of that day.
    ///
    /// - Parameter dates: in any order; at most a few hundred.
    public func netWorth(at dates: [CalendarDate], account: Account.ID? = nil) throws -> [NetWorth] {
        let main = try mainCurrency(), balances = try balances().filter { account == nil || $0.account.id == account }
        guard !dates.isEmpty else { return [] }
        var rates = try BookRates(self, Set(balances.map(\.account.currency)), on: .each(dates))
        var sums = dates.map { _ in (amount: Money.zero(main), unconverted: MoneySums()) }
        for balance in balances {
            for (index, (date, money)) in zip(dates, try accountFigures.balances(of: balance, on: dates)).enumerated() {
                if let amount = try rates.figure(of: money, on: date) {
                    try sums[index].amount.add(amount.minorUnits)
                } else {
                    try sums[index].unconverted.add(money.minorUnits, money.currency)
                }
            }
        }
        return zip(dates, sums).map { NetWorth(date: $0, amount: $1.amount, unconverted: $1.unconverted.list) }
    }

    /// Returns the first and the last day with a record; nil without any.
    func recordedDays() throws -> ClosedRange<CalendarDate>? {
        guard let first = try firstDay(),
            let last = try connection.first("SELECT date FROM day_total WHERE book = ? ORDER BY date DESC LIMIT 1", book, map: { try $0.date(0) })
        else { return nil }
        return first...max(first, last)
    }

    /// Returns the first and the last day with a record of an account; nil without any.
    func recordedDays(account: Account.ID) throws -> ClosedRange<CalendarDate>? {
        let last = try connection.first(
            "SELECT date FROM account_day_total WHERE book = ? AND account = ? ORDER BY date DESC LIMIT 1", book, account
        ) { try $0.date(0) }
        guard let first = try firstDay(account: account), let last else { return nil }
        return first...max(first, last)
    }

    /// Returns the accounts, also people's accounts, with their balances at the end of a day.
    func balances(at date: CalendarDate) throws -> [Account.Balance] {
        try (balances() + shared.accountBalances()).map { balance in
            Account.Balance(account: balance.account, balance: try accountFigures.balance(of: balance, on: date), recordCount: balance.recordCount)
        }
    }

    /// Returns the first day with a record, in all accounts or in one; nil without any.
    public func firstDay(account: Account.ID? = nil) throws -> CalendarDate? {
        guard let account else {
            return try connection.first("SELECT date FROM day_total WHERE book = ? ORDER BY date LIMIT 1", book) {
                try $0.date(0)
            }
        }
        return try connection.first(
            "SELECT date FROM account_day_total WHERE book = ? AND account = ? ORDER BY date LIMIT 1", book, account
        ) { try $0.date(0) }
    }
}
