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

/// The tags of SEPA in a purpose: `EREF+4711SVWZ+Rent for November`.
struct MT940SEPATags {
    private static let names: Set = [
        "EREF", "KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "SVWZ", "ABWA", "ABWE", "PURP", "DDAT", "BREF", "RREF", "IBAN", "BIC", "RTRN",
    ]
    /// The text before the first tag.
    private(set) var before = ""
    private var values: [String: String] = [:]

    /// Reads the tags; nil for a text without.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        var starts: [(name: String, at: Int, value: Int)] = []
        for index in bytes.indices where bytes[index] == UInt8(ascii: "+") {
            for length in [4, 3] where index >= length {
                let name = String(decoding: bytes[(index - length)..<index], as: UTF8.self)
                guard Self.names.contains(name) else { continue }
                starts.append((name, index - length, index + 1))
                break
            }
        }
        guard let first = starts.first else { return nil }
        before = String(decoding: bytes[..<first.at], as: UTF8.self).singleSpaced
        for (start, end) in zip(starts, starts.dropFirst().map(\.at) + [bytes.count]) where start.value <= end && values[start.name] == nil {
            values[start.name] = String(decoding: bytes[start.value..<end], as: UTF8.self).singleSpaced
        }
    }

    /// Returns the value of a tag, nil if it has none.
    subscript(name: String) -> String? {
        guard let value = values[name]?.provided, !value.isEmpty else { return nil }
        return value
    }
}

/// The Dutch form: `/TRTP/SEPA OVERBOEKING/IBAN/NL…/NAME/…/REMI/…/EREF/…`.
struct MT940SlashTags {
    private static let names: Set = [
        "TRTP", "IBAN", "BIC", "NAME", "REMI", "EREF", "MARF", "CSID", "CNTP", "ORDP", "BENM", "ADDR", "ISDT", "PREF", "RTRN", "UDTR", "UCRD", "ULTD",
        "ULTC",
        "ULTB", "ID", "PURP", "SVCL", "TRCD", "ACCW", "SWOD", "CDTRREF", "CDTRREFTP", "RREF", "OAMT", "EXCH", "CHGS", "OCMT", "SUBT", "VALD", "BUSP",
        "SUBTYPE",
    ]
    private var values: [String: String] = [:]

    /// Reads the tags; nil for a text in another form.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard text.trimmed.hasPrefix("/"), parts.count > 2, Self.names.contains(parts[1]) else { return nil }
        var name: String?, value: [String] = []
        for part in parts.dropFirst() {
            if Self.names.contains(part) {
                keep(name, value)
                (name, value) = (part, [])
            } else {
                value.append(part)
            }
        }
        keep(name, value)
    }

    private mutating func keep(_ name: String?, _ value: [String]) {
        guard let name, values[name] == nil else { return }
        values[name] = value.joined(separator: "/")
    }

    func fill(_ entry: inout BankEntry) {
        // `/CNTP/account/BIC/name/city/` of ING.
        let other = (values["CNTP"] ?? "").split(separator: "/", omittingEmptySubsequences: false).map { String($0).singleSpaced }
        entry.payee = text("NAME") ?? (other.count > 2 ? other[2] : "")
        if entry.payee.isEmpty { entry.payee = text("UDTR") ?? text("UCRD") ?? text("ULTD") ?? text("ULTC") ?? text("BENM") ?? text("ORDP") ?? "" }
        entry.otherAccount = (text("IBAN") ?? text("ACCW")?.prefix { $0 != "," }.description ?? other.first ?? "").withoutSpaces
        var purpose = text("REMI") ?? ""
        var structured: String?
        if purpose.hasPrefix("USTD//") {
            purpose = String(purpose.dropFirst(6))
        } else if purpose.hasPrefix("STRD/") {
            structured = purpose.split(separator: "/").last.map(String.init)
            purpose = structured ?? ""
        }
        if let reference = text("EREF")?.provided.nonEmpty ?? structured ?? text("MARF")?.provided.nonEmpty { entry.reference = reference }
        if let purpose = purpose.nonEmpty ?? text("TRTP") { entry.purpose = purpose }
    }

    /// Returns a value without the slashes around it; nil if there is none.
    private func text(_ name: String) -> String? {
        guard var value = values[name]?.singleSpaced[...] else { return nil }
        while value.first == "/" { value.removeFirst() }
        while value.last == "/" { value.removeLast() }
        return String(value).trimmed.nonEmpty
    }
}
