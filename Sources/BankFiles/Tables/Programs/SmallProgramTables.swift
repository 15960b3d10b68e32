import Bookkeeping

/// The export of Monefy. A transfer is a row in each account with a category such as `To 'Savings'`.
struct MonefyTable: ProgramTable {
    let cells: ProgramCells

    init(_ cells: ProgramCells) { self.cells = cells }

    func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let category = cells.text(row, "category")
        if category.hasSuffix("'"), let start = ["To '", "From '"].first(where: category.hasPrefix) {
            found.makeTransfer(with: String(category.dropFirst(start.count).dropLast()), isOut: found.entry.amount.isNegative)
        } else if category.hasPrefix("Initial balance '") {
            guard !found.entry.amount.isZero else { return }
            (found.entry.role, found.entry.category) = (.balance, "")
        }
        try pass(.entry(found))
    }
}

/// The export of Money Manager. The category of a transfer is the other account.
struct MoneyManagerTable: ProgramTable {
    let cells: ProgramCells

    init(_ cells: ProgramCells) { self.cells = cells }

    func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let type = cells.text(row, "income expense").folded
        if type.hasPrefix("transfer") {
            found.makeTransfer(with: cells.text(row, "category"), isOut: !type.hasSuffix("in"))
        }
        try pass(.entry(found))
    }
}
