import BankFiles
import Bookkeeping
import TestSupport

/// A way to write a table, and the entries in it, from a seed.
struct Dialect {
    enum Signs: CaseIterable {
        case minus, plusAndMinus, trailing, parentheses, trueMinus, letters, twoColumns, negativeOut, card, unsigned, suffix
        /// A column of yes and no, and one with words that no reader knows.
        case truths, unknownWords
    }
    /// The way in which one is written in the columns of amounts.
    enum Unit: CaseIterable { case one, cents, thousands }
    enum Decimals: CaseIterable { case always, trimmed, whole }
    enum Grouping: CaseIterable { case none, usual, space, apostrophe, indian }
    enum Balance: CaseIterable { case none, oldestFirst, newestFirst }

    let seed: Int
    let isHeldOut: Bool
    let words: DialectWords
    let currency: Currency
    let mark: DecimalMark
    let signs: Signs, decimals: Decimals, grouping: Grouping, balance: Balance, unit: Unit
    let dates: DialectDates
    let separator: String
    let hasHeader: Bool
    let encoding: TextEncoding
    /// The columns in their order.
    let columns: [Column]
    let preface: Int
    let hasTotal: Bool
    /// In the order of time.
    let entries: [DialectEntry]
    let opening: Int64
    /// The pair or the name that is chosen of each list.
    let choice: Int
    let fees: Fees
    /// The currency of every third row, besides that of the others.
    let otherCurrency: Currency?

    /// The columns beside an amount from which a fee was taken.
    enum Fees: CaseIterable { case none, grossAndNet, inAmount, besideAmount }

    enum Column: CaseIterable {
        case date, valueDate, amount, sign, out, into, balance, text, payee, currency, code, reference, account, empty, rate, fee, kind, state,
            original, gross
    }

    init(seed: Int, isHeldOut: Bool) throws {
        var random = SeededRandom(seed: UInt64(seed) &* 7919 &+ 35)
        (self.seed, self.isHeldOut) = (seed, isHeldOut)
        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
        func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
        words = one(of: DialectWords.all)
        let code = one(of: words.currencies)
        guard let currency = Currency(code: code) else { throw DialectProblem.unknownCurrency(code) }
        self.currency = currency
        mark = code == "MXN" ? .point : words.language == "sv" && chance(4) ? .point : words.mark
        hasHeader = !chance(8)
        var signs = one(of: Signs.allCases)
        if words.language != "en", signs == .suffix { signs = .minus }
        if !hasHeader, signs == .letters && chance(2) || signs == .truths || signs == .unknownWords { signs = .minus }
        if signs == .unknownWords, !chance(3) { signs = .letters }
        self.signs = signs
        decimals = currency.minorUnits == 0 ? .whole : one(of: [.always, .always, .always, .always, .trimmed, .trimmed, .whole])
        let canScale = hasHeader && currency.minorUnits == 2 && signs != .suffix
        unit = !canScale ? .one : decimals == .whole ? (chance(6) ? .thousands : .one) : decimals == .always && chance(12) ? .cents : .one
        grouping =
            switch code {
            case _ where unit != .one: .none
            case "CHF": .apostrophe
            case "INR": .indian
            default: one(of: mark == .comma ? [.none, .usual, .usual, .space] : [.none, .usual, .usual])
            }
        var balance = one(of: Balance.allCases)
        dates = DialectDates(language: words.language, code: code, &random)
        fees =
            hasHeader && decimals == .always && unit == .one && DialectWords.gross[words.language] != nil
                && [.minus, .trueMinus, .trailing].contains(signs)
                && chance(4)
            ? one(of: [.grossAndNet, .inAmount, .besideAmount]) : .none
        let hasTwo = hasHeader && currency.minorUnits == 2 && signs != .suffix && grouping != .indian && fees == .none && unit == .one && chance(12)
        otherCurrency = hasTwo ? Currency(code: code == "EUR" ? "GBP" : "EUR") : nil
        if otherCurrency != nil { balance = .none }
        self.balance = balance
        separator = one(of: mark == .comma ? [";", ";", ";", "\t", ","] : [",", ",", ",", ";", "\t"])
        encoding = DialectEncoding.one(words.language, &random)
        (preface, hasTotal, choice) = (chance(3) ? Int.random(in: 1...6, using: &random) : 0, chance(5), Int.random(in: 0..<1_000, using: &random))
        var columns: [Column] = [.date, one(of: [.text, .payee])]
        switch signs {
        case .twoColumns, .negativeOut: columns += chance(2) ? [.out, .into] : [.into, .out]
        case .letters, .truths, .unknownWords: columns += chance(2) ? [.amount, .sign] : [.sign, .amount]
        default: columns.append(.amount)
        }
        if balance != .none { columns.append(.balance) }
        if fees != .none { columns.append(.fee) }
        if fees == .grossAndNet { columns.append(.gross) }
        if otherCurrency != nil { columns.append(.currency) }
        for column in [Column.valueDate, .currency, .code, .reference, .account, .empty, .rate, .fee, .kind, .state, .original]
        where chance(5) && !columns.contains(column) && (otherCurrency == nil || column != .original)
            && (hasHeader || ![.valueDate, .fee, .original, .rate, .state].contains(column))
        {
            columns.insert(column, at: Int.random(in: 0...columns.count, using: &random))
        }
        if !columns.contains(.payee), chance(3) { columns.insert(.payee, at: Int.random(in: 0...columns.count, using: &random)) }
        if chance(3), hasHeader { columns.shuffle(using: &random) }
        self.columns = columns
        opening = Int64.random(in: 100...9_000, using: &random) * 100
        entries =
            DialectEntries(
                words, currency, signs, decimals, hasStates: columns.contains(.state), hasNeutral: signs == .letters && balance == .none && hasHeader,
                hasFees: fees != .none, hasOther: otherCurrency != nil, hasReversals: signs == .twoColumns && hasHeader && chance(3), &random
            ).entries
    }

    /// True if the file says all that a reader needs.
    var isProven: Bool {
        let entries = entries.filter { $0.kind == .booked }
        let directions = Set(entries.map { $0.units < 0 }), isAlone = !columns.contains(.balance) && !columns.contains(.code)
        let hasDates = !dates.isOpen(entries.map(\.day)) && !dates.hasShortYear
        let hasAmount =
            hasHeader || (isAlone && ![.twoColumns, .negativeOut, .letters].contains(signs)) || (columns.contains(.balance) && entries.count > 2)
        let hasSigns =
            switch signs {
            case .minus, .trailing, .parentheses, .trueMinus: directions.contains(true)
            case .letters: hasHeader || directions.count == 2
            case .twoColumns: hasHeader || directions.count == 2 && columns.contains(.balance) && entries.count > 2
            case .unsigned, .unknownWords: false
            case .truths: true
            case .card: columns.contains(.balance) && entries.count > 5
            case .negativeOut, .plusAndMinus, .suffix: true
            }
        let hasFees = fees == .none || fees == .grossAndNet || columns.contains(.balance) && entries.count > 3
        return unit != .thousands && hasDates && hasAmount && hasSigns && hasFees
            && (signs != .minus || entries.count { $0.units < 0 } * 2 >= entries.count)
    }

    /// The zone of the person who brings the file, in three of four dialects.
    var zone: CivilTimeZone? {
        guard choice % 4 != 0 else { return nil }
        let zones = [
            "USD": "America/New_York", "CAD": "America/Toronto", "AUD": "Australia/Sydney", "MXN": "America/Mexico_City", "JPY": "Asia/Tokyo",
            "CNY": "Asia/Shanghai",
        ]
        return CivilTimeZone(zones[currency.code] ?? "Europe/Berlin")
    }

    /// The day on which the file is brought, in every other dialect: some days behind its last entry.
    var today: CalendarDate? { choice % 2 == 0 ? entries.last?.day.adding(days: choice % 21) : nil }

    /// Returns the name of a column: the last of a list if the dialect is held out and one of the others otherwise.
    func name(_ names: [String], _ offset: Int = 0) -> String {
        let count = isHeldOut || names.count == 1 ? names.count : names.count - 1
        return names[(choice + offset) % count]
    }
}

enum DialectProblem: Error { case unknownCurrency(String), notEncoded(String) }
