/// A row of a table: its values in the order of the columns.
public struct TableRow: Sendable, Equatable {
    /// The line at which the row begins, from 1.
    public let line: Int
    public let values: [String]
    /// True for a row in which a quote is not closed, such as the last one of a file that breaks off.
    public let isIncomplete: Bool

    /// True for a line without values.
    var isEmpty: Bool { values.allSatisfy(\.isEmpty) }
}

/// Reads the rows of a table in text, one after the other, each byte once.
///
/// It reads RFC 4180, and what programs write beside it: any of four separators, lines that end with `\r`, spaces before a quote, text behind a
/// closing quote, and quotes within a value that begins without one. A quote that is not closed, or only by the first one of a later value, ends with
/// its line, so that it costs one row and not the rest of the table.
struct TableParser {
    /// The maximum number of columns.
    static let columns = 1_000
    /// The maximum number of quotes that are not closed: each costs another look at up to ``BankFileLimits/value`` bytes.
    private static let openQuotes = 100

    private let text: [UInt8]
    private let separator: UInt8
    private let quote: UInt8?
    private var position = 0
    private var openQuotes = 0
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

    /// Returns the next row; nil at the end. Throws ``BankFileProblem/Reason/tooLong``.
    mutating func next() throws(BankFileProblem) -> TableRow? {
        guard byte != nil else { return nil }
        let (start, firstLine) = (position, line)
        var values: [String] = [], isIncomplete = false
        while true {
            let value = try value(isIncomplete: &isIncomplete)
            guard values.count < Self.columns, position - start <= BankFileLimits.line else { throw BankFileProblem(.tooLong, line: firstLine) }
            values.append(value)
            guard byte == separator else { break }
            position += 1
        }
        skipLineEnd()
        return TableRow(line: firstLine, values: values, isIncomplete: isIncomplete)
    }

    /// Reads up to a separator or the end of the line.
    private mutating func value(isIncomplete: inout Bool) throws(BankFileProblem) -> String {
        let start = position
        while byte == space { position += 1 }
        if let quote, byte == quote { return try quoted(by: quote, isIncomplete: &isIncomplete) }
        while let byte, byte != separator, byte != newline, byte != carriageReturn { position += 1 }
        guard position - start <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: line) }
        return Self.text(text[start..<position])
    }

    private mutating func quoted(by quote: UInt8, isIncomplete: inout Bool) throws(BankFileProblem) -> String {
        if let value = plainlyClosed(by: quote) { return value }
        let (start, firstLine) = (position, line)
        if let value = closed(by: quote) {
            guard value.count <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: firstLine) }
            return Self.text(value[...])
        }
        (position, line, isIncomplete) = (start + 1, firstLine, true)
        openQuotes += 1
        guard openQuotes <= Self.openQuotes else { throw BankFileProblem(.malformed, line: firstLine) }
        while let byte, byte != newline, byte != carriageReturn { position += 1 }
        guard position - start <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: firstLine) }
        return Self.text(text.prefix(position).dropFirst(start + 1))
    }

    /// Reads a value in quotes without a quote or the end of a line in it, and with nothing behind it, as most are; nil for any other.
    private mutating func plainlyClosed(by quote: UInt8) -> String? {
        var end = position + 1
        while end < text.count, text[end] != quote, text[end] != newline, text[end] != carriageReturn { end += 1 }
        guard end < text.count, text[end] == quote, end - position <= BankFileLimits.value else { return nil }
        if end + 1 < text.count, ![separator, newline, carriageReturn].contains(text[end + 1]) { return nil }
        defer { position = end + 1 }
        return Self.text(text[(position + 1)..<end])
    }

    /// Reads a value in quotes, with what stands behind it; nil if its quote is not closed.
    private mutating func closed(by quote: UInt8) -> [UInt8]? {
        let firstLine = line
        var value: [UInt8] = []
        position += 1
        while true {
            guard let byte, value.count < BankFileLimits.value else { return nil }
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
        return String(decoding: rest, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == 0x09 || byte == newline || byte == carriageReturn }
}

private let space = UInt8(ascii: " ")
private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
