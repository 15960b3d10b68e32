import Bookkeeping

/// The German form: three digits for the kind, a separator, and subfields of two digits that begin with it, such as
/// `166?00Gutschrift?20EREF+…?32Name`. Polish banks use other separators, or no digits before.
struct MT940Subfields {
    private var values: [Int: String] = [:]

    init?(_ text: String) {
        let bytes = Array(text.utf8), start = bytes.prefix(3).allSatisfy(Self.isDigit) ? 3 : 0
        guard start < bytes.count, Self.isSeparator(bytes[start]) else { return nil }
        let separator = bytes[start]
        let begins = { (index: Int) in
            bytes[index] == separator && index + 2 < bytes.count && Self.isDigit(bytes[index + 1]) && Self.isDigit(bytes[index + 2])
        }
        guard begins(start) else { return nil }
        var index = start
        while index < bytes.count {
            let number = Int(bytes[index + 1] - 48) * 10 + Int(bytes[index + 2] - 48)
            var end = index + 3
            while end < bytes.count, !begins(end) { end += 1 }
            let value = String(decoding: bytes[(index + 3)..<end], as: UTF8.self)
            // Some banks write a number again for the text that goes on.
            if let earlier = values[number], earlier != value {
                values[number] = earlier + (earlier.unicodeScalars.count >= Self.width || earlier.hasSuffix(" ") ? "" : " ") + value
            } else {
                values[number] = value
            }
            index = end
        }
    }

    func fill(_ entry: inout BankEntry) {
        entry.payee = joined(32...33).provided
        // 38 is the IBAN where 31 is the number within the bank.
        entry.otherAccount = (values[38] ?? values[31] ?? "").withoutSpaces
        let kind = (values[0] ?? "").singleSpaced, before = entry.purpose
        MT940Information.fill(&entry, withPurpose: joined(Array(20...29) + Array(60...63)))
        // Nothing but references: the kind of the entry, such as "Gutschrift", is all that it says.
        if entry.purpose == before, !kind.isEmpty { entry.purpose = kind }
    }

    /// The length of a subfield.
    private static let width = 27

    /// Joins subfields: a full one continues in the next, a shorter one ends with a word.
    private func joined(_ numbers: some Sequence<Int>) -> String {
        var text = "", isFull = true
        for value in numbers.compactMap({ values[$0] }) {
            text += isFull ? value : " " + value
            isFull = value.unicodeScalars.count >= Self.width || value.hasSuffix(" ")
        }
        return text.singleSpaced
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

    /// Any sign of ASCII that does not occur before two digits in plain text or in the Dutch form.
    private static func isSeparator(_ byte: UInt8) -> Bool { "?~<>^@|!&*;_=%$\"".utf8.contains(byte) }
}
