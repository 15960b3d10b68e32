import Bookkeeping

/// The journal format of hledger.
struct HledgerSyntax: JournalSyntax {
    /// Two blanks end an account's name, a colon divides it, and a semicolon begins a comment.
    func part(_ name: String) -> String {
        let words = name.unicodeScalars.split(whereSeparator: \.isBlank)
        let safe = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ").onOneLine { $0 == ":" ? "-" : Self.inText($0) }
        return safe.isEmpty ? "Unnamed" : safe
    }

    func numbered(_ account: String, _ number: Int) -> String { "\(account) \(number)" }

    func writeHead(_ head: JournalHead, to text: inout String) {
        let title = head.title.onOneLine()
        if !title.isEmpty { text += "; \(title)\n\n" }
        text += "decimal-mark .\n"
    }

    /// A declaration has to show a decimal mark, which in yen stands at the end.
    func writeCurrency(_ currency: Currency, to text: inout String) {
        text += "commodity \(MoneyFormat.plain(.zero(currency)))\(currency.minorUnits == 0 ? "." : "") \(currency.code)\n"
    }

    func writeAccount(_ account: JournalAccount, on day: CalendarDate, to text: inout String) {
        text += "account \(account.name)  ; type: \(Self.letter(of: account.kind))\n"
    }

    /// `C` (cash) marks the assets that hledger's cash flow report covers.
    private static func letter(of kind: JournalAccount.Kind) -> String {
        switch kind {
        case .money: "C"
        case .person: "A"
        case .openingBalances: "E"
        case .income: "R"
        case .expenses: "X"
        }
    }

    func writeRate(_ rate: ExchangeRate, to text: inout String) {
        text += "P \(rate.date) \(rate.base.code) \(rate.value) \(rate.quote.code)\n"
    }

    func writeEntry(_ entry: JournalEntry, to text: inout String) {
        let description = Self.description(of: entry), code = Self.code(of: entry, before: description)
        text += "\(entry.date) *\(code.map { " (\($0))" } ?? "")\(description.isEmpty ? "" : " ")\(description)\n"
        // Characters of hashtags are all allowed in names of tags.
        let tags = entry.hashtags.map { $0 + ":" }
        if !tags.isEmpty { comment(tags.joined(separator: ", "), to: &text) }
        if let time = entry.time { comment("time: \(time)", to: &text) }
        if let original = entry.original { comment("original: \(JournalAmount(money: original))", to: &text) }
        if let id = entry.id { comment("penny-id: \(id)", to: &text) }
        for line in entry.note.noteLines { comment(line, to: &text) }
        for posting in entry.postings { write(posting, to: &text) }
    }

    private func comment(_ line: String, to text: inout String) { text += line.isEmpty ? "    ;\n" : "    ; \(line)\n" }

    private func write(_ posting: JournalEntry.Posting, to text: inout String) {
        text += "    \(posting.account)  \(posting.amount)"
        if let price = posting.price { text += " @@ \(JournalAmount(money: price))" }
        let note = Self.postingComment(posting.note)
        text += note.isEmpty ? "\n" : "  ; \(note)\n"
    }
}

extension HledgerSyntax {
    /// The number under which others know the record; nil without one. An empty code keeps a description with a bracket from being read as it.
    private static func code(of entry: JournalEntry, before description: String) -> String? {
        let code = entry.reference.onOneLine { $0 == "(" ? "[" : $0 == ")" ? "]" : $0 }
        return code.isEmpty && description.utf8.first != UInt8(ascii: "(") ? nil : code
    }

    /// The payee and the title, which the first bar divides.
    private static func description(of entry: JournalEntry) -> String {
        [entry.vendor, entry.title].map { $0.onOneLine { $0 == "|" ? "/" : inText($0) } }.filter { !$0.isEmpty }.joined(separator: " | ")
    }

    private static func inText(_ scalar: Unicode.Scalar) -> Unicode.Scalar { scalar == ";" ? "," : scalar }

    /// hledger reads dates in the comments of postings, in brackets and after `date:`, and refuses the journal for one that is none.
    private static func postingComment(_ note: String) -> String {
        let hasDate = note.contains("date")
        return note.onOneLine { $0 == "[" ? "(" : $0 == "]" ? ")" : $0 == ":" && hasDate ? "\u{FF1A}" : $0 }
    }
}
