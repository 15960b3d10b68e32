import Bookkeeping

/// Turns a row into an entry.
struct TableRowReader {
    enum Outcome {
        case entry(TableEntry)
        case problem(BankRowProblem)

        var entry: TableEntry? { if case .entry(let entry) = self { entry } else { nil } }
    }

    let mapping: TableMapping
    let places: [TableColumn: [Int]]
    let currency: Currency?
    let zone: CivilTimeZone?
    /// The day of the statement, for dates without a year.
    let statement: CalendarDate?

    init(_ mapping: TableMapping, statement: CalendarDate? = nil) {
        (self.mapping, self.statement) = (mapping, statement)
        zone = mapping.timeZone.flatMap { CivilTimeZone($0) }
        var places: [TableColumn: [Int]] = [:]
        for (place, column) in mapping.columns.enumerated() {
            if let column { places[column, default: []].append(place) }
        }
        self.places = places
        currency = mapping.currency.flatMap { Currency(code: $0) }
    }

    /// Returns the outcome of a row; nil for a row that is left out.
    func read(_ row: TableRow) -> Outcome? {
        let dateText = self[.date, row].isEmpty ? self[.valueDate, row] : self[.date, row]
        let day = date(dateText)
        if day == nil, !dateText.contains(where: \.isNumber), row.values.contains(where: TableWords.isTotal) { return nil }
        func amountTexts() -> [String] { [TableColumn.amount, .moneyIn, .moneyOut].flatMap { texts($0, row) } }
        guard day != nil || row.isIncomplete || amountTexts().contains(where: { AmountText.isAmount($0) }),
            TableWords.state(self[.state, row]) != .declined, mapping.denial?.denies(row) != true
        else { return nil }
        func problem(_ reason: BankRowProblem.Reason) -> Outcome {
            .problem(BankRowProblem(line: row.line, reason, text: [self[.payee, row], self[.purpose, row]].spaced.cut(to: 80)))
        }
        if row.isIncomplete { return problem(.incomplete) }
        if isNeutral(row) || isBalance(row) { return nil }
        if hasExtraValues(row) || hasDividedAmount(row) { return problem(.extraValues) }
        guard let (date, time) = day else { return problem(dateText.isEmpty ? .noDate : .badDate(dateText.cut(to: 80))) }
        let isShort = (places[.amount] ?? []).contains { $0 >= row.values.count }
        if isShort, amountTexts().isEmpty { return problem(.incomplete) }
        do {
            let currency = try currency(row)
            if let entry = try received(row, date, time) { return .entry(entry) }
            let isTransfer = TableWords.isTransfer(self[.sign, row]) || TableWords.isTransfer(self[.kind, row])
            var entry = BankEntry(line: row.line, date: date, amount: try amount(row, currency))
            entry.time = time ?? DateText.time(self[.time, row])
            entry.valueDate = self.date(self[.valueDate, row])?.0
            entry.original = try original(row, isNegative: entry.amount.isNegative)
            if entry.original == entry.amount { entry.original = nil }
            let account = fill(&entry, row, isTransfer: isTransfer)
            let balance = try? parse(self[.balance, row], currency, at: places[.balance]?.first)
            return .entry(TableEntry(account: BankAccount(called: account, currency: currency), entry: entry, balance: balance))
        } catch {
            return problem(error)
        }
    }

    /// True for a row that is neither income nor an expense by its own word, and names no other account that it would be a transfer to.
    private func isNeutral(_ row: TableRow) -> Bool {
        guard places[.amount] != nil, let word = texts(raw: .sign, row).first, TableWords.isNeutral(word), mapping.directions[word.folded] == nil,
            isRefund(row) == nil
        else {
            return false
        }
        return places[.source] == nil && self[.transferAccount, row].isEmpty
    }

    /// True for a balance among the entries, such as the opening balance.
    private func isBalance(_ row: TableRow) -> Bool {
        // A program writes the opening balance of an account as a row of its own.
        guard !mapping.isOfProgram, self[.payee, row].isEmpty || self[.purpose, row].isEmpty else { return false }
        return row.values.contains(where: TableWords.isBalanceLine)
    }

    /// True if a value has been divided by a separator that is not in quotes, so that the values behind it belong to other columns.
    private func hasExtraValues(_ row: TableRow) -> Bool {
        row.values.count > mapping.columns.count && row.values.dropFirst(mapping.columns.count).contains { !$0.isEmpty }
    }

    /// True if an amount has been divided by a comma that is not in quotes, `-1,234.56`, in a row that is longer than others.
    private func hasDividedAmount(_ row: TableRow) -> Bool {
        guard mapping.dialect.separator == .comma, let length = mapping.rowLength, row.values.count > length else { return false }
        return Self.amounts.contains { column in
            (places[column] ?? []).contains { place in
                guard let text = row.values.dropFirst(place).first, let next = row.values.dropFirst(place + 1).first else { return false }
                let digits = text.drop { !$0.isNumber }, group = next.prefix { $0.isNumber }
                guard 1...3 ~= digits.count, digits.allSatisfy(\.isNumber), group.count == 3 else { return false }
                return next.count == 3 || next.dropFirst(3).first == "."
            }
        }
    }

    private static let amounts: [TableColumn] = [.amount, .moneyIn, .moneyOut, .balance]

    // MARK: Values

    /// The values of a column, also values that stand for nothing.
    func texts(raw column: TableColumn, _ row: TableRow) -> [String] {
        (places[column] ?? []).compactMap { row.values.dropFirst($0).first }
    }

    func date(_ text: String) -> (CalendarDate, TimeOfDay?)? {
        if mapping.hasSerialDays { return SerialDay.date(text).map { ($0, nil) } }
        if let found = DateText.parse(text, order: mapping.dateOrder, in: zone, isUTC: mapping.isInUTC) { return found }
        guard mapping.lacksYears, let statement, let day = DateText.dayAndMonth(text, order: mapping.dateOrder) else { return nil }
        return StatementDay.date(day, until: statement).map { ($0, nil) }
    }

    /// The first value of a column that is not empty.
    subscript(column: TableColumn, row: TableRow) -> String {
        for place in places[column] ?? [] {
            if let text = row.values.dropFirst(place).first, !TableCell.isEmpty(text) { return text }
        }
        return ""
    }

    func texts(_ column: TableColumn, _ row: TableRow) -> [String] {
        guard let places = places[column] else { return [] }
        return places.compactMap { row.values.dropFirst($0).first }.filter { !TableCell.isEmpty($0) }
    }

    private func currency(_ row: TableRow) throws(BankRowProblem.Reason) -> Currency {
        let text = self[.currency, row]
        if text.isEmpty {
            guard let currency else { throw .noCurrency }
            return currency
        }
        guard let currency = TableWords.currency(anyCase: text) else {
            throw .unknownCurrency(text.cut(to: 80))
        }
        return currency
    }
}
