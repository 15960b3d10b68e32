import Bookkeeping

/// Rows that add others up, such as *Total* behind the entries, which have a date in the tables of some banks.
///
/// A row with such a name and the total amount of the rows before it is left out. Any other one is an entry if entries follow, or if it has more
/// texts than its name, like an entry of a shop called *Total*; else it is a row that cannot be read.
struct TableTotals {
    /// The sums of entries, in minor units.
    private struct Sums {
        var into: Int64 = 0, out: Int64 = 0, count = 0

        mutating func add(_ units: Int64) {
            // A sum beyond the range is none that a row has.
            if units < 0 { out = out.subtractingReportingOverflow(units).partialValue }
            if units > 0 { into = into.addingReportingOverflow(units).partialValue }
            count += 1
        }

        /// True for the sum of several amounts, with its sign.
        func isSum(_ units: Int64) -> Bool { count >= 3 && into > 0 && out > 0 && into.subtractingReportingOverflow(out).partialValue == units }

        func has(_ units: Int64) -> Bool {
            guard count > 0 else { return false }
            let difference = into.subtractingReportingOverflow(out).partialValue
            return [into, out, difference, 0 &- difference].contains { $0 == units || $0 == 0 &- units }
        }
    }

    /// The rows that wait for the end behind one that is named like a sum and is the first.
    private static let held = 10_000

    private var all = Sums(), part = Sums(), currency: Currency?, isMixed = false
    /// Rows behind which no entry has come yet.
    private var waiting: [(outcome: TableRowReader.Outcome, isEntry: Bool)] = []
    /// A row before all entries, and those behind it.
    private var first: TableRowReader.Outcome?, held: [(outcome: TableRowReader.Outcome, name: TableRowReader.TotalName?)] = []
    private var hasBegun = false

    /// Passes on the outcome of a row as soon as it is known.
    ///
    /// - Parameter name: what its name says; nil for one that is named like no sum.
    mutating func take(_ outcome: TableRowReader.Outcome, _ name: TableRowReader.TotalName?, _ pass: (TableRowReader.Outcome) throws -> Void) throws {
        if !hasBegun, outcome.entry != nil, let name, name != .beginning, name != .withTexts { first = outcome }
        defer { hasBegun = true }
        guard first != nil else { return try add(outcome, name, pass) }
        if hasBegun { held.append((outcome, name)) }
        if held.count > Self.held { try release(pass) }
    }

    private mutating func add(_ outcome: TableRowReader.Outcome, _ name: TableRowReader.TotalName?, _ pass: (TableRowReader.Outcome) throws -> Void)
        throws
    {
        guard let entry = outcome.entry?.entry, let name else {
            try flush(pass)
            // The last row of all that is what the others make needs no name to look like a sum.
            if let row = outcome.entry, row.balance == nil, !isMixed, currency == row.entry.amount.currency, all.isSum(row.entry.amount.minorUnits) {
                return waiting.append((outcome, false))
            }
            return try passOn(outcome, pass)
        }
        let units = entry.amount.minorUnits
        if !isMixed, currency == entry.amount.currency, all.has(units) || part.has(units), all.count > 1 || name != .withTexts {
            return part = Sums()
        }
        guard name != .beginning else {
            try flush(pass)
            return try passOn(outcome, pass)
        }
        waiting.append((outcome, name == .withTexts))
    }

    mutating func finish(_ pass: (TableRowReader.Outcome) throws -> Void) throws {
        try release(pass)
        for (outcome, isEntry) in waiting { try pass(isEntry ? outcome : outcome.asTotal) }
    }

    /// Passes on the first row, unless it is the sum of the rows behind it, and these rows.
    private mutating func release(_ pass: (TableRowReader.Outcome) throws -> Void) throws {
        guard let first, let amount = first.entry?.entry.amount else { return }
        var sums = Sums()
        for (outcome, name) in held where name == nil {
            if let entry = outcome.entry?.entry, entry.amount.currency == amount.currency { sums.add(entry.amount.minorUnits) }
        }
        let rest = held
        (self.first, held) = (nil, [])
        if !sums.has(amount.minorUnits) { try passOn(first.isOfShop ? first : first.asTotal, pass) }
        for (outcome, name) in rest { try add(outcome, name, pass) }
    }

    private mutating func flush(_ pass: (TableRowReader.Outcome) throws -> Void) throws {
        for (outcome, _) in waiting { try passOn(outcome, pass) }
        waiting = []
    }

    private mutating func passOn(_ outcome: TableRowReader.Outcome, _ pass: (TableRowReader.Outcome) throws -> Void) throws {
        if let amount = outcome.entry?.entry.amount {
            isMixed = isMixed || currency.map { $0 != amount.currency } ?? false
            currency = amount.currency
            all.add(amount.minorUnits)
            part.add(amount.minorUnits)
        }
        try pass(outcome)
    }
}

extension TableRowReader.Outcome {
    /// True for a name that shops have, too.
    fileprivate var isOfShop: Bool { entry.map { [$0.entry.payee, $0.entry.purpose].contains { TableWords.name($0) == "total" } } ?? false }

    /// The row as one that is no entry.
    fileprivate var asTotal: Self {
        guard let entry = entry?.entry else { return self }
        return .problem(BankRowProblem(line: entry.line, .total, text: [entry.payee, entry.purpose].spaced.cut(to: 80)))
    }
}

extension TableRowReader {
    /// The meaning of a row that is named like a sum.
    enum TotalName {
        /// The name alone.
        case alone
        /// It has other texts too, as an entry has.
        case withTexts
        /// A text begins with such a name.
        case beginning
    }

    /// Returns the name that suggests that a row is a sum; nil for a row without such a name.
    func totalName(_ row: TableRow) -> TotalName? {
        guard let place = row.values.firstIndex(where: TableWords.isTotal) else {
            return row.values.contains(where: TableWords.beginsWithTotal) ? .beginning : nil
        }
        let others = row.values.indices.contains { other in
            let text = row.values[other]
            guard other != place, !TableCell.isEmpty(text), let column = mapping.columns.dropFirst(other).first else { return false }
            return (column.map(Self.texts.contains) ?? true) && !AmountText.isAmount(text) && !TableWords.isTotal(text)
        }
        return others ? .withTexts : .alone
    }

    private static let texts: Set<TableColumn> = [
        .payee, .payer, .purpose, .note, .reference, .bankID, .otherAccount, .category, .subcategory, .hashtags, .kind, .state, .source, .destination,
    ]
}
