import Bookkeeping

/// The export of Firefly III. A row has both sides with their types: what an asset account or a debt has on both sides is a transfer, also a withdrawal that
/// pays back a loan. The rows of a split transaction follow each other under one title.
struct FireflyTable: ProgramTable {
    let cells: ProgramCells
    private var group: (key: [String], entries: [TableEntry])?

    init(_ cells: ProgramCells) { self.cells = cells }

    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        guard let sides = Sides(row, cells, entry.entry.amount) else { return try pass(.entry(entry)) }
        var found = entry
        let title = cells.text(row, "group title")
        sides.fill(&found)
        if !title.isEmpty, found.entry.role == .movement {
            let key = [title, cells.text(row, "group id"), cells.text(row, "date"), sides.type, found.account.label]
            if group?.key == key { group?.entries.append(found) } else { try begin(key, found, pass) }
            return
        }
        try finish(pass)
        try pass(.entry(found))
    }

    private mutating func begin(_ key: [String], _ entry: TableEntry, _ pass: Pass) throws {
        try finish(pass)
        group = (key, [entry])
    }

    mutating func finish(_ pass: Pass) throws {
        guard let group else { return }
        self.group = nil
        guard group.entries.count > 1, var first = group.entries.first else { return try group.entries.forEach { try pass(.entry($0)) } }
        let payees = Set(group.entries.map(\.entry.payee)), title = group.key.first ?? ""
        let legs = group.entries.map { SplitLeg(amount: $0.entry.amount, category: $0.entry.category, note: $0.entry.purpose) }
        (first.entry.payee, first.entry.purpose, first.entry.category) = (payees.count == 1 ? first.entry.payee : "", title, "")
        first.entry.original = nil
        try SplitLeg.entries(of: first, legs).forEach { try pass(.entry($0)) }
    }

    /// Both sides of a row.
    private struct Sides {
        let type, source, destination: String
        let isSourceOwn, isDestinationOwn: Bool
        let foreign: Money?

        private static let ownTypes: Set<String> = ["asset account", "default account", "loan", "debt", "mortgage"]

        /// Returns nil for a row without an account on either side.
        init?(_ row: TableRow, _ cells: ProgramCells, _ amount: Money) {
            type = cells.text(row, "type").folded
            (source, destination) = (cells.text(row, "source name"), cells.text(row, "destination name"))
            let types = (cells.text(row, "source type").folded, cells.text(row, "destination type").folded)
            if types.0.isEmpty || types.1.isEmpty {
                switch type {
                case "transfer": (isSourceOwn, isDestinationOwn) = (true, true)
                case "withdrawal": (isSourceOwn, isDestinationOwn) = (true, false)
                case "deposit": (isSourceOwn, isDestinationOwn) = (false, true)
                default: (isSourceOwn, isDestinationOwn) = (amount.isNegative, !amount.isNegative)
                }
            } else {
                (isSourceOwn, isDestinationOwn) = (Self.ownTypes.contains(types.0), Self.ownTypes.contains(types.1))
            }
            guard isSourceOwn || isDestinationOwn else { return nil }
            foreign = cells.currency(cells.text(row, "foreign currency code")).flatMap { cells.amount(row, "foreign amount", $0) }
        }

        func fill(_ found: inout TableEntry) {
            let currency = found.entry.amount.currency
            found.account = BankAccount(called: isSourceOwn ? source : destination, currency: currency)
            found.entry.transferAccount = ""
            if isSourceOwn, isDestinationOwn {
                found.entry.payee = ""
                return found.makeTransfer(with: destination, isOut: true, other: foreign)
            }
            found.entry.amount = found.entry.amount.directed(isOut: isSourceOwn)
            found.entry.original = foreign.map { $0.directed(isOut: isSourceOwn) }
            switch type {
            case "opening balance", "liability credit": (found.entry.role, found.entry.payee, found.entry.original) = (.balance, "", nil)
            case "reconciliation": found.entry.payee = ""
            default: found.entry.payee = isSourceOwn ? destination : source
            }
        }
    }
}
