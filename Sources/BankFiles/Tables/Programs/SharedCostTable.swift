import Bookkeeping

/// The exports of Splitwise and Spliit: the costs of a group, with a column for each person. A cost counts with one person's share, from the column
/// with the meaning ``TableColumn/share``; settlements are left out, since nothing is spent.
///
/// A person's value is what they paid less their share, so that all values of a row add up to zero, or their share alone, below zero for all but the payer.
struct SharedCostTable: ProgramTable {
    let cells: ProgramCells
    private let people: [Int]
    /// nil while nobody has said who they are.
    private let own: Int?

    init(_ cells: ProgramCells, _ mapping: TableMapping) {
        self.cells = cells
        people = Self.people(cells.header)
        own = mapping.columns.firstIndex(of: .share)
    }

    /// Returns the places of the columns of people.
    static func people(_ header: [String]) -> [Int] {
        let known: Set<String> = [
            "date", "description", "category", "cost", "currency", "original cost", "original currency", "conversion rate", "is reimbursement",
            "split mode", "notes", "",
        ]
        return header.indices.filter { !known.contains(TableWords.name(header[$0])) }
    }

    func read(_ row: TableRow, _ pass: Pass) throws {
        // The balances of the group at the end have no cost.
        guard !cells.text(row, "cost").trimmed.isEmpty, let outcome = cells.reader.read(row) else { return }
        guard let entry = outcome.entry else { return try pass(outcome) }
        try take(entry, row, pass)
    }

    func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        var found = entry
        guard !isSettlement(row) else { return }
        guard let shares = shares(row, cost: found.entry.amount.magnitude), let share = own.flatMap({ shares[$0] }) ?? Self.common(shares) else {
            return try pass(.problem(BankRowProblem(line: row.line, .noAmount, text: found.entry.purpose.cut(to: 80))))
        }
        guard !share.isZero else { return }
        // A negative cost is money that the group got.
        found.entry.amount = share.directed(isOut: found.entry.amount.isNegative)
        found.entry.original = nil
        try pass(.entry(found))
    }

    /// True for money that one of the group gives another.
    private func isSettlement(_ row: TableRow) -> Bool {
        cells.text(row, "category").folded == "payment" || cells.text(row, "is reimbursement").folded == "yes"
    }

    /// Returns the share of each person by their column; nil if the row does not say.
    private func shares(_ row: TableRow, cost: Money) -> [Int: Money]? {
        let values = people.map { place in
            (place, row.values.dropFirst(place).first.flatMap { cells.amount($0, cost.currency) } ?? .zero(cost.currency))
        }
        guard values.contains(where: { !$0.1.isZero }), let sum = Self.sum(values.map(\.1)), let all = Self.sum(values.map(\.1.magnitude)) else {
            return nil
        }
        // Cents of a division may be left over.
        let tolerance = UInt64(values.count)
        let isRest = sum.minorUnits.magnitude <= tolerance
        guard isRest || (try? all.subtracting(cost)).map({ $0.minorUnits.magnitude <= tolerance }) == true else { return nil }
        return Dictionary(
            values.map { place, value in
                guard isRest, !value.isNegative, !value.isZero else { return (place, value.magnitude) }
                return (place, (try? cost.subtracting(value)) ?? value)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the share that everybody has, if it is the same; nil if it is not.
    private static func common(_ shares: [Int: Money]) -> Money? {
        guard let first = shares.first?.value, shares.values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private static func sum(_ values: [Money]) -> Money? {
        values.dropFirst().reduce(values.first) { try? $0?.adding($1) }
    }

    /// Returns true if some row of a table does not have the same share for everybody, or is a settlement: nothing proves who of the people paid and
    /// who was paid, so somebody has to say who they are.
    static func needsPerson(_ sample: TableSample, _ mapping: TableMapping) -> Bool {
        guard let preset = mapping.preset, ["Splitwise", "Spliit"].contains(preset), let header = sample.header?.values, !people(header).isEmpty
        else {
            return false
        }
        var known = mapping
        if known.currency == nil, !known.has(.currency) { known.currency = "EUR" }
        let cells = ProgramCells(header, known, TableRowReader(known)), table = SharedCostTable(cells, known)
        return sample.rows.contains { row in
            var isOpen = table.isSettlement(row)
            try? table.read(row) { if case .problem = $0 { isOpen = true } }
            return isOpen
        }
    }
}
