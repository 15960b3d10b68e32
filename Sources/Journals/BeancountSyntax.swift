import Bookkeeping
import Foundation

/// The language of Beancount.
struct BeancountSyntax: JournalSyntax {
    /// Letters and digits of any script, with an uppercase letter or a digit first; a dash for anything else.
    func part(_ name: String) -> String {
        let words = name.precomposedStringWithCanonicalMapping.unicodeScalars.split { !Self.isLetter($0) && !Self.isDigit($0) }
        let part = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
        guard let first = part.unicodeScalars.first else { return "Unnamed" }
        if Self.begins(first) { return part }
        let upper = first.properties.uppercaseMapping.unicodeScalars
        // Kana, Chinese characters and some others have no uppercase.
        guard let initial = upper.first, Self.begins(initial), upper.allSatisfy(Self.isLetter) else { return "X-" + part }
        return String(upper) + String(String.UnicodeScalarView(part.unicodeScalars.dropFirst()))
    }

    func numbered(_ account: String, _ number: Int) -> String { "\(account)-\(number)" }

    /// Prices per unit are computed from whole ones, with 28 digits. Currencies without decimals have no tolerance of their own for the rest.
    func writeHead(_ head: JournalHead, to text: inout String) {
        text += """
            option "title" \(Self.quoted(head.title.onOneLine()))
            option "operating_currency" "\(head.mainCurrency.code)"
            option "inferred_tolerance_default" "*:0.00001"


            """
    }

    func writeCurrency(_ currency: Currency, to text: inout String) {}

    func writeAccount(_ account: JournalAccount, on day: CalendarDate, to text: inout String) {
        text += "\(day) open \(account.name)\(account.currency.map { " " + $0.code } ?? "")\n"
        let name = account.original.onOneLine()
        if account.name != account.kind.top + ":" + name, account.kind != .openingBalances { text += "  name: \(Self.quoted(name))\n" }
    }

    func writeRate(_ rate: ExchangeRate, to text: inout String) {
        text += "\(rate.date) price \(rate.base.code) \(rate.value) \(rate.quote.code)\n"
    }

    func writeEntry(_ entry: JournalEntry, to text: inout String) {
        let vendor = entry.vendor.onOneLine(), tags = entry.hashtags.map(Self.tag)
        text += "\(entry.date) *\(vendor.isEmpty ? "" : " " + Self.quoted(vendor)) \(Self.quoted(entry.title.onOneLine()))"
        for tag in tags { text += " #\(tag)" }
        text += "\n"
        write("time", entry.time?.description ?? "", to: &text)
        write("reference", entry.reference.onOneLine(), to: &text)
        if let original = entry.original { text += "  original: \(JournalAmount(money: original))\n" }
        if tags != entry.hashtags { write("hashtags", entry.hashtags.joined(separator: " "), to: &text) }
        write("penny-id", entry.id?.description ?? "", to: &text)
        write("note", entry.note.noteLines.joined(separator: "\n"), to: &text)
        for posting in entry.postings { write(posting, to: &text) }
    }

    private func write(_ key: String, _ value: String, to text: inout String) {
        if !value.isEmpty { text += "  \(key): \(Self.quoted(value))\n" }
    }

    private func write(_ posting: JournalEntry.Posting, to text: inout String) {
        text += "  \(posting.account)  \(posting.amount)"
        if let price = posting.price { text += " @@ \(JournalAmount(money: price))" }
        text += "\n"
        let note = posting.note.onOneLine()
        if !note.isEmpty { text += "    note: \(Self.quoted(note))\n" }
    }
}

extension BeancountSyntax {
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }

    private static func begins(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .uppercaseLetter || isDigit(scalar) }

    /// A string of one line: a longer one than 64 lines is refused.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                quoted.unicodeScalars.append("\\")
                quoted.unicodeScalars.append(scalar)
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Tags are of ASCII: letters lose their accents, all else becomes its code point, such as `u6771-u4EAC`.
    private static func tag(_ hashtag: String) -> String {
        guard !hashtag.utf8.allSatisfy({ isInTag(Unicode.Scalar($0)) }) else { return hashtag }
        var tag = "", isAfterCode = false
        for scalar in hashtag.decomposedStringWithCanonicalMapping.unicodeScalars where !(0x300...0x36F ~= scalar.value) {
            if !tag.isEmpty, isAfterCode || !scalar.isASCII { tag += "-" }
            isAfterCode = !scalar.isASCII
            if isAfterCode { tag += "u" + String(scalar.value, radix: 16, uppercase: true) } else { tag += isInTag(scalar) ? String(scalar) : "-" }
        }
        return tag.isEmpty ? "u" : tag
    }

    private static func isInTag(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }
}
