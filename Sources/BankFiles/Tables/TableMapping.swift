import Bookkeeping

/// The layout of a table and the meaning of its columns: all that a reader needs. It can be kept, as JSON, for the next file of the same account.
public struct TableMapping: Hashable, Codable, Sendable {
    public var dialect: TableDialect
    /// By position; nil for a column that is not read.
    public var columns: [TableColumn?] { didSet { if has(.share) { lacksPerson = false } } }
    public var dateOrder: DateOrder
    public var decimalMark: DecimalMark?
    /// True if amounts above zero left the account, as in statements of some credit cards.
    public var isReversed: Bool
    /// The words in the column of signs, folded, that only this table explains: true for money that left the account.
    public var directions: [String: Bool] = [:]
    /// True if money that came in has a minus in its column, as in statements of some credit cards.
    public var hasNegativeIncome = false
    /// The meaning of a minus beside a word for the direction, or in the column of money out; nil where none has a meaning of its own.
    public var minus: MinusMeaning?
    /// The unit of amounts in columns with a unit in their name, by their places.
    public var scales: [Int: AmountScale] = [:]
    /// The column that says of each row whether it happened; nil for none.
    public var denial: TableDenial?
    /// The number of values that a row has at most, unless a separator within one of them is not in quotes; nil if that is unknown.
    var rowLength: Int?
    /// True if days are the numbers of a spreadsheet: days since 30 December 1899.
    public var hasSerialDays = false
    /// The code of the currency where no column has it.
    public var currency: String?
    /// The name of the bank or the program that wrote the table, if it is a known one.
    public var preset: String?
    /// The zone of the days and times of entries, by its IANA name, for a table with times that have an offset from UTC; nil for the day as it is
    /// written.
    public var timeZone: String?
    /// True if a person said which line has the names of the columns.
    public var isHeaderChosen = false
    /// True if times are in UTC by the name of their column.
    public var isInUTC = false
    /// True if dates have no year: the year comes from the statement's date before or behind the entries.
    public var lacksYears = false
    /// True for the costs of a group, as long as nobody has said which person's share counts: which column of people has the meaning
    /// ``TableColumn/share``.
    public internal(set) var lacksPerson = false
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
        directions = try values.decodeIfPresent([String: Bool].self, forKey: .directions) ?? [:]
        hasNegativeIncome = try values.decodeIfPresent(Bool.self, forKey: .hasNegativeIncome) ?? false
        minus = try values.decodeIfPresent(MinusMeaning.self, forKey: .minus)
        scales = try values.decodeIfPresent([Int: AmountScale].self, forKey: .scales) ?? [:]
        denial = try values.decodeIfPresent(TableDenial.self, forKey: .denial)
        rowLength = try values.decodeIfPresent(Int.self, forKey: .rowLength)
        hasSerialDays = try values.decodeIfPresent(Bool.self, forKey: .hasSerialDays) ?? false
        timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
        isHeaderChosen = try values.decodeIfPresent(Bool.self, forKey: .isHeaderChosen) ?? false
        isInUTC = try values.decodeIfPresent(Bool.self, forKey: .isInUTC) ?? false
        lacksYears = try values.decodeIfPresent(Bool.self, forKey: .lacksYears) ?? false
        lacksPerson = try values.decodeIfPresent(Bool.self, forKey: .lacksPerson) ?? false
        doubts = try values.decodeIfPresent(Set<TableDoubt>.self, forKey: .doubts) ?? []
    }

    /// True if entries can be read: with a date and an amount.
    public var isComplete: Bool { has(.date) && (has(.amount) || has(.moneyIn) || has(.moneyOut)) && !lacksPerson }

    /// True if a column has this meaning.
    public func has(_ column: TableColumn) -> Bool { columns.contains(column) }
}

// MARK: - Fingerprint

extension TableMapping {
    /// Returns a text to recognise a table of the same layout by: the names of its columns, or their number if it has none, in 16 digits.
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
    /// Guesses the layout and the columns of a table: by a preset with the same header, and by the names and the contents of its columns.
    ///
    /// - Parameters:
    ///   - encoding: the encoding that a person chose; nil to find it.
    ///   - separator: the separator that a person chose; nil to find it.
    ///   - header: the line of the names of the columns that a person chose, 0 for none; nil to find it.
    ///   - hint: known facts about the person, for questions that the table leaves open.
    /// - Throws: ``BankFileProblem``, also for a table with balances and no entries.
    public static func guess(
        _ bytes: [UInt8], encoding: TextEncoding? = nil, separator: TableDialect.Separator? = nil, header: Int? = nil,
        hint: BankFileHint = BankFileHint()
    ) throws(BankFileProblem) -> TableMapping {
        let encoding = encoding ?? TextEncoding.guess(bytes)
        let text = try encoding.decode(bytes)
        let sample = try TableSample(guessing: text, encoding: encoding, separator: separator, header: header)
        let entries = sample.ofEntries, preset = sample.header.flatMap { TablePreset.of($0.values) }
        var mapping = TableMapping(
            dialect: sample.dialect, columns: [TableColumn?](repeating: nil, count: entries.usualWidth), preset: preset?.name)
        if let preset, let header = sample.header {
            mapping.columns = preset.roles(header.values)
        } else {
            if let header = sample.header { mapping.nameColumns(header.values, entries) }
            mapping.findColumns(entries)
        }
        mapping.isReversed = preset?.isReversed ?? false
        mapping.denial = sample.header.flatMap { TableDenial($0.values, entries) }
        mapping.isHeaderChosen = header != nil
        mapping.rowLength = min(sample.header?.values.count ?? .max, entries.usualLength)
        mapping.hasSerialDays = mapping.findSerialDays(entries)
        try mapping.settle(entries, preset, hint)
        try mapping.findDates(text, sample, entries, known: preset?.dateOrder, hint: hint)
        if SharedCostTable.needsPerson(sample, mapping) { mapping.lacksPerson = true }
        return mapping
    }
}
