import Bookkeeping

/// Field 61: `value date, entry date, mark, funds code, amount, type, reference//reference of the bank`, and a second line.
struct MT940StatementLine {
    private let date: CalendarDate
    private let valueDate: CalendarDate?
    private let amount: Money
    private let isExpected: Bool
    private let reference: String
    private let name: String
    private let bankReference: String
    private let supplement: String

    /// Reads the lines of a field.
    init(_ lines: [String], currency: Currency?) throws(BankRowProblem.Reason) {
        var rest = (lines.first ?? "").trimmed[...]
        let days = rest.prefix(6), value = MT940Date.date(days)
        guard days.utf8.count == 6, days.utf8.allSatisfy({ 48...57 ~= $0 }) else { throw .badDate(String(days)) }
        rest = rest.dropFirst(6)
        var booked: CalendarDate?
        let entryDate = rest.prefix { $0.isASCII && $0.isNumber }.prefix(4)
        if entryDate.count == 4 {
            rest = rest.dropFirst(4)
            booked = (value ?? MT940Date.month(days)).flatMap { MT940Date.date(entryDate, near: $0) }
        }
        // Some banks fill up an entry date that they leave out.
        rest = rest.drop { $0 == " " }
        guard let date = booked ?? value else { throw .badDate(String(days)) }
        (self.date, valueDate) = (date, value)

        guard let (mark, length) = Self.mark(rest) else { throw .incomplete }
        rest = rest.dropFirst(length)
        isExpected = mark.isExpected
        if rest.first?.isLetter == true { rest = rest.dropFirst() }
        let number = rest.prefix { $0.isNumber || $0 == "," || $0 == "." || $0 == " " }
        rest = rest.dropFirst(number.count)
        guard let currency else { throw .noCurrency }
        guard number.contains(where: \.isNumber) else { throw .noAmount }
        let amount = try MT940Amount.parse(number, currency).get()
        guard let signed = mark.isDebit ? try? amount.negated() : amount else { throw .amountTooLarge(String(number).cut(to: 80)) }
        self.amount = signed

        // The type: a letter and three characters.
        let references = rest.dropFirst(4), split = references.firstRange(of: "//")
        let (reference, name) = Self.parts(references[..<(split?.lowerBound ?? references.endIndex)])
        (self.reference, self.name) = (Self.reference(reference), name)
        bankReference = split.map { String(references[$0.upperBound...]).trimmed } ?? ""
        supplement = lines.dropFirst().map(\.trimmed).spaced
    }

    func entry(at line: Int) -> BankEntry {
        var entry = BankEntry(line: line, date: date, amount: amount)
        (entry.valueDate, entry.reference, entry.payee, entry.isPending) = (valueDate, reference, name, isExpected)
        if Self.isIdentifier(bankReference) { entry.bankID = bankReference }
        if let original = Self.original(supplement, of: amount) {
            entry.original = original
        } else if !supplement.hasPrefix("/") {
            entry.purpose = supplement
        }
        return entry
    }

    private static func mark(_ text: Substring) -> (mark: (isDebit: Bool, isExpected: Bool), length: Int)? {
        switch text.prefix(2) {
        case "RC": ((true, false), 2)
        case "RD": ((false, false), 2)
        case "EC": ((false, true), 2)
        case "ED": ((true, true), 2)
        default:
            switch text.first {
            case "C": ((false, false), 1)
            case "D": ((true, false), 1)
            default: nil
            }
        }
    }

    /// Divides a reference that was filled up to its 16 characters from the name that the Rabobank wrote behind it.
    private static func parts(_ text: Substring) -> (reference: Substring, name: String) {
        let reference = text.prefix(16)
        guard text.count > 16, reference.last == " " else { return (text, "") }
        return (reference, String(text.dropFirst(16)).trimmed)
    }

    /// Words that name the tag of field 86 with the reference.
    private static let placeholders: Set = ["EREF", "PREF", "MARF", "KREF", "KREF+", "EREF+"]

    private static func reference(_ text: Substring) -> String {
        let text = String(text).trimmed.provided
        return placeholders.contains(text) ? "" : text
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.drop { $0 == "0" }.count >= 9 && text.contains(where: \.isNumber)
    }

    /// Returns the amount of `/OCMT/USD100,00/`.
    private static func original(_ text: String, of amount: Money) -> Money? {
        guard let tag = text.firstRange(of: "/OCMT/") else { return nil }
        let value = text[tag.upperBound...].prefix { $0 != "/" }
        guard let currency = Currency(code: value.prefix(3)), currency != amount.currency,
            let money = try? MT940Amount.parse(value.dropFirst(3), currency).get()
        else { return nil }
        return amount.isNegative ? try? money.negated() : money
    }
}
