import Bookkeeping

/// The export of Zaim: payments, incomes, transfers with both accounts, and corrections of a balance.
struct ZaimTable: ProgramTable {
    let cells: ProgramCells

    init(_ cells: ProgramCells) { self.cells = cells }

    func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let (source, destination) = (cells.text(row, "支払元"), cells.text(row, "入金先")), currency = found.entry.amount.currency
        found.entry.transferAccount = ""
        switch cells.text(row, "方法").folded {
        case "transfer", "振替":
            found.account = BankAccount(called: source, currency: currency)
            found.makeTransfer(with: destination, isOut: true)
        case "balance", "残高", "残高調整":
            guard let amount = cells.amount(row, "残高調整", currency), !amount.isZero else { return }
            found.account = BankAccount(called: source.isEmpty ? destination : source, currency: currency)
            (found.entry.amount, found.entry.role, found.entry.category, found.entry.payee) = (amount, .balance, "", "")
        default: if cells.text(row, "集計の設定").contains("含めない") { found.entry.role = .uncounted }
        }
        try pass(.entry(found))
    }
}

/// The export of Money Forward ME. A row that it does not count is mostly one side of a transfer; the other side is another row, or not in the
/// program.
struct MoneyForwardTable: ProgramTable {
    let cells: ProgramCells

    init(_ cells: ProgramCells) { self.cells = cells }

    func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        if cells.text(row, "計算対象") == "0" || cells.text(row, "振替") == "1" { found.entry.role = .uncounted }
        let levels = [cells.text(row, "大項目"), cells.text(row, "中項目")].filter { !$0.isEmpty && $0 != "未分類" }
        found.entry.category = levels.joined(separator: ":")
        try pass(.entry(found))
    }
}
