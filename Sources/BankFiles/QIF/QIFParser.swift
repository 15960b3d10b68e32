/// A part of a file of QIF.
enum QIFPart {
    /// The header of a register, with the name of its account, which may be empty. `isCard` is true for a credit card.
    case register(name: String, isCard: Bool)
    case record(QIFRecord)
    /// A record without an end, at the end of the file.
    case unfinished(QIFRecord)
}

/// Splits a file of QIF in UTF-8 into the records of its registers.
///
/// A line is a letter and a value; `^` ends a record, `!` begins a section. A record without `^` also ends where the next one begins with its date.
struct QIFParser {
    /// The section that a header begins.
    private enum Section {
        case register, accounts, other
    }

    // A file without headers is one register.
    private var section = Section.register
    private var accountName = ""
    private var record: QIFRecord?

    /// Passes on the parts of a text.
    static func parse(_ text: [UInt8], _ handle: (QIFPart) throws -> Void) throws {
        var parser = QIFParser(), start = 0, line = 1
        while start < text.count {
            let end = text[start...].firstIndex { $0 == 10 || $0 == 13 } ?? text.count
            guard end - start <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: line) }
            guard line <= BankFileLimits.lines else { throw BankFileProblem(.tooLarge, line: line) }
            try parser.take(text[start..<end], line: line, handle)
            start = end + 1
            if end < text.count, text[end] == 13, start < text.count, text[start] == 10 { start += 1 }
            line += 1
        }
        if let record = parser.record, parser.section == .register { try handle(.unfinished(record)) }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, line: Int, _ handle: (QIFPart) throws -> Void) throws {
        let content = bytes.trimmingSpaces
        guard let first = content.first else { return }
        switch first {
        case UInt8(ascii: "!"):
            try finish(handle)
            try begin(String(decoding: content, as: UTF8.self).lowercased(), handle)
        case UInt8(ascii: "^"): try finish(handle)
        // A comment, which no specification has and some programs write.
        case UInt8(ascii: "#"): return
        default:
            // Lists that are not read may be long: no text is made of them.
            if section == .other { return }
            let value = String(decoding: content.dropFirst().trimmingSpaces, as: UTF8.self)
            if first == UInt8(ascii: "D"), section == .register, record?.isComplete == true { try finish(handle) }
            var record = record ?? QIFRecord(line: line)
            // Not a copy of it for each line.
            self.record = nil
            record.add(value, first)
            guard record.size <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: line) }
            self.record = record
        }
    }

    private mutating func begin(_ header: String, _ handle: (QIFPart) throws -> Void) throws {
        if header.hasPrefix("!account") {
            (section, accountName) = (.accounts, "")
        } else if header.hasPrefix("!type:") {
            let type = String(header.dropFirst(6)).trimmed
            section = Self.others.contains(type) ? .other : .register
            if section == .register { try handle(.register(name: accountName, isCard: type == "ccard")) }
            accountName = ""
        }
    }

    private mutating func finish(_ handle: (QIFPart) throws -> Void) throws {
        guard let record else { return }
        self.record = nil
        switch section {
        case .register: try handle(.record(record))
        case .accounts: accountName = record.text("N")
        case .other: break
        }
    }

    /// The sections that are no registers of money.
    private static let others: Set<String> = [
        "cat", "class", "tag", "memorized", "security", "prices", "invst", "port", "budget", "tax", "template", "bill", "invoice", "invitem", "payee",
        "payees", "tmplt",
    ]
}

/// The fields of a record.
struct QIFRecord {
    /// A part of a split transaction.
    struct Split {
        var category: String
        var memo = ""
        var amount = ""
    }

    /// The line where it begins.
    let line: Int
    /// The bytes of its values.
    private(set) var size = 0
    private(set) var splits: [Split] = []
    // A record has a few fields: finding one is faster than hashing it.
    private var fields: [(field: UInt8, value: String)] = []

    init(line: Int) { self.line = line }

    /// True if it has a date and an amount, so that another date belongs to the next one.
    var isComplete: Bool { !text("D").isEmpty && !amount.isEmpty }

    /// Returns the value of a field; empty if it has none.
    func text(_ field: Unicode.Scalar) -> String { fields.first { $0.field == UInt8(truncatingIfNeeded: field.value) }?.value ?? "" }

    /// The amount: `U` is the same as `T`, and may be larger than Quicken's fields.
    var amount: String { text("T").nonEmpty ?? text("U") }

    mutating func add(_ value: String, _ field: UInt8) {
        size += value.utf8.count + 1
        switch field {
        case UInt8(ascii: "S"): splits.append(Split(category: value))
        case UInt8(ascii: "E"): if !splits.isEmpty { splits[splits.count - 1].memo = value }
        case UInt8(ascii: "$"): if !splits.isEmpty { splits[splits.count - 1].amount = value }
        default: if !value.isEmpty, !fields.contains(where: { $0.field == field }) { fields.append((field, value)) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces and control characters at both ends.
    fileprivate var trimmingSpaces: Self {
        guard let first = firstIndex(where: { $0 > 32 }), let last = lastIndex(where: { $0 > 32 }) else { return [] }
        return self[first...last]
    }
}
