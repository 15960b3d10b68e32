import Bookkeeping

/// Turns the rows of a table of another program into entries. Rows of programs say more than a bank's: transfers, parts and balances.
protocol ProgramTable {
    typealias Pass = (TableRowReader.Outcome) throws -> Void

    var cells: ProgramCells { get }

    /// Passes on the outcome of a row.
    mutating func read(_ row: TableRow, _ pass: Pass) throws

    /// Passes on the entry of a row, with what only the program says, or keeps it until the rows that belong to it have come.
    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws

    /// Passes on what waits for further rows, at the end of the table.
    mutating func finish(_ pass: Pass) throws
}

extension ProgramTable {
    mutating func read(_ row: TableRow, _ pass: Pass) throws {
        guard let outcome = cells.reader.read(row) else { return }
        guard let entry = outcome.entry else { return try pass(outcome) }
        try take(entry, row, pass)
    }

    mutating func finish(_ pass: Pass) throws {}
}

extension TableMapping {
    /// True for the table of a program that has a reader of its own.
    var isOfProgram: Bool { preset.map(ProgramTables.names.contains) ?? false }
}

/// The tables of programs that have a reader of their own, by the names of their presets.
enum ProgramTables {
    static let names: Set<String> = [
        "Firefly III", "ezBookkeeping", "Zaim", "Cashew", "YNAB", "Actual", "Splitwise", "Spliit", "GnuCash", "マネーフォワード ME", "随手记", "钱迹", "Monefy",
        "Money Manager", "Penny",
    ]

    /// Returns the reader for a table; nil for a table with rows that are read like a bank's.
    static func table(of mapping: TableMapping, _ cells: ProgramCells, _ text: [UInt8]) throws -> (any ProgramTable)? {
        switch mapping.preset {
        case "Firefly III": FireflyTable(cells)
        case "ezBookkeeping": EzBookkeepingTable(cells)
        case "Zaim": ZaimTable(cells)
        case "Cashew": CashewTable(cells)
        case "YNAB": YNABTable(cells)
        case "Actual": ActualTable(cells, accounts: try accounts(text, mapping))
        case "Splitwise", "Spliit": SharedCostTable(cells, mapping)
        case "GnuCash" where cells.has("full account name"): GnuCashTable(cells)
        case "マネーフォワード ME": MoneyForwardTable(cells)
        case "随手记", "钱迹": ChineseProgramTable(cells)
        case "Monefy": MonefyTable(cells)
        case "Money Manager": MoneyManagerTable(cells)
        case "Penny": PennyTable(cells)
        default: nil
        }
    }

    /// Returns the names of the accounts of a table, folded.
    private static func accounts(_ text: [UInt8], _ mapping: TableMapping) throws -> Set<String> {
        guard let place = mapping.columns.firstIndex(of: .account) else { return [] }
        var parser = TableParser(text, mapping.dialect), names: Set<String> = []
        if mapping.dialect.hasHeader { _ = try parser.next() }
        while names.count < 1_000, let row = try parser.next() {
            if let name = row.values.dropFirst(place).first, !name.isEmpty { names.insert(name.folded) }
        }
        return names
    }
}

/// The values of a table by the names of its columns.
struct ProgramCells {
    let reader: TableRowReader
    private let places: [String: Int]
    private let mark: DecimalMark?
    let header: [String]

    init(_ header: [String], _ mapping: TableMapping, _ reader: TableRowReader) {
        (self.header, self.reader, mark) = (header, reader, mapping.decimalMark)
        places = Dictionary(header.enumerated().map { (TableWords.name($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter name: in the form of ``TableWords/name(_:)``.
    func has(_ name: String) -> Bool { places[name] != nil }

    /// Returns the value of the first of some columns that has one; empty if none has.
    func text(_ row: TableRow, _ names: String...) -> String {
        for name in names {
            if let place = places[name], let text = row.values.dropFirst(place).first, !TableCell.isEmpty(text) { return text }
        }
        return ""
    }

    /// Returns the value of a column as it is; empty if the table has no such column.
    func value(_ row: TableRow, _ name: String) -> String { places[name].flatMap { row.values.dropFirst($0).first } ?? "" }

    /// Returns the amount in a column; nil for a value that is none.
    func amount(_ row: TableRow, _ name: String, _ currency: Currency) -> Money? {
        let text = text(row, name)
        return text.isEmpty ? nil : amount(text, currency)
    }

    func amount(_ text: String, _ currency: Currency) -> Money? { try? AmountText.parse(text, mark: mark, currency: currency).get() }

    /// Returns a currency by its code or sign.
    func currency(_ text: String) -> Currency? { Currency(code: text) ?? TableWords.currency(text) }
}

extension TableEntry {
    /// Makes the entry a transfer between two accounts of the person.
    ///
    /// - Parameters:
    ///   - isOut: true if money leaves the account of the entry.
    ///   - other: the amount on the other side, with any sign, if it is known.
    mutating func makeTransfer(with name: String, isOut: Bool, other: Money? = nil) {
        (entry.role, entry.transferAccount, entry.category) = (.transfer, name, "")
        entry.amount = entry.amount.directed(isOut: isOut)
        entry.original = other.flatMap { $0.currency == entry.amount.currency ? nil : $0.directed(isOut: isOut) }
        if entry.payee == name { entry.payee = "" }
    }
}

extension Money {
    /// The amount below zero for money that leaves an account, above zero for money that reaches it. The smallest number stays below zero.
    func directed(isOut: Bool) -> Money { isNegative == isOut ? self : (try? negated()) ?? self }
}
