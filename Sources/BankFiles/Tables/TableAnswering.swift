import Bookkeeping

/// Answers to the questions of a table, each of which takes its doubt away.
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
        switch answers.sign {
        case .asWritten, .card:
            isReversed = answers.sign == .card
            doubts.remove(.sign)
        case .ask: if has(.sign) { doubts.remove(.sign) }
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
            currency = has(.currency) ? nil : found.code
            doubts.remove(.currency)
        }
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
            doubts.subtract([.amount, .sign])
            decimalMark = nil
            let own = currency.flatMap { Currency(code: $0) } ?? onlyCurrency(entries) ?? hint.currency
            settleMark(entries, currency: own)
            (isReversed, directions) = (false, [:])
            settleSigns(entries, proof(entries, mark: decimalMark))
        }
        if places(columns, dates) != places(before, dates) { try findDates(text, sample, entries, known: nil, hint: hint) }
    }
}
