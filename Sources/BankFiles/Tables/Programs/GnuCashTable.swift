import Bookkeeping

/// The export of GnuCash with a row for each side of a transaction. The sides in assets and liabilities are accounts, the sides in income and
/// expenses are categories, and the other side of equity is an opening balance. A transaction between several accounts belongs to the largest one,
/// with transfers to the others.
struct GnuCashTable: ProgramTable {
    /// The sides of one transaction at most.
    private static let sides = 1_000

    private enum Kind { case account, category, equity }

    private struct Side {
        let kind: Kind
        /// The levels of the account below its root.
        let levels: [String]
        let name: String
        /// In the currency of the account, and in the currency of the transaction.
        let amount, value: Money
        let memo: String
    }

    let cells: ProgramCells
    private var id = ""
    private var whole: TableEntry?
    private var group: [Side] = []

    init(_ cells: ProgramCells) { self.cells = cells }

    mutating func read(_ row: TableRow, _ pass: Pass) throws {
        let own = cells.text(row, "transaction id"), account = cells.text(row, "full account name")
        guard !account.isEmpty, cells.text(row, "void reason").isEmpty else { return }
        if own.isEmpty || own == id, let whole {
            // Some versions leave out what all sides have in common.
            let currency = whole.entry.amount.currency
            if let side = side(row, account, currency) { return try add(side, row, pass) }
            let text = cells.text(row, "amount num")
            id = ""
            (self.whole, group) = (nil, [])
            return try pass(
                .problem(BankRowProblem(line: row.line, text.isEmpty ? .noAmount : .badAmount(text.cut(to: 80)), text: whole.entry.payee.cut(to: 80)))
            )
        }
        try finish(pass)
        guard let outcome = cells.reader.read(row) else { return }
        guard let entry = outcome.entry else { return try pass(outcome) }
        try take(entry, row, pass)
    }

    /// Begins a transaction.
    mutating func take(_ entry: TableEntry, _ row: TableRow, _ pass: Pass) throws {
        let account = cells.text(row, "full account name")
        var found = entry
        let currency = cells.text(row, "commodity currency").text(behind: "::").flatMap { cells.currency($0) } ?? found.entry.amount.currency
        guard let side = side(row, account, currency) else {
            return try pass(
                .problem(BankRowProblem(line: row.line, .badAmount(cells.text(row, "amount num").cut(to: 80)), text: found.entry.payee.cut(to: 80))))
        }
        // Of texts, the note of the transaction counts; each side has a memo of its own.
        (found.entry.purpose, found.entry.category, found.entry.bankID) = (cells.text(row, "notes"), "", "")
        found.entry.amount = .zero(currency)
        (id, whole) = (cells.text(row, "transaction id"), found)
        try add(side, row, pass)
    }

    private mutating func add(_ side: Side, _ row: TableRow, _ pass: Pass) throws {
        guard group.count < Self.sides else { return try pass(.problem(BankRowProblem(line: row.line, .incomplete))) }
        group.append(side)
    }

    private func side(_ row: TableRow, _ account: String, _ currency: Currency) -> Side? {
        let levels = account.split(separator: ":").map { String($0).trimmed }
        let symbol = TableWords.currency(inName: cells.text(row, "amount with sym")) ?? currency
        guard let amount = cells.amount(row, "amount num", symbol) else { return nil }
        let value = cells.amount(row, "value num", currency) ?? Money(minorUnits: amount.minorUnits, currency)
        // A symbol such as `$` may mean several currencies.
        let own = amount.minorUnits == value.minorUnits ? value : amount
        return Side(
            kind: Self.kind(levels.first ?? ""), levels: Array(levels.dropFirst()), name: cells.text(row, "account name"), amount: own, value: value,
            memo: cells.text(row, "memo"))
    }

    mutating func finish(_ pass: Pass) throws {
        guard var whole, !group.isEmpty else { return }
        let sides = group
        (self.whole, group, id) = (nil, [], "")
        // A side that could not be read is missing in the sum.
        let sum = sides.reduce(Money.zero(whole.entry.amount.currency) as Money?) { try? $0?.adding($1.value) }
        let accounts = sides.filter { $0.kind == .account && !$0.amount.isZero }
        guard sum?.isZero == true, !accounts.isEmpty else {
            return try pass(.problem(BankRowProblem(line: whole.entry.line, .incomplete, text: whole.entry.payee.cut(to: 80))))
        }
        guard let main = accounts.max(by: { $0.value.minorUnits.magnitude < $1.value.minorUnits.magnitude }) else { return }
        func named(_ side: Side) -> String { side.name.isEmpty ? side.levels.last ?? "" : side.name }
        whole.account = BankAccount(called: named(main), currency: main.amount.currency)
        whole.entry.amount = main.amount
        if whole.entry.purpose.isEmpty { whole.entry.purpose = main.memo }
        let name = named(main), place = sides.firstIndex { $0.kind == .account && named($0) == name && $0.amount == main.amount }
        let others = sides.enumerated().filter { $0.offset != place && !$0.element.value.isZero }.map(\.element)
        if others.contains(where: { $0.kind == .equity }) {
            whole.entry.role = .balance
            return try pass(.entry(whole))
        }
        // In another currency than the transaction's, only a single other side says how much of the account it is.
        let isForeign = main.amount != main.value
        guard !isForeign || others.count == 1 else {
            let problem = BankRowProblem.Reason.otherCurrency(main.amount.currency.code)
            return try pass(.problem(BankRowProblem(line: whole.entry.line, problem, text: whole.entry.payee.cut(to: 80))))
        }
        let legs = others.compactMap { side -> SplitLeg? in
            guard let amount = isForeign ? main.amount : try? side.value.negated() else { return nil }
            return SplitLeg(
                amount: amount, category: side.levels.joined(separator: ":"), note: side.memo, account: side.kind == .account ? named(side) : "",
                other: side.kind == .account ? side.amount : nil)
        }
        for entry in SplitLeg.entries(of: whole, legs) { try pass(.entry(entry)) }
    }

    /// Returns the kind of an account by the name of its root, in the languages of the program; an unknown one is an account.
    private static func kind(_ root: String) -> Kind {
        let name = root.folded
        if categories.contains(name) { return .category }
        return equity.contains(name) ? .equity : .account
    }

    private static let categories = folded(
        "Expenses|Expense|Income|Revenue|Aufwendungen|Aufwand|Erträge|Ertrag|Einnahmen|Ausgaben|Dépenses|Charges|Revenus|Recettes|Gastos|Ingresos|Uscite|Entrate"
            + "|Lasten|Inkomsten|Uitgaven|Baten|Despesas|Receitas|Wydatki|Przychody|費用|収益|支出|収入|收入|费用")
    private static let equity = folded(
        "Equity|Eigenkapital|Anfangsbestand|Capitaux propres|Patrimonio|Capitale netto|Eigen vermogen|Capital Próprio|Kapitał własny|純資産|資本|所有者权益|权益")

    private static func folded(_ words: String) -> Set<String> { Set(words.split(separator: "|").map { String($0).folded }) }
}
