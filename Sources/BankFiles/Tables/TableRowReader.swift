import Bookkeeping

/// Turns a row into an entry.
struct TableRowReader {
    enum Outcome {
        case entry(TableEntry)
        case problem(BankRowProblem)

        var entry: TableEntry? { if case .entry(let entry) = self { entry } else { nil } }
    }

    private let mapping: TableMapping
    private let places: [TableColumn: [Int]]
    private let currency: Currency?
    private let zone: CivilTimeZone?
    /// The day of the statement, for dates without a year.
    private let statement: CalendarDate?

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

    /// Returns what a row is; nil for one that is left out.
    func read(_ row: TableRow) -> Outcome? {
        let dateText = self[.date, row].isEmpty ? self[.valueDate, row] : self[.date, row]
        let day = date(dateText)
        if day == nil, !dateText.contains(where: \.isNumber), row.values.contains(where: TableWords.isTotal) { return nil }
        func amountTexts() -> [String] { [TableColumn.amount, .moneyIn, .moneyOut].flatMap { texts($0, row) } }
        guard day != nil || row.isIncomplete || amountTexts().contains(where: { AmountText.isAmount($0) }),
            TableWords.state(self[.state, row]) != .declined
        else { return nil }
        func problem(_ reason: BankRowProblem.Reason) -> Outcome {
            .problem(BankRowProblem(line: row.line, reason, text: [self[.payee, row], self[.purpose, row]].spaced.cut(to: 80)))
        }
        if row.isIncomplete { return problem(.incomplete) }
        if isNeutral(row) || isBalance(row) { return nil }
        if hasExtraValues(row) { return problem(.extraValues) }
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
            let balance = try? AmountText.parse(self[.balance, row], mark: mapping.decimalMark, currency: currency).get()
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

    /// True for a balance among the entries, such as that of the beginning.
    private func isBalance(_ row: TableRow) -> Bool {
        // A program writes the balance with which an account begins as a row of its own.
        guard !mapping.isOfProgram, self[.payee, row].isEmpty || self[.purpose, row].isEmpty else { return false }
        return row.values.contains(where: TableWords.isBalanceLine)
    }

    /// True if a value has been divided by a separator that is not in quotes, so that the values behind it are those of other columns.
    private func hasExtraValues(_ row: TableRow) -> Bool {
        row.values.count > mapping.columns.count && row.values.dropFirst(mapping.columns.count).contains { !$0.isEmpty }
    }

    // MARK: Values

    /// The values of a column, also those that stand for nothing.
    private func texts(raw column: TableColumn, _ row: TableRow) -> [String] {
        (places[column] ?? []).compactMap { row.values.dropFirst($0).first }
    }

    private func date(_ text: String) -> (CalendarDate, TimeOfDay?)? {
        if let found = DateText.parse(text, order: mapping.dateOrder, in: zone, isUTC: mapping.isInUTC) { return found }
        guard mapping.lacksYears, let statement, let day = DateText.dayAndMonth(text, order: mapping.dateOrder) else { return nil }
        return StatementDay.date(day, until: statement).map { ($0, nil) }
    }

    /// The first value of a column that is not empty.
    private subscript(column: TableColumn, row: TableRow) -> String {
        for place in places[column] ?? [] {
            if let text = row.values.dropFirst(place).first, !TableCell.isEmpty(text) { return text }
        }
        return ""
    }

    private func texts(_ column: TableColumn, _ row: TableRow) -> [String] {
        guard let places = places[column] else { return [] }
        return places.compactMap { row.values.dropFirst($0).first }.filter { !TableCell.isEmpty($0) }
    }

    private func currency(_ row: TableRow) throws(BankRowProblem.Reason) -> Currency {
        let text = self[.currency, row]
        if text.isEmpty {
            guard let currency else { throw .noCurrency }
            return currency
        }
        guard let currency = Currency(code: text) ?? TableWords.currency(text.folded.uppercased()) ?? TableWords.currency(text) else {
            throw .unknownCurrency(text.cut(to: 80))
        }
        return currency
    }

    // MARK: Amounts

    private func amount(_ row: TableRow, _ currency: Currency) throws(BankRowProblem.Reason) -> Money {
        var amount = try sum(row, currency)
        if let place = places[.sign]?.first, places[.amount] != nil, let word = row.values.dropFirst(place).first,
            !word.isEmpty || mapping.directions[""] != nil
        {
            guard let isOut = mapping.directions[word.folded] ?? TableWords.isOut(word) ?? isRefund(row) else { throw .badAmount(word.cut(to: 80)) }
            if isOut != amount.isNegative, !(amount.isNegative && places[.source] == nil) || isOut { amount = try Self.negated(amount) }
        }
        if mapping.isReversed { amount = try Self.negated(amount) }
        let fee = self[.fee, row]
        guard !fee.isEmpty else { return amount }
        let part = try parse(fee, currency)
        return try Self.checked(fee) { () throws(MoneyError) in try amount.subtracting(part.isNegative ? try part.negated() : part) }
    }

    private func sum(_ row: TableRow, _ currency: Currency) throws(BankRowProblem.Reason) -> Money {
        if places[.amount] != nil {
            let text = self[.amount, row]
            guard !text.isEmpty else { throw .noAmount }
            return try parse(text, currency)
        }
        var sum = Money.zero(currency), isEmpty = true
        for (column, isOut) in [(TableColumn.moneyIn, false), (.moneyOut, true)] {
            for text in texts(column, row) {
                let part = try parse(text, currency)
                isEmpty = false
                // Some banks write what went out with a minus, or all that a card has.
                let isTurned = isOut ? !part.isNegative : mapping.hasNegativeIncome && part.isNegative
                let signed = isTurned ? try Self.negated(part) : part
                sum = try Self.checked(text) { () throws(MoneyError) in try sum.adding(signed) }
            }
        }
        guard !isEmpty else { throw .noAmount }
        return sum
    }

    /// Returns money that came in, in tables with the amounts of both sides: that of the target, in its currency. Nil in others, and for money that went out.
    private func received(_ row: TableRow, _ date: CalendarDate, _ time: TimeOfDay?) throws(BankRowProblem.Reason) -> TableEntry? {
        guard mapping.preset == "Wise", places[.originalAmount] != nil, TableWords.isOut(self[.sign, row]) == false else { return nil }
        let code = self[.originalCurrency, row]
        guard let currency = TableWords.currency(code.uppercased()) else { throw code.isEmpty ? .noCurrency : .unknownCurrency(code.cut(to: 80)) }
        var entry = BankEntry(line: row.line, date: date, amount: try parse(self[.originalAmount, row], currency))
        (entry.time, entry.valueDate) = (time, self.date(self[.valueDate, row])?.0)
        _ = fill(&entry, row, isTransfer: false)
        return TableEntry(account: BankAccount(currency: currency), entry: entry, balance: nil)
    }

    private func parse(_ text: String, _ currency: Currency) throws(BankRowProblem.Reason) -> Money {
        try AmountText.parse(text, mark: mapping.decimalMark, currency: currency).get()
    }

    private static func negated(_ amount: Money) throws(BankRowProblem.Reason) -> Money {
        try checked("") { () throws(MoneyError) in try amount.negated() }
    }

    private static func checked(_ text: String, _ body: () throws(MoneyError) -> Money) throws(BankRowProblem.Reason) -> Money {
        do { return try body() } catch { throw .amountTooLarge(text.cut(to: 80)) }
    }

    /// Returns false, money that came in, for a row that is a refund by its state or kind; nil for another.
    private func isRefund(_ row: TableRow) -> Bool? {
        [self[.state, row], self[.kind, row]].contains { $0.contains("退款") } ? false : nil
    }

    private func original(_ row: TableRow, isNegative: Bool) throws(BankRowProblem.Reason) -> Money? {
        guard !self[.originalAmount, row].isEmpty, let currency = TableWords.currency(self[.originalCurrency, row].uppercased()) else { return nil }
        let amount = try parse(self[.originalAmount, row], currency)
        return amount.isNegative == isNegative ? amount : try Self.negated(amount)
    }

    // MARK: Texts

    /// Fills in the texts of an entry; returns the name of its account.
    private func fill(_ entry: inout BankEntry, _ row: TableRow, isTransfer: Bool) -> String {
        let isIncoming = !entry.amount.isNegative
        var account = self[.account, row]
        entry.payee = isIncoming && !self[.payer, row].isEmpty ? self[.payer, row] : self[.payee, row]
        entry.transferAccount = self[.transferAccount, row]
        let (source, destination) = (self[.source, row], self[.destination, row])
        if places[.source] != nil {
            account = isIncoming ? destination : source
            let other = isIncoming ? source : destination
            if isTransfer { entry.transferAccount = other } else if entry.payee.isEmpty { entry.payee = other }
        }
        let purposes = texts(.purpose, row) + texts(.note, row)
        if purposes.count > 1 {
            var seen: Set<String> = [entry.payee]
            entry.purpose = purposes.filter { seen.insert($0).inserted }.spaced
        } else if let purpose = purposes.first, purpose != entry.payee {
            entry.purpose = purpose
        }
        if entry.purpose.isEmpty, entry.payee.isEmpty, TableWords.isOut(self[.kind, row]) == nil { entry.purpose = self[.kind, row] }
        entry.reference = self[.reference, row]
        entry.bankID = self[.bankID, row]
        entry.otherAccount = self[.otherAccount, row].withoutSpaces
        let (category, subcategory) = (self[.category, row], self[.subcategory, row])
        entry.category = category.isEmpty || subcategory.isEmpty ? category + subcategory : "\(category):\(subcategory)"
        let hashtags = self[.hashtags, row]
        if !hashtags.isEmpty { entry.hashtags = hashtags.split { ",;|、 \n#".contains($0) }.map(String.init) }
        entry.isPending = TableWords.state(self[.state, row]) == .pending || self[.date, row].isEmpty
        return account
    }
}
