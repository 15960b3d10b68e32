import Bookkeeping

/// Answers to the questions of a table. Each answer removes its doubt.
extension TableMapping {
    mutating func change(by answers: BankFileAnswers, _ bytes: [UInt8], hint: BankFileHint) throws(BankFileProblem) {
        if answers.changesForm(of: dialect) {
            let header = answers.header.flatMap { $0 == dialect.header ? nil : $0 }
            self = try TableMapping.guess(
                bytes, encoding: answers.encoding ?? dialect.encoding, separator: answers.separator ?? dialect.separator, header: header, hint: hint)
        }
        if let columns = answers.columns { try set(columns, bytes, hint: hint) }
        if let column = answers.column, 1...max(columns.count, 1) ~= column {
            // The column that a person names has the whole amount.
            let money: Set<TableColumn?> = [.amount, .moneyIn, .moneyOut, .fee]
            let others = columns.map { money.contains($0) ? nil : $0 }
            try set(Array(others.prefix(column - 1)) + [.amount] + Array(others.dropFirst(column)), bytes, hint: hint)
            doubts.remove(.amount)
        }
        if let word = answers.outWord { try set(outWord: word, bytes) }
        switch answers.sign {
        case .asWritten, .card: setSign(isCard: answers.sign == .card)
        case .ask:
            if hasDirections, doubts.remove(.sign) != nil { minus = .nothing }
        case nil: break
        }
        if let decimal = answers.decimal {
            decimalMark = decimal
            doubts.remove(.decimalMark)
        }
        if let dates = answers.dates {
            dateOrder = dates
            doubts.remove(.dateOrder)
        }
        if let found = answers.currency {
            // The currency of all amounts leaves a column of currencies to the purchases.
            if doubts.contains(.currency), let place = columns.firstIndex(of: .currency) { takeForPurchases(place, nil) }
            currency = has(.currency) ? nil : found.code
            doubts.remove(.currency)
        }
    }

    /// Takes the signs of amounts as they are, whatever the words beside them say.
    private mutating func setSign(isCard: Bool) {
        let isOpen = doubts.remove(.sign) != nil
        if isOpen, !has(.amount), dialect.hasHeader {
            // With columns for both directions, a minus in the column of money out.
            minus = isCard ? .turnsRound : .moneyOut
            return
        }
        isReversed = isCard
        guard isOpen else { return }
        columns = columns.map { $0 == .sign ? nil : $0 }
        (directions, minus) = ([:], nil)
    }

    /// Sets the word of two that means money out; ``BankFileAnswers/noWord`` if neither of them says it, so that the signs are a question.
    private mutating func set(outWord word: String, _ bytes: [UInt8]) throws(BankFileProblem) {
        guard doubts.contains(.direction) || !directions.isEmpty, let place = columns.firstIndex(of: .sign) else { return }
        if word == BankFileAnswers.noWord {
            set(place, nil)
            (directions, minus) = ([:], nil)
            doubts.remove(.direction)
            doubts.insert(.sign)
            return
        }
        let sample = try TableSample(try dialect.encoding.decode(bytes), dialect).ofEntries
        guard let words = Self.unknownWords(sample, place), words.contains(where: { $0.folded == word.folded }) else { return }
        directions = Dictionary(words.map { ($0.folded, $0.folded == word.folded) }) { first, _ in first }
        minus = .turnsRound
        doubts.remove(.direction)
    }

    /// True if columns say which money came in and which went out.
    public var hasDirections: Bool { has(.sign) || has(.moneyIn) && has(.moneyOut) }

    /// Gives columns another meaning, and finds anew what depends on it: the mark and the signs of other amounts, and the order of other dates.
    private mutating func set(_ new: [TableColumn?], _ bytes: [UInt8], hint: BankFileHint) throws(BankFileProblem) {
        let before = columns
        let width = max(columns.count, new.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0)
        columns = (0..<width).map { place in new.dropFirst(place).first ?? before.dropFirst(place).first.flatMap(\.self) }
        guard columns != before, isComplete else { return }
        func places(_ columns: [TableColumn?], _ kinds: Set<TableColumn?>) -> [TableColumn?] { columns.map { kinds.contains($0) ? $0 : nil } }
        let text = try dialect.encoding.decode(bytes), sample = try TableSample(text, dialect), entries = sample.ofEntries
        let money: Set<TableColumn?> = [.amount, .moneyIn, .moneyOut, .sign, .balance], dates: Set<TableColumn?> = [.date, .valueDate]
        if places(columns, money) != places(before, money) {
            doubts.subtract([.amount, .sign, .direction])
            decimalMark = nil
            takeCurrencyBehindAmount(entries)
            // The answer for the former column is none for this one.
            let isOfName = before.enumerated().contains { place, column in
                column.map(Self.money.contains) ?? false && TableWords.currencySign(in: sample.name(place)) != nil
            }
            if !has(.currency) { currency = foundCurrency(sample, account: hint.currency) ?? (isOfName ? nil : currency) }
            settleScales(sample)
            let own = currency.flatMap { Currency(code: $0) } ?? onlyCurrency(entries) ?? hint.currency
            settleMark(entries, currency: own)
            (isReversed, directions, minus) = (false, [:], nil)
            settleSigns(entries, proof(entries, mark: decimalMark), isDebt: hint.isDebt)
        }
        if places(columns, dates) != places(before, dates) { try findDates(text, sample, entries, known: nil, hint: hint) }
    }
}
