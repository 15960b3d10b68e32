import Bookkeeping

/// Reads statements of SWIFT's category 9: MT940 (Customer Statement Message) and MT942 (Interim Transaction Report), by the SWIFT
/// standard and by the conventions of banks for field 86: the German one (`?20…`, appendix 3 of the DFÜ agreement), the Dutch one (`/NAME/…`), the
/// tags of SEPA (`EREF+…`), and plain text.
///
/// - The blocks around a message (`{1:…}{4:`) may be there or not, and lines before the first field are ignored.
/// - Messages that continue each other (`:62M:`, then `:60M:`) are one statement.
/// - Two digits of a year above 79 are of the 20th century, as SWIFT's standard says. The year of the entry date, which has none, is the
///   one that brings it nearest to the value date.
/// - The mark `RC`, the reversal of a credit, is money out, `RD` money in. `EC` and `ED` are expected, and like the entries of MT942 pending:
///   banks report those before the booking, and again in MT940 afterwards.
/// - The reference after `//` is an identifier only if it has nine characters without leading zeros, and a digit: many banks count the
///   entries of a statement there, and an identifier that is none would hide other entries.
public struct MT940Reader: Sendable {
    /// The currency of statements that begin with neither a balance nor another word of it.
    public var defaultCurrency: Currency?

    public init(defaultCurrency: Currency? = nil) { self.defaultCurrency = defaultCurrency }

    /// Returns true for the beginning of a file with the fields of a statement.
    public static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
        let head = head.prefix(65_536).filter { $0 != 0 }
        var tags: Set<String> = []
        for line in MT940Lines(head[...]) {
            if let field = MT940Field(line.text, line: line.number) { tags.insert(field.tag) }
        }
        return tags.contains { $0.hasPrefix("25") } && tags.contains { ["60F", "60M", "61", "28C", "28", "34F"].contains($0) }
    }

    /// Passes on the parts of a file. Throws ``BankFileProblem``, or an error of `handle`. After a ``BankFileProblem``, discard the parts passed on.
    public func read(_ file: [UInt8], _ handle: BankFileHandler) throws {
        guard file.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
        let text = try TextEncoding.guess(file).decode(file)
        try withoutActuallyEscaping(handle) { handle in
            var reading = MT940Reading(defaultCurrency: defaultCurrency, handle), field: MT940Field?
            for line in MT940Lines(text[...]) {
                guard line.text.utf8.count <= BankFileLimits.line else { throw BankFileProblem(.tooLong, line: line.number) }
                guard line.number <= BankFileLimits.lines else { throw BankFileProblem(.tooLarge, line: line.number) }
                if let next = MT940Field(line.text, line: line.number) {
                    if let field { try reading.take(field) }
                    field = next
                    // Some banks write the information on the line of its entry.
                    if let (entry, information) = next.divided {
                        try reading.take(entry)
                        field = information
                    }
                } else if line.endsMessage {
                    if let field { try reading.take(field) }
                    field = nil
                    try reading.endMessage()
                } else {
                    field?.add(line.text)
                    if let field, field.bytes > BankFileLimits.value { throw BankFileProblem(.tooLong, line: field.line) }
                }
            }
            if let field { try reading.take(field) }
            try reading.finish()
        }
    }
}

/// The lines of a text, which end with CR, LF or both.
struct MT940Lines: Sequence, IteratorProtocol {
    struct Line {
        let text: String
        let number: Int

        /// A line that ends a message: `-`, or `-}` with the blocks.
        var endsMessage: Bool { text == "-" || text.hasPrefix("-}") }
    }

    private var rest: ArraySlice<UInt8>
    private var number = 0

    init(_ text: ArraySlice<UInt8>) { rest = text }

    mutating func next() -> Line? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
        let line = rest[..<end]
        var next = end == rest.endIndex ? end : end + 1
        if next < rest.endIndex, rest[end] == 0x0D, rest[next] == 0x0A { next += 1 }
        rest = rest[next...]
        number += 1
        return Line(text: String(decoding: line, as: UTF8.self), number: number)
    }
}

/// A field of a message: `:61:` and its lines, which are its own as far as they go.
struct MT940Field {
    let tag: String
    let line: Int
    private(set) var lines: [String]
    private(set) var bytes: Int

    /// Creates a field from its first line, which may be after the header of the blocks; nil for any other line.
    init?(_ text: String, line: Int) {
        let text = text.hasPrefix("{") ? text.firstRange(of: "{4:").map { text[$0.upperBound...] } ?? text[...] : text[...]
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: ":"), let end = bytes.dropFirst().prefix(4).firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let tag = text[text.index(after: text.startIndex)..<end]
        guard 2...3 ~= tag.utf8.count, tag == "NS" || tag.utf8.prefix(2).allSatisfy({ 48...57 ~= $0 }),
            tag.utf8.dropFirst(2).allSatisfy({ 65...90 ~= $0 })
        else { return nil }
        let value = String(text[text.index(after: end)...])
        (self.tag, self.line, lines, self.bytes) = (String(tag), line, [value], value.utf8.count)
    }

    /// The field 61 and the field 86 of a line that has both; nil for any other.
    var divided: (entry: MT940Field, information: MT940Field)? {
        guard tag == "61", let text = lines.first, let mark = text.firstRange(of: ":86:"),
            let entry = MT940Field(":61:" + text.prefix(upTo: mark.lowerBound), line: line),
            let information = MT940Field(String(text.suffix(from: mark.lowerBound)), line: line)
        else { return nil }
        return (entry, information)
    }

    mutating func add(_ text: String) {
        lines.append(text)
        bytes += text.utf8.count + 1
    }
}
