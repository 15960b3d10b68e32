import BankFiles
import Bookkeeping
import TestSupport
import Testing

/// Books that are written as tables in many forms, and read back.
@Suite struct TableDialectTests {
    private struct Form: Sendable, CustomTestStringConvertible {
        let separator: String, mark: DecimalMark, order: DateOrder, encoding: TextEncoding, lineEnd: String
        var testDescription: String { "\(separator) \(mark) \(order) \(encoding) \(lineEnd.debugDescription)" }
    }

    private static let forms: [Form] = [
        Form(separator: ",", mark: .point, order: .yearMonthDay, encoding: .utf8, lineEnd: "\n"),
        Form(separator: ",", mark: .comma, order: .dayMonthYear, encoding: .utf8, lineEnd: "\r\n"),
        Form(separator: ",", mark: .point, order: .monthDayYear, encoding: .windows1252, lineEnd: "\r"),
        Form(separator: ";", mark: .comma, order: .dayMonthYear, encoding: .windows1252, lineEnd: "\r\n"),
        Form(separator: ";", mark: .point, order: .yearMonthDay, encoding: .iso8859_15, lineEnd: "\n"),
        Form(separator: ";", mark: .comma, order: .yearMonthDay, encoding: .utf16LittleEndian, lineEnd: "\r\n"),
        Form(separator: "\t", mark: .comma, order: .dayMonthYear, encoding: .utf16BigEndian, lineEnd: "\n"),
        Form(separator: "\t", mark: .point, order: .monthDayYear, encoding: .utf8, lineEnd: "\n"),
        Form(separator: "\t", mark: .comma, order: .yearDayMonth, encoding: .windows1252, lineEnd: "\r\n"),
        Form(separator: "|", mark: .point, order: .dayMonthYear, encoding: .utf8, lineEnd: "\n"),
        Form(separator: "|", mark: .comma, order: .monthDayYear, encoding: .windows1250, lineEnd: "\r\n"),
        Form(separator: "|", mark: .point, order: .yearMonthDay, encoding: .windows1252, lineEnd: "\r"),
    ]

    /// An entry by what is compared.
    private struct Entry { let account: String, date: CalendarDate, units: Int64, payee: String }

    @Test(arguments: forms) private func `the months of all accounts are read back to the cent`(form: Form) throws {
        let entries = try Self.entries(2_000), bytes = try EncodedText.encoded(Self.written(entries, form), form.encoding)
        let mapping = try TableMapping.guess(bytes)
        #expect(mapping.dialect.separator.sign == form.separator)
        #expect(mapping.dateOrder == form.order)
        #expect(mapping.decimalMark == form.mark)
        var contents = BankFileContents()
        try TableReader(mapping).read(bytes) { contents.add($0) }
        #expect(contents.problems == [])
        var expected: [String: Int64] = [:], found: [String: Int64] = [:]
        for entry in entries { expected["\(entry.account) \(entry.date.firstOfMonth)", default: 0] += entry.units }
        for statement in contents.statements {
            for entry in statement.entries { found["\(statement.account.name) \(entry.date.firstOfMonth)", default: 0] += entry.amount.minorUnits }
        }
        #expect(found == expected)
        #expect(contents.statements.flatMap(\.entries).map(\.payee).sorted() == entries.map(\.payee).sorted())
    }

    private static func entries(_ count: Int) throws -> [Entry] {
        var random = SeededRandom(seed: 2_026)
        let start = try #require(CalendarDate("2024-01-01")),
            payees = ["Bäckerei", "Say \"yes\"", "Müller; Söhne, Köln", "Kiosk | Bar", "7\" Platte", "A\nB"]
        return (0..<count).map { _ in
            Entry(
                account: ["Giro", "Bar", "Sparbuch"].randomElement(using: &random) ?? "",
                date: start.adding(days: .random(in: 0...1_000, using: &random)),
                units: .random(in: -500_000...500_000, using: &random), payee: payees.randomElement(using: &random) ?? "")
        }
    }

    private static func written(_ entries: [Entry], _ form: Form) -> String {
        let lines = entries.map { entry in
            let values = [date(entry.date, form.order), entry.account, entry.payee, amount(entry.units, form.mark), "EUR"]
            return values.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: form.separator)
        }
        let preface = ["Umsätze", "Erstellt am: 01.12.2026", ""],
            header = ["Datum", "Konto", "Empfänger", "Betrag", "Währung"].joined(separator: form.separator)
        return (preface + [header] + lines).joined(separator: form.lineEnd) + form.lineEnd
    }

    private static func date(_ date: CalendarDate, _ order: DateOrder) -> String {
        let year = String(date.year), month = (date.month < 10 ? "0" : "") + String(date.month), day = (date.day < 10 ? "0" : "") + String(date.day)
        return switch order {
        case .yearMonthDay: "\(year)-\(month)-\(day)"
        case .dayMonthYear: "\(day).\(month).\(year)"
        case .monthDayYear: "\(month)/\(day)/\(year)"
        case .yearDayMonth: "\(year)/\(day)/\(month)"
        }
    }

    private static func amount(_ units: Int64, _ mark: DecimalMark) -> String {
        let (major, minor) = units.magnitude.quotientAndRemainder(dividingBy: 100)
        let (group, sign) = mark == .point ? (",", ".") : (".", ",")
        let thousands = major / 1_000, rest = String(major % 1_000)
        let whole = thousands > 0 ? "\(thousands)\(group)" + String(repeating: "0", count: 3 - rest.count) + rest : rest
        return (units < 0 ? "-" : "") + whole + sign + (minor < 10 ? "0" : "") + String(minor)
    }
}

extension TableDialect.Separator {
    fileprivate var sign: String {
        switch self {
        case .semicolon: ";"
        case .comma: ","
        case .tab: "\t"
        case .bar: "|"
        }
    }
}
