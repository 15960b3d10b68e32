import Bookkeeping

/// The beginning of a table, for guessing its layout and its columns.
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

    /// Guesses the layout of a table from text in UTF-8.
    ///
    /// - Parameters:
    ///   - separator: nil to find it.
    ///   - header: the line of the header, 0 for none; nil to find it.
    init(
        guessing text: [UInt8], encoding: TextEncoding, separator: TableDialect.Separator? = nil, header given: Int? = nil
    ) throws(BankFileProblem) {
        let start = Self.beginning(of: text)
        let divided = separator ?? Self.givenSeparator(start)
        var best: (score: Int, dialect: TableDialect, rows: [TableRow])?, problem: BankFileProblem?
        for separator in divided.map({ [$0] }) ?? [.tab, .semicolon, .bar, .comma] {
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
        let entries = rows.map(Self.isEntry), header = Self.header(rows, entries, given)
        let first = Self.firstEntry(rows, entries, behind: header)
        let begin = header ?? first
        dialect.hasHeader = header != nil
        dialect.preface = (begin.flatMap { rows.dropFirst($0).first?.line } ?? 1) - 1
        try self.init(text, dialect)
        if let begin { preface = Array(rows.prefix(begin)) }
    }

    /// Reads the sample of a text in a layout that is known.
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
        sample.rows = rows.filter(Self.isEntry)
        return sample.rows.isEmpty ? self : sample
    }

    /// The sample without the lines of balances and sums among its rows, unless it has no others.
    var withoutBalanceLines: TableSample {
        var sample = self
        sample.rows = rows.filter { !$0.values.contains { TableWords.isBalanceLine($0) || TableWords.isTotal($0) } }
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

    /// True for a row with a date and an amount.
    static func isEntry(_ row: TableRow) -> Bool {
        row.values.contains(where: TableCell.isDate) && row.values.contains { TableCell.isAmount($0) && !TableCell.isDate($0) }
    }
}

extension TableSample {
    /// The number of columns that the header and most rows have. A row with more has a separator in a text.
    var usualWidth: Int {
        var widths: [Int: Int] = [:]
        for row in rows { widths[(row.values.lastIndex { !$0.isEmpty } ?? -1) + 1, default: 0] += 1 }
        let most = widths.values.max() ?? 0
        return max(header?.values.count ?? 0, widths.filter { $0.value == most }.keys.max() ?? 0, header == nil ? usualLength : 0)
    }

    /// The name of a column; empty without one.
    func name(_ place: Int) -> String { header?.values.dropFirst(place).first ?? "" }

    /// The numbers of a column, row by row; nil for a value that is none.
    func figures(_ place: Int, mark: DecimalMark?, first count: Int = .max) -> [AmountUnits?] {
        rows.prefix(count).map { row in row.values.dropFirst(place).first.flatMap { TableCell.isEmpty($0) ? nil : AmountText.figure($0, mark: mark) }
        }
    }

    /// The number of values, also empty ones, of most rows.
    var usualLength: Int {
        var lengths: [Int: Int] = [:]
        for row in rows { lengths[row.values.count, default: 0] += 1 }
        return lengths.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }
}
