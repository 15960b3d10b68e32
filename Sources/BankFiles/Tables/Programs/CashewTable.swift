import Bookkeeping

/// The export of Cashew. A transfer is two balance corrections at one time; their notes have both accounts with an arrow between them; any other
/// correction is of a balance.
struct CashewTable: ProgramTable {
    let cells: ProgramCells
    private var waiting: [[String]: TableEntry] = [:]

    init(_ cells: ProgramCells) { self.cells = cells }

    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        guard cells.text(row, "category name").folded == "balance correction" else { return try pass(.entry(entry)) }
        var found = entry
        found.entry.category = ""
        let account = cells.text(row, "account")
        guard let (line, other) = Self.other(of: account, in: cells.text(row, "note")) else {
            guard !found.entry.amount.isZero else { return }
            found.entry.role = .balance
            return try pass(.entry(found))
        }
        let key = [line, cells.text(row, "date")]
        found.makeTransfer(with: other, isOut: found.entry.amount.isNegative)
        guard let first = waiting[key], first.account != found.account, first.entry.amount.isNegative != found.entry.amount.isNegative else {
            if let first = waiting.updateValue(found, forKey: key) { try pass(.entry(first)) }
            return
        }
        waiting[key] = nil
        var source = found.entry.amount.isNegative ? found : first
        let destination = found.entry.amount.isNegative ? first : found
        source.makeTransfer(with: destination.account.called, isOut: true, other: destination.entry.amount)
        try pass(.entry(source))
    }

    mutating func finish(_ pass: Pass) throws {
        for entry in waiting.values.sorted(by: { $0.entry.line < $1.entry.line }) { try pass(.entry(entry)) }
        waiting = [:]
    }

    /// Returns the line of a note with an arrow and the account at its other end; nil if there is none with the account itself.
    private static func other(of account: String, in note: String) -> (line: String, other: String)? {
        for line in note.split(whereSeparator: \.isNewline).map({ String($0).trimmed }) {
            for arrow in [" → ", " ← "] {
                if let name = line.text(behind: account + arrow), line.hasPrefix(account + arrow), !name.isEmpty { return (line, name) }
                if line.hasSuffix(arrow + account) { return (line, String(line.dropLast(arrow.count + account.count))) }
            }
        }
        return nil
    }
}
