import Bookkeeping

/// The export of ezBookkeeping. Its transfers have the accounts and amounts of both sides.
struct EzBookkeepingTable: ProgramTable {
    let cells: ProgramCells

    init(_ cells: ProgramCells) { self.cells = cells }

    func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let type = cells.text(row, "type"), other = cells.text(row, "account2")
        found.entry.transferAccount = ""
        switch type.folded {
        case "balance modification":
            (found.entry.role, found.entry.category) = (.balance, "")
        case "transfer", "transfer out", "transfer-out": transfer(&found, row, other, isOut: true)
        case "transfer in", "transfer-in": transfer(&found, row, other, isOut: false)
        case "expense": found.entry.amount = (try? found.entry.amount.negated()) ?? found.entry.amount
        case "income": break
        default: return try pass(.problem(BankRowProblem(line: row.line, .unknownDirection(type.cut(to: 80)), text: found.entry.purpose.cut(to: 80))))
        }
        if found.entry.role != .transfer { found.entry.original = nil }
        try pass(.entry(found))
    }

    private func transfer(_ found: inout TableEntry, _ row: TableRow, _ other: String, isOut: Bool) {
        let currency = cells.currency(cells.text(row, "account2 currency")) ?? found.entry.amount.currency
        found.makeTransfer(with: other, isOut: isOut, other: cells.amount(row, "account2 amount", currency))
        if other.isEmpty { found.entry.role = .uncounted }
    }
}
