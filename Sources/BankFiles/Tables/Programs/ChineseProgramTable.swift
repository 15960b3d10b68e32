import Bookkeeping

/// The exports of 随手记 and 钱迹: a transfer has the accounts of both sides, or is two rows with one number.
struct ChineseProgramTable: ProgramTable {
    let cells: ProgramCells
    /// The sides of transfers without their other row so far, by their number.
    private var waiting: [String: TableEntry] = [:]

    private static let transfers: Set<String> = ["转账", "还款", "信用卡还款", "借入", "借出", "还债", "收债", "代付", "报销款"]

    init(_ cells: ProgramCells) { self.cells = cells }

    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let type = cells.text(row, "交易类型", "类型").folded, other = cells.text(row, "账户2")
        found.entry.transferAccount = ""
        switch type {
        case "转出", "转入": return try join(found, isOut: type == "转出", number: cells.text(row, "关联id"), pass)
        case "余额变更", "负债变更":
            if type == "负债变更" { found.entry.amount = (try? found.entry.amount.negated()) ?? found.entry.amount }
            guard !found.entry.amount.isZero else { return }
            (found.entry.role, found.entry.category) = (.balance, "")
        case _ where Self.transfers.contains(type):
            if other.isEmpty {
                (found.entry.role, found.entry.amount) = (.uncounted, found.entry.amount.directed(isOut: true))
            } else {
                found.makeTransfer(with: other, isOut: true)
            }
        case "支出", "报销": found.entry.amount = (try? found.entry.amount.magnitude.negated()) ?? found.entry.amount
        case "收入", "退款": found.entry.amount = found.entry.amount.magnitude
        default: return try pass(.problem(BankRowProblem(line: row.line, .unknownDirection(type.cut(to: 80)), text: found.entry.purpose.cut(to: 80))))
        }
        if cells.text(row, "账单标记").contains("不计收支"), found.entry.role == .movement { found.entry.role = .uncounted }
        try pass(.entry(found))
        if found.entry.role == .transfer, let fee = cells.amount(row, "手续费", found.entry.amount.currency), !fee.isZero {
            var cost = found
            (cost.entry.role, cost.entry.transferAccount, cost.entry.category) = (.movement, "", "手续费")
            (cost.entry.amount, cost.entry.original) = (fee.directed(isOut: true), nil)
            try pass(.entry(cost))
        }
    }

    /// Joins the two rows of a transfer, which have one number.
    private mutating func join(_ found: TableEntry, isOut: Bool, number: String, _ pass: Pass) throws {
        var found = found
        found.entry.amount = found.entry.amount.directed(isOut: isOut)
        (found.entry.role, found.entry.category) = (.uncounted, "")
        guard !number.isEmpty else { return try pass(.entry(found)) }
        guard let first = waiting.removeValue(forKey: number) else { return waiting[number] = found }
        guard first.entry.amount.isNegative != isOut else {
            try pass(.entry(first))
            return try pass(.entry(found))
        }
        var source = isOut ? found : first
        let destination = isOut ? first : found
        source.makeTransfer(with: destination.account.called, isOut: true, other: destination.entry.amount)
        try pass(.entry(source))
    }

    mutating func finish(_ pass: Pass) throws {
        for entry in waiting.values.sorted(by: { $0.entry.line < $1.entry.line }) { try pass(.entry(entry)) }
        waiting = [:]
    }
}

extension Money {
    /// The amount without its sign.
    var magnitude: Money { directed(isOut: false) }
}
