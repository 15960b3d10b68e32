import Bookkeeping

/// The form of a table and the meaning of its columns: all that a reader needs. It can be kept, as JSON, for the next file of the same account.
public struct TableMapping: Hashable, Codable, Sendable {
    public var dialect: TableDialect
    /// By position; nil for a column that is not read.
    public var columns: [TableColumn?]
    public var dateOrder: DateOrder
    public var decimalMark: DecimalMark?
    /// True if amounts above zero left the account, as in statements of some credit cards.
    public var isReversed: Bool
    /// The code of the currency where no column has it.
    public var currency: String?
    /// The name of the bank or the program whose table this is, if it is a known one.
    public var preset: String?
    /// The questions that the table leaves open. Empty once the table, or a person, has answered all of them.
    public var doubts: Set<TableDoubt> = []

    public init(
        dialect: TableDialect, columns: [TableColumn?], dateOrder: DateOrder = .dayMonthYear, decimalMark: DecimalMark? = nil,
        isReversed: Bool = false, currency: String? = nil, preset: String? = nil
    ) {
        (self.dialect, self.columns, self.dateOrder, self.decimalMark) = (dialect, columns, dateOrder, decimalMark)
        (self.isReversed, self.currency, self.preset) = (isReversed, currency, preset)
    }

    /// Reads a mapping that was kept, also one from before tables had doubts: a person had agreed to it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            dialect: try values.decode(TableDialect.self, forKey: .dialect), columns: try values.decode([TableColumn?].self, forKey: .columns),
            dateOrder: try values.decode(DateOrder.self, forKey: .dateOrder),
            decimalMark: try values.decodeIfPresent(DecimalMark.self, forKey: .decimalMark),
            isReversed: try values.decode(Bool.self, forKey: .isReversed), currency: try values.decodeIfPresent(String.self, forKey: .currency),
            preset: try values.decodeIfPresent(String.self, forKey: .preset))
        doubts = try values.decodeIfPresent(Set<TableDoubt>.self, forKey: .doubts) ?? []
    }

    /// True if entries can be read: with a date and an amount.
    public var isComplete: Bool { has(.date) && (has(.amount) || has(.moneyIn) || has(.moneyOut)) }

    /// True if a column has this meaning.
    public func has(_ column: TableColumn) -> Bool { columns.contains(column) }
}

// MARK: - Fingerprint

extension TableMapping {
    /// Returns the text by which a table of the same form is recognised: the names of its columns, or their number if it has none, in 16 digits.
    public static func fingerprint(_ bytes: [UInt8]) throws(BankFileProblem) -> String {
        let encoding = TextEncoding.guess(bytes)
        return fingerprint(try TableSample(guessing: try encoding.decode(bytes), encoding: encoding))
    }

    static func fingerprint(_ sample: TableSample) -> String {
        let names =
            sample.header?.values.map(TableWords.name)
            ?? (0..<sample.width).map { column in
                let values = sample.values(column)
                return values.isEmpty ? "" : values.allSatisfy(TableCell.isDate) ? "date" : values.allSatisfy(TableCell.isAmount) ? "amount" : "text"
            }
        // FNV-1a, 64 bits: stable, and short enough for a key.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in ((sample.header == nil ? "-" : "+") + names.joined(separator: "\u{1F}")).utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

// MARK: - Guessing

extension TableMapping {
    /// Guesses the form and the columns of a table: by a preset whose header it has, by the names of its columns, and by what is in them.
    ///
    /// - Parameters:
    ///   - encoding: the encoding that a person chose; nil to find it.
    ///   - separator: the separator that a person chose; nil to find it.
    ///   - hint: the order of dates for which both are possible.
    public static func guess(
        _ bytes: [UInt8], encoding: TextEncoding? = nil, separator: TableDialect.Separator? = nil, hint: DateOrder? = nil
    ) throws(BankFileProblem) -> TableMapping {
        let encoding = encoding ?? TextEncoding.guess(bytes)
        let text = try encoding.decode(bytes), sample = try TableSample(guessing: text, encoding: encoding, separator: separator)
        let preset = sample.header.flatMap { TablePreset.of($0.values) }
        var mapping = TableMapping(dialect: sample.dialect, columns: [TableColumn?](repeating: nil, count: sample.width), preset: preset?.name)
        if let preset, let header = sample.header {
            mapping.columns = preset.roles(header.values)
        } else {
            if let header = sample.header { mapping.nameColumns(header.values) }
            mapping.findColumns(sample.ofEntries)
        }
        mapping.isReversed = preset?.isReversed ?? false
        var order = preset?.dateOrder
        if order == nil { order = try mapping.rareOrder(text, sample) ?? hint }
        mapping.readValues(sample, hint: order)
        mapping.currency = mapping.has(.currency) ? nil : mapping.foundCurrency(sample) ?? preset?.currency
        return mapping
    }

    /// Returns true if a table that was guessed shows the order of its dates, so that no hint for both changes it.
    public func hasCertainDateOrder(_ bytes: [UInt8]) throws(BankFileProblem) -> Bool {
        let text = try dialect.encoding.decode(bytes), sample = try TableSample(text, dialect), dates = dates(sample)
        let hints: [DateOrder] = [.dayMonthYear, .monthDayYear]
        if hints.allSatisfy({ (DateText.order(of: dates, hint: $0) ?? $0) == dateOrder }) { return true }
        if let preset = sample.header.flatMap({ TablePreset.of($0.values) }), preset.dateOrder != nil { return true }
        return try rareOrder(text, sample) != nil
    }

    /// Gives columns their meaning by their names. Of those that mean the same, the best name counts.
    private mutating func nameColumns(_ header: [String]) {
        let found = header.enumerated().compactMap { place, name in TableWords.role(of: name).map { (place: place, column: $0.column, rank: $0.rank) }
        }
        for (place, column, _) in found.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) where column.mayRepeat || !has(column) {
            set(place, column)
        }
        // One date of two is the value date.
        if !has(.valueDate), let second = found.first(where: { $0.column == .date && !isSet($0.place) }) { set(second.place, .valueDate) }
        // The amount as it is counts more than the same in two columns.
        if has(.amount) { columns = columns.map { $0 == .moneyIn || $0 == .moneyOut ? nil : $0 } }
        if !has(.date), let place = columns.firstIndex(of: .valueDate) { set(place, .date) }
    }

    private mutating func set(_ place: Int, _ column: TableColumn?) {
        guard columns.indices.contains(place) else { return }
        columns[place] = column
    }

    private func isSet(_ place: Int) -> Bool { columns.dropFirst(place).first.flatMap(\.self) != nil }

    /// Finds the columns that have no names by what is in them.
    private mutating func findColumns(_ sample: TableSample) {
        var free = columns.indices.filter { columns[$0] == nil && !sample.values($0).isEmpty }
        let dates = free.filter { place in Self.most(sample.values(place), TableCell.isDate) }
        if !has(.date), let first = dates.first {
            set(first, .date)
            if !has(.valueDate), let second = dates.dropFirst().first { set(second, .valueDate) }
        }
        free.removeAll(where: dates.contains)
        if !has(.amount), !has(.moneyIn), !has(.moneyOut) {
            let amounts = free.filter { place in Self.most(sample.values(place)) { TableCell.isAmount($0) && !Self.isNumber($0) } }
            let signed = amounts.first { place in sample.values(place).contains { $0.contains("-") || $0.contains("\u{2212}") || $0.hasPrefix("(") } }
            if let amount = signed ?? amounts.first(where: { place in sample.values(place).count * 10 >= sample.rows.count * 9 }) ?? amounts.first {
                set(amount, .amount)
                free.removeAll { $0 == amount }
            }
            free.removeAll(where: amounts.contains)
        }
        // The number of the account itself, before the date and the same in all rows.
        if !has(.account), let place = columns.firstIndex(of: .otherAccount), let date = columns.firstIndex(of: .date), place < date,
            Set(sample.values(place)).count == 1
        {
            set(place, .account)
        }
        // An account behind a name that means a number of any kind.
        if !has(.otherAccount), let place = columns.firstIndex(of: .reference), Self.most(sample.values(place), Self.isIBAN) {
            set(place, .otherAccount)
        }
        guard sample.header == nil || !(has(.purpose) || has(.payee)) else { return }
        for place in free where sample.header == nil {
            let values = sample.values(place)
            if !has(.currency), Self.most(values, { TableWords.currency($0) != nil }) {
                set(place, .currency)
            } else if !has(.sign), !has(.moneyIn), values.allSatisfy({ TableWords.isOut($0) != nil }), Set(values).count > 1 {
                set(place, .sign)
            } else if !has(.otherAccount), Self.most(values, Self.isIBAN), Set(values).count > 1 {
                set(place, .otherAccount)
            } else if !has(.account), Self.most(values, { Self.isIBAN($0) || Self.isNumber($0) }), Set(values).count == 1 {
                set(place, .account)
            }
        }
        let texts = free.filter { place in columns[place] == nil && sample.values(place).contains { $0.contains(where: \.isLetter) } }
        let lengths = texts.map { place in (place, sample.values(place).reduce(0) { $0 + $1.utf8.count }) }
        guard let longest = lengths.max(by: { $0.1 < $1.1 }) else { return }
        set(longest.0, .purpose)
        guard sample.header == nil else { return }
        if let payee = lengths.first(where: { $0.0 != longest.0 && $0.1 * 6 > longest.1 }) { set(payee.0, .payee) }
    }

    private static func most(_ values: [String], _ isSuch: (String) -> Bool) -> Bool {
        !values.isEmpty && values.count(where: isSuch) * 10 >= values.count * 9
    }

    /// True for digits alone that are too many for an amount: the number of an account or a transaction.
    private static func isNumber(_ text: String) -> Bool { text.utf8.count >= 7 && text.utf8.allSatisfy { 48...57 ~= $0 } }

    private static func isIBAN(_ text: String) -> Bool {
        let text = text.withoutSpaces
        return 14...34 ~= text.utf8.count && text.prefix(2).allSatisfy(\.isLetter) && text.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
    }

    /// Returns the order of the first date behind the sample with a day beyond 12, if there is none in the sample: a few days have many rows.
    private func rareOrder(_ text: [UInt8], _ sample: TableSample) throws(BankFileProblem) -> DateOrder? {
        guard let place = columns.firstIndex(of: .date), sample.isCutOff, !DateText.beginWithYears(dates(sample)) else { return nil }
        let only = { (date: String) -> DateOrder? in
            let orders = [DateOrder.dayMonthYear, .monthDayYear].filter { DateText.parse(date, order: $0) != nil }
            return orders.count == 1 ? orders.first : nil
        }
        guard sample.values(place).allSatisfy({ only($0) == nil }) else { return nil }
        var parser = TableParser(text, dialect)
        while let row = try parser.next() {
            if let found = row.values.dropFirst(place).first.flatMap(only) { return found }
        }
        return nil
    }

    private func dates(_ sample: TableSample) -> [String] {
        columns.indices.filter { columns[$0] == .date || columns[$0] == .valueDate }.flatMap(sample.values)
    }

    /// Finds the order of dates, the decimal mark and the meaning of signs in the values.
    private mutating func readValues(_ sample: TableSample, hint: DateOrder?) {
        dateOrder = DateText.order(of: dates(sample), hint: hint) ?? hint ?? .dayMonthYear
        let money: Set<TableColumn?> = [.amount, .moneyIn, .moneyOut, .balance]
        let amounts = columns.indices.filter { money.contains(columns[$0]) }.flatMap(sample.values)
        decimalMark = AmountText.mark(of: amounts)
        // Kinds that are words for in and out, beside amounts that have no sign.
        guard !has(.sign), preset == nil, let kind = columns.firstIndex(of: .kind), let amount = columns.firstIndex(of: .amount) else { return }
        let kinds = sample.values(kind)
        if !kinds.isEmpty, kinds.allSatisfy({ TableWords.isOut($0) != nil }), !sample.values(amount).contains(where: { $0.contains("-") }) {
            set(kind, .sign)
        }
    }

    /// Returns the currency in the name of the amount's column, in amounts, or before the table.
    private func foundCurrency(_ sample: TableSample) -> String? {
        var values: [String] = []
        for (place, column) in columns.enumerated() {
            guard let column, [.amount, .moneyIn, .moneyOut, .balance].contains(column) else { continue }
            if let name = sample.header?.values.dropFirst(place).first, let found = TableWords.currency(inName: name) { return found.code }
            values += sample.values(place)
        }
        // In most amounts: one may be of another currency.
        let found = values.compactMap { TableWords.currency(inName: $0) }
        if let first = found.first, found.count(where: { $0 == first }) * 2 > values.count { return first.code }
        let words = sample.preface.flatMap(\.values).flatMap { $0.split { !$0.isLetter && $0 != "€" } }
        return words.lazy.filter { $0 == "€" || $0.allSatisfy(\.isUppercase) }.compactMap { TableWords.currency($0) }.first?.code
    }
}
