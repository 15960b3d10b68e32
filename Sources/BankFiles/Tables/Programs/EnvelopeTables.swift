import Bookkeeping

/// The register of YNAB. A transfer is a row in each account, with the other account as payee; the rows of a split transaction count themselves.
struct YNABTable: ProgramTable {
    let cells: ProgramCells
    private var group = CountedSplit()

    init(_ cells: ProgramCells) { self.cells = cells }

    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let payee = cells.text(row, "payee")
        if let name = payee.text(behind: "Transfer : "), payee.hasPrefix("Transfer : ") {
            found.makeTransfer(with: name, isOut: found.entry.amount.isNegative)
            found.entry.payee = ""
        } else if payee == "Starting Balance" {
            (found.entry.role, found.entry.category) = (.balance, "")
        }
        try group.take(found, CountedSplit.count(of: found.entry.purpose, "Split (", "/", ")"), pass)
    }

    mutating func finish(_ pass: Pass) throws { try group.finish(pass) }
}

/// The export of Actual. A transfer is a row in each account with the other as its payee; a split transaction has a row of its own before its parts.
struct ActualTable: ProgramTable {
    let cells: ProgramCells
    private let accounts: Set<String>
    private var group = CountedSplit()

    init(_ cells: ProgramCells, accounts: Set<String>) { (self.cells, self.accounts) = (cells, accounts) }

    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        let notes = cells.text(row, "notes"), payee = cells.text(row, "payee")
        if accounts.contains(payee.folded), payee.folded != found.account.label {
            found.makeTransfer(with: payee, isOut: found.entry.amount.isNegative)
        } else if payee.folded == "starting balance", cells.text(row, "category").folded.hasSuffix("starting balances") {
            (found.entry.role, found.entry.category) = (.balance, "")
        }
        if notes.hasPrefix("(SPLIT INTO "), let end = notes.firstIndex(of: ")") {
            // The row of the whole has the amount in another column, and no category.
            try finish(pass)
            found.entry.purpose = String(notes[notes.index(after: end)...]).trimmed
            found.entry.amount = cells.amount(row, "split amount", found.entry.amount.currency) ?? found.entry.amount
            group.whole = found
            return
        }
        try group.take(found, CountedSplit.count(of: notes, "(SPLIT ", " OF ", ")"), pass)
    }

    mutating func finish(_ pass: Pass) throws { try group.finish(pass) }
}

/// The rows of a split transaction, which follow each other and count themselves.
struct CountedSplit {
    /// The texts of the whole, from a row of its own; nil if there is none.
    var whole: TableEntry?
    private var parts: [TableEntry] = []
    private var count = 0

    /// Reads a count at the beginning of a text: `Split (2/3) Milk` is the second of three.
    static func count(of text: String, _ beginning: String, _ between: String, _ end: String) -> (place: Int, count: Int, rest: String)? {
        guard text.hasPrefix(beginning), let rest = text.text(behind: beginning), let close = rest.range(of: end) else { return nil }
        let numbers = rest[..<close.lowerBound].components(separatedBy: between).compactMap { Int($0) }
        guard numbers.count == 2, let place = numbers.first, let count = numbers.last, 1...count ~= place, count <= 1_000 else { return nil }
        return (place, count, String(rest[close.upperBound...]).trimmed)
    }

    /// Takes an entry with its count; one without a count is no part.
    mutating func take(_ entry: TableEntry, _ counted: (place: Int, count: Int, rest: String)?, _ pass: ProgramTable.Pass) throws {
        guard let counted else {
            try finish(pass)
            if entry.entry.role == .balance, entry.entry.amount.isZero { return }
            return try pass(.entry(entry))
        }
        var part = entry
        part.entry.purpose = counted.rest
        try add(part, counted.place, of: counted.count, pass)
    }

    private mutating func add(_ entry: TableEntry, _ place: Int, of count: Int, _ pass: ProgramTable.Pass) throws {
        let first = parts.first ?? whole
        if place != parts.count + 1 || (!parts.isEmpty && count != self.count)
            || first.map({ $0.account != entry.account || $0.entry.date != entry.entry.date }) == true
        {
            try finish(pass)
        }
        parts.append(entry)
        self.count = count
        if place == count { try finish(pass) }
    }

    /// Passes on the parts as they have come: divided if they are all there.
    mutating func finish(_ pass: ProgramTable.Pass) throws {
        let (parts, isWhole, texts) = (parts, parts.count == count, whole)
        (self.parts, count, whole) = ([], 0, nil)
        let sum = parts.dropFirst().reduce(parts.first?.entry.amount) { try? $0?.adding($1.entry.amount) }
        guard isWhole, parts.count > 1, let sum, var found = texts ?? parts.first, texts == nil || texts?.entry.amount == sum else {
            for entry in texts.map({ [$0] }) ?? parts where !entry.entry.amount.isZero { try pass(.entry(entry)) }
            return
        }
        if texts == nil { (found.entry.payee, found.entry.purpose) = (parts.lazy.map(\.entry.payee).first { !$0.isEmpty } ?? "", "") }
        (found.entry.amount, found.entry.role, found.entry.transferAccount, found.entry.category) = (sum, .movement, "", "")
        let legs = parts.map { part in
            SplitLeg(
                amount: part.entry.amount, category: part.entry.category, note: part.entry.purpose,
                account: part.entry.role == .transfer ? part.entry.transferAccount : "")
        }
        try SplitLeg.entries(of: found, legs).forEach { try pass(.entry($0)) }
    }
}
