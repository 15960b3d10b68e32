import Bookkeeping

/// Field 86, in the form that the bank uses.
struct MT940Information {
    private let lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    /// Puts what the field says into an entry.
    func fill(_ entry: inout BankEntry) {
        guard !lines.isEmpty else { return }
        let text = joined(wide: " ")
        if let subfields = MT940Subfields(joined(wide: "")) {
            subfields.fill(&entry)
        } else if let tags = MT940SlashTags(text) {
            tags.fill(&entry)
        } else if let words = MT940DutchWords(lines) {
            words.fill(&entry)
        } else {
            Self.fill(&entry, withPurpose: text.trimmed)
        }
    }

    /// The length of a line of SWIFT messages.
    private static let width = 65

    /// Joins the lines. A full one breaks anywhere, and continues without a space; one that is a character shorter has lost a space
    /// at its end. What separates lines that are shorter depends on the form.
    private func joined(wide separator: String) -> String {
        var text = ""
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            text += line
            let length = line.unicodeScalars.count
            text += next.isEmpty || length >= Self.width ? "" : length == Self.width - 1 ? " " : separator
        }
        return text
    }

    /// Puts a purpose with or without the tags of SEPA into an entry.
    static func fill(_ entry: inout BankEntry, withPurpose text: String) {
        guard let tags = MT940SEPATags(text) else {
            if !text.isEmpty { entry.purpose = text.singleSpaced }
            return
        }
        if let reference = tags["EREF"] ?? tags["KREF"] { entry.reference = reference }
        if entry.reference.isEmpty, let mandate = tags["MREF"] { entry.reference = mandate }
        if let account = tags["IBAN"] { entry.otherAccount = account.withoutSpaces }
        if entry.payee.isEmpty, let name = tags["ABWA"] ?? tags["ABWE"] { entry.payee = name }
        let purpose = [tags.before, tags["SVWZ"] ?? ""].spaced
        if !purpose.isEmpty { entry.purpose = purpose }
    }
}
