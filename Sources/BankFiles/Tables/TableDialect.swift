/// The form of a table in text.
public struct TableDialect: Hashable, Codable, Sendable {
    public enum Separator: String, CaseIterable, Hashable, Codable, Sendable {
        case semicolon, comma, tab, bar

        var byte: UInt8 {
            switch self {
            case .semicolon: UInt8(ascii: ";")
            case .comma: UInt8(ascii: ",")
            case .tab: UInt8(ascii: "\t")
            case .bar: UInt8(ascii: "|")
            }
        }
    }

    public enum Quote: String, CaseIterable, Hashable, Codable, Sendable {
        case double, single

        var byte: UInt8 { self == .double ? UInt8(ascii: "\"") : UInt8(ascii: "'") }
    }

    public var encoding: TextEncoding
    public var separator: Separator
    public var quote: Quote?
    /// The number of lines before the header, or before the first row if there is none: the account, the period, the balance, or `sep=;`.
    public var preface: Int
    public var hasHeader: Bool

    public init(
        encoding: TextEncoding = .utf8, separator: Separator = .comma, quote: Quote? = .double, preface: Int = 0, hasHeader: Bool = true
    ) {
        (self.encoding, self.separator, self.quote) = (encoding, separator, quote)
        (self.preface, self.hasHeader) = (preface, hasHeader)
    }
}

/// The beginning of a table, by which its form and its columns are guessed.
struct TableSample {
    /// The number of rows that a guess looks at.
    private static let rows = 500
    /// The bytes of text that a guess looks at.
    private static let bytes = 256 << 10

    let dialect: TableDialect
    /// The rows before the header.
    private(set) var preface: [TableRow] = []
    private(set) var header: TableRow?
    /// The rows behind the header that are not empty.
    private(set) var rows: [TableRow] = []
    /// True if the table goes on behind it.
    private(set) var isCutOff = false

    /// Guesses the form of a table from text in UTF-8.
    ///
    /// - Parameter separator: nil to find it.
    init(guessing text: [UInt8], encoding: TextEncoding, separator: TableDialect.Separator? = nil) throws(BankFileProblem) {
        let start = Self.beginning(of: text)
        let given = separator ?? Self.givenSeparator(start)
        var best: (score: Int, dialect: TableDialect, rows: [TableRow])?, problem: BankFileProblem?
        for separator in given.map({ [$0] }) ?? [.tab, .semicolon, .bar, .comma] {
            let dialect = TableDialect(encoding: encoding, separator: separator)
            do {
                let rows = try Self.read(start, dialect), score = Self.score(rows)
                if best.map({ score > $0.score }) ?? true { best = (score, dialect, rows) }
            } catch {
                problem = error
            }
        }
        guard let best else { throw problem ?? BankFileProblem(.unknownFormat) }
        let rows = best.rows
        if let first = rows.first, rows.allSatisfy(\.isTooLong) { throw BankFileProblem(.tooLong, line: first.line) }
        var dialect = best.dialect
        let first = Self.firstEntry(rows), header = Self.header(rows, before: first)
        let line = header.map { rows[$0].line } ?? first.map { rows[$0].line } ?? 1
        dialect.hasHeader = header != nil
        dialect.preface = line - 1
        try self.init(text, dialect)
        if let header { preface = Array(rows.prefix(header)) } else if let first { preface = Array(rows.prefix(first)) }
    }

    /// Reads the sample of a text in a form that is known.
    init(_ text: [UInt8], _ dialect: TableDialect) throws(BankFileProblem) {
        self.dialect = dialect
        var rows = try Self.read(Self.beginning(of: text), dialect)[...]
        isCutOff = rows.count >= Self.rows || text.count > Self.bytes
        if dialect.hasHeader { header = rows.popFirst() }
        self.rows = rows.filter { !$0.isEmpty }
    }

    /// The number of columns.
    var width: Int { max(header?.values.count ?? 0, rows.reduce(0) { max($0, $1.values.count) }) }

    /// The sample with nothing but the rows that have a date and an amount, if there are any: a footer says nothing about columns.
    var ofEntries: TableSample {
        var sample = self
        sample.rows = rows.filter { row in
            row.values.contains(where: TableCell.isDate) && row.values.contains { TableCell.isAmount($0) && !TableCell.isDate($0) }
        }
        return sample.rows.isEmpty ? self : sample
    }

    /// Returns the values of a column that are not empty.
    func values(_ column: Int) -> [String] { rows.compactMap { $0.values.dropFirst(column).first }.filter { !TableCell.isEmpty($0) } }

    private static func beginning(of text: [UInt8]) -> [UInt8] {
        guard text.count > bytes else { return text }
        let start = text.prefix(bytes)
        guard let end = start.lastIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return Array(start) }
        return Array(start[...end])
    }

    private static func read(_ text: [UInt8], _ dialect: TableDialect) throws(BankFileProblem) -> [TableRow] {
        var parser = TableParser(text, dialect), rows: [TableRow] = []
        while rows.count < Self.rows, let row = try parser.next() { rows.append(row) }
        return rows
    }

    /// Returns the separator that spreadsheets write into the first line: `sep=;`.
    private static func givenSeparator(_ text: [UInt8]) -> TableDialect.Separator? {
        guard String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep=", let byte = text.dropFirst(4).first else { return nil }
        return .allCases.first { $0.byte == byte }
    }

    /// Returns a number that is high if many rows have the same number of values, and dates and amounts among them.
    private static func score(_ rows: [TableRow]) -> Int {
        var scores: [Int: Int] = [:]
        for row in rows where !row.isEmpty && row.values.count > 1 {
            let telling = row.values.count { TableCell.isDate($0) || TableCell.isAmount($0) }
            scores[row.values.count, default: 0] += min(row.values.count, 20) + 10 * telling
        }
        return scores.values.max() ?? 0
    }

    /// Returns the index of the first row with a date and an amount, as wide as most of those.
    private static func firstEntry(_ rows: [TableRow]) -> Int? {
        let entries = rows.indices.filter { index in
            let values = rows[index].values, dates = values.count(where: TableCell.isDate)
            return dates > 0 && values.contains { TableCell.isAmount($0) && !TableCell.isDate($0) }
        }
        var widths: [Int: Int] = [:]
        for index in entries { widths[rows[index].values.count, default: 0] += 1 }
        guard let width = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        return entries.first { abs(rows[$0].values.count - width) <= 1 }
    }

    /// Returns the index of the header: the row before the first entry with the most names of columns, or the one just before it if it has neither
    /// dates nor amounts.
    private static func header(_ rows: [TableRow], before first: Int?) -> Int? {
        let above = rows.indices.filter { $0 < first ?? rows.endIndex && !rows[$0].isEmpty }
        let named = above.map { (index: $0, names: rows[$0].values.count { TableWords.role(of: $0) != nil }) }.filter { $0.names >= 2 }
        if let best = named.max(by: { ($0.names, $0.index) < ($1.names, $1.index) }) { return best.index }
        guard let first, let last = above.last, rows[last].values.count >= 2, rows[last].values.count + 1 >= rows[first].values.count else {
            return nil
        }
        let isPlain = rows[last].values.allSatisfy { !TableCell.isDate($0) && !TableCell.isAmount($0) }
        return isPlain && rows[last].values.count { !$0.isEmpty } >= 2 ? last : nil
    }
}

/// A value of a table, by its look.
enum TableCell {
    /// True for nothing, and for what stands for nothing: a dash or a stroke.
    static func isEmpty(_ text: String) -> Bool { text.utf8.count <= 3 && ["", "-", "--", "—", "–", "/"].contains(text) }

    static func isDate(_ text: String) -> Bool {
        guard 6...60 ~= text.utf8.count else { return false }
        return DateOrder.allCases.contains { DateText.parse(text, order: $0).map { 1900...2200 ~= $0.0.year } ?? false }
    }

    static func isAmount(_ text: String) -> Bool { AmountText.isAmount(text) }
}
