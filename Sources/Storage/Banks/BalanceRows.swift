import Bookkeeping

/// The rows of an import that are balances which another program has set. They become part of the opening balance of an account that has no record and no
/// opening balance yet; for another account they are left out unless the person adds them.
struct BalanceRows {
    private struct Sum {
        /// nil beyond the range of amounts.
        var amount: Money?
        var rows: [Int]
        let opening: Money
    }

    private var sums: [Account.ID: Sum] = [:]
    private var isEmpty: [Account.ID: Bool] = [:]

    /// Returns a row with the decision about it.
    mutating func decide(_ row: ImportedRow, _ entry: BankEntry, in ledger: Ledger) throws -> ImportedRow {
        var row = row
        if sums[row.account] == nil, let balance = try ledger.balance(row.account) {
            sums[row.account] = Sum(amount: .zero(entry.amount.currency), rows: [], opening: balance.account.openingBalance)
            isEmpty[row.account] = balance.recordCount == 0 && balance.account.openingBalance.isZero
        }
        let sum = sums[row.account]?.amount
        sums[row.account]?.amount = try? sum?.adding(entry.amount)
        sums[row.account]?.rows.append(row.number)
        row.decision = isEmpty[row.account] == true ? .add : .leave
        return row
    }

    /// The rows of accounts that already begin with exactly these balances.
    var present: [Int] {
        sums.filter { !$0.value.opening.isZero && $0.value.amount == $0.value.opening }.flatMap(\.value.rows).sorted()
    }
}

extension BankImports {
    fileprivate static let balances =
        "bank_row WHERE book = ? AND import = ? AND state <> 'wrong' AND decision = 'add' AND details LIKE '%\"role\":\"balance\"%'"

    /// Returns the balances that are part of opening balances, in the currencies of their accounts.
    func balanceRows(of id: BankImport.ID) throws -> [(account: Account.ID, amount: Money)] {
        try connection.rows("SELECT account, amount, currency FROM \(Self.balances) ORDER BY number", book, id) {
            (account: try $0.id(0, Account.self), amount: Money(minorUnits: $0.int64(1), try $0.currency(2)))
        }.filter { row in try ledger.account(row.account)?.currency == row.amount.currency }
    }
}

extension BankImportEditor {
    /// Adds the balances of a preview to the opening balances of their accounts.
    func addBalances(of id: BankImport.ID) throws { try change(id) { try $0.adding($1) } }

    /// Takes the balances of an import off the opening balances of their accounts, once.
    func takeBackBalances(of id: BankImport.ID) throws {
        try change(id) { try $0.subtracting($1) }
        try connection.run("UPDATE \(BankImports.balances.replacing(" WHERE", with: " SET decision = 'leave' WHERE"))", book, id)
    }

    /// Throws `.conflict(.overflow)` beyond the range of amounts.
    private func change(_ id: BankImport.ID, _ change: (Money, Money) throws -> Money) throws {
        for row in try imports.balanceRows(of: id) {
            guard let account = try editor.ledger.account(row.account) else { continue }
            guard let opening = try? change(account.openingBalance, row.amount),
                opening.minorUnits.magnitude <= 4_000_000_000_000_000_000
            else { throw StoreError.conflict(.overflow) }
            try connection.run("UPDATE account SET opening_balance = ? WHERE book = ? AND id = ?", opening.minorUnits, book, row.account)
        }
    }
}
