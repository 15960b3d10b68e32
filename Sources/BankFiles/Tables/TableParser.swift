/// A row of a table: its values in the order of the columns.
public struct TableRow: Sendable, Equatable {
    /// The line where the row begins, from 1.
    public let line: Int
    public let values: [String]
    /// True for a row with a quote that is not closed, such as the last one of a file that breaks off, and for one that is too long.
    public let isIncomplete: Bool
    /// True for a row with more columns, or longer values, than any bank writes: the rest of them is left out.
    var isTooLong = false

    /// True for a line without values.
    var isEmpty: Bool { values.allSatisfy(\.isEmpty) }
}

/// Reads the rows of a table in text, one after the other, each byte once.
///
/// It reads RFC 4180, and what programs write beside it: any of four separators, lines that end with `\r`, spaces before a quote, text behind a
/// closing quote, and quotes within a value that begins without one. A quote that is not closed within a few lines, or only by the first one of a later
/// value, ends with its line, so that it costs one row and not the rest of the table. Its bytes are read twice: where none of them closes the quote, none of
/// them opens another one in vain.
struct TableParser {
    /// The maximum number of columns.
    static let columns = 300
    /// The maximum length of a value in bytes, and in lines.
    static let valueBytes = 8 << 10, valueLines = 100

    private let text: [UInt8]
    private let separator: UInt8
    private let quote: UInt8?
    private var position = 0
    private var rows = 0
    private(set) var line = 1

    /// Creates a parser of UTF-8 that skips the lines before the table.
    init(_ text: [UInt8], _ dialect: TableDialect) {
        (self.text, separator, quote) = (text, dialect.separator.byte, dialect.quote?.byte)
        for _ in 0..<dialect.preface where position < text.count { skipLine() }
    }

    private var byte: UInt8? { position < text.count ? text[position] : nil }

    private mutating func skipLine() {
        while let byte, byte != newline, byte != carriageReturn { position += 1 }
        skipLineEnd()
    }

    private mutating func skipLineEnd() {
        guard let byte else { return }
        position += 1
        if byte == carriageReturn, self.byte == newline { position += 1 }
        line += 1
    }

    /// Returns the next row; nil at the end. Throws ``BankFileProblem/Reason/tooLarge`` for more than ``BankFileLimits/rows``.
    mutating func next() throws(BankFileProblem) -> TableRow? {
        guard byte != nil else { return nil }
        let (start, firstLine) = (position, line)
        rows += 1
        guard rows <= BankFileLimits.rows else { throw BankFileProblem(.tooLarge, line: firstLine) }
        var values: [String] = [], isOpen = false, isTooLong = false
        while true {
            guard values.count < Self.columns, position - start <= BankFileLimits.line else {
                isTooLong = true
                moveToLineEnd()
                break
            }
            values.append(value(isOpen: &isOpen, isTooLong: &isTooLong))
            guard byte == separator else { break }
            position += 1
        }
        skipLineEnd()
        return TableRow(line: firstLine, values: values, isIncomplete: isOpen || isTooLong, isTooLong: isTooLong)
    }

    /// Reads up to a separator or the end of the line.
    private mutating func value(isOpen: inout Bool, isTooLong: inout Bool) -> String {
        let start = position
        while byte == space { position += 1 }
        // `="0012"`, which keeps spreadsheets from changing it.
        if let quote, byte == equals, text.dropFirst(position + 1).first == quote { position += 1 }
        if let quote, byte == quote { return quoted(by: quote, isOpen: &isOpen, isTooLong: &isTooLong) }
        while let byte, byte != separator, byte != newline, byte != carriageReturn { position += 1 }
        return cut(start..<position, isTooLong: &isTooLong)
    }

    private mutating func quoted(by quote: UInt8, isOpen: inout Bool, isTooLong: inout Bool) -> String {
        if let value = plainlyClosed(by: quote) { return value }
        let (start, firstLine) = (position, line)
        if let value = closed(by: quote) { return Self.text(value[...]) }
        (position, line, isOpen) = (start + 1, firstLine, true)
        moveToLineEnd()
        return cut((start + 1)..<position, isTooLong: &isTooLong)
    }

    private mutating func moveToLineEnd() {
        while let byte, byte != newline, byte != carriageReturn { position += 1 }
    }

    private func cut(_ range: Range<Int>, isTooLong: inout Bool) -> String {
        if range.count > Self.valueBytes { isTooLong = true }
        return Self.text(text[range].prefix(Self.valueBytes))
    }

    /// Reads a value in quotes without a quote or the end of a line in it, and with nothing behind it, as most are; nil for any other.
    private mutating func plainlyClosed(by quote: UInt8) -> String? {
        var end = position + 1
        while end < text.count, text[end] != quote, text[end] != newline, text[end] != carriageReturn { end += 1 }
        guard end < text.count, text[end] == quote, end - position <= Self.valueBytes else { return nil }
        if end + 1 < text.count, ![separator, newline, carriageReturn].contains(text[end + 1]) { return nil }
        defer { position = end + 1 }
        return Self.text(text[(position + 1)..<end])
    }

    /// Reads a value in quotes, with what stands behind it; nil if its quote is not closed, or the value is too long.
    private mutating func closed(by quote: UInt8) -> [UInt8]? {
        let firstLine = line
        var value: [UInt8] = []
        position += 1
        while true {
            guard let byte, value.count < Self.valueBytes, line - firstLine < Self.valueLines else { return nil }
            if byte == quote {
                position += 1
                guard self.byte == quote else { break }
                value.append(quote)
                position += 1
            } else if byte == newline || byte == carriageReturn {
                value.append(newline)
                skipLineEnd()
            } else {
                value.append(byte)
                position += 1
            }
        }
        let end = position
        while let byte, byte != separator, byte != newline, byte != carriageReturn {
            guard value.count < Self.valueBytes else { return nil }
            value.append(byte)
            position += 1
        }
        // Text behind a quote in a later line: that quote begins a value there.
        return line > firstLine && text.prefix(position).dropFirst(end).contains { !Self.isSpace($0) } ? nil : value
    }

    /// Returns a value without the space around it.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var rest = bytes
        while let first = rest.first, isSpace(first) { rest.removeFirst() }
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        // `="0012"` as a whole within quotes.
        if rest.first == equals, rest.count >= 3, rest.dropFirst().first == doubleQuote, rest.last == doubleQuote {
            rest = rest.dropFirst(2).dropLast()
        }
        return String(decoding: rest, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == 0x09 || byte == newline || byte == carriageReturn }
}

private let space = UInt8(ascii: " ")
private let equals = UInt8(ascii: "=")
private let doubleQuote = UInt8(ascii: "\"")
private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
