import Bookkeeping

/// The forms of Dutch banks without slashes. ABN AMRO: `SEPA OVERBOEKING   IBAN: NL…   NAAM: …   OMSCHRIJVING: …`, with two columns of 32 in a line,
/// and a payment by card, `BEA   NR:1A2B3C   19.01.26/12.54 Shop,PAS123`. ASN: the IBAN and the name in the first line. Knab: `REK: NL…/NAAM: …` in
/// the last.
struct MT940DutchWords {
    private static let names = [
        "INCASSANT": "", "MACHTIGING": "mandate", "KENMERK": "reference", "BETALINGSKENM.": "reference", "IBAN": "account", "REK": "account",
        "BIC": "",
        "NAAM": "payee", "OMSCHRIJVING": "purpose",
    ]
    private var kind = ""
    private var values: [String: String] = [:]

    /// Reads the lines; nil for those in another form.
    init?(_ lines: [String]) {
        let text = lines.spaced.singleSpaced
        if let card = Self.card(text) {
            (kind, values["payee"]) = (text, card)
            return
        }
        if let first = lines.first, let other = Self.counterparty(first) {
            (values["account"], values["payee"]) = other
            values["purpose"] = lines.dropFirst().joined().singleSpaced
            return
        }
        if let last = lines.last, let other = Self.knab(last) {
            (values["account"], values["payee"]) = other
            values["purpose"] = lines.dropLast().spaced.singleSpaced
            return
        }
        guard ["SEPA ", "GIRO ", "ACCEPTGIRO", "IDEAL", "SPOEDOPDRACHT"].contains(where: text.uppercased().hasPrefix) else { return nil }
        var name = "kind", found = false
        for word in text.split(separator: " ") {
            if word.hasSuffix(":"), let known = Self.names[word.dropLast().uppercased()] {
                (name, found) = (known, true)
            } else {
                values[name] = [values[name] ?? "", String(word)].spaced
            }
        }
        guard found else { return nil }
        kind = values["kind"] ?? ""
    }

    func fill(_ entry: inout BankEntry) {
        if let payee = values["payee"]?.nonEmpty { entry.payee = payee }
        entry.otherAccount = (values["account"] ?? "").withoutSpaces
        if let purpose = values["purpose"]?.nonEmpty ?? kind.nonEmpty { entry.purpose = purpose }
        // The second line of field 61, or its reference, is the same as the first of this one.
        if entry.purpose == entry.payee { entry.purpose = "" }
        if entry.reference == entry.otherAccount { entry.reference = "" }
        if let reference = values["reference"]?.provided.nonEmpty ?? values["mandate"]?.provided.nonEmpty { entry.reference = reference }
    }

    private static func counterparty(_ line: String) -> (account: String, payee: String)? {
        let number = line.prefix { $0 != " " }
        guard number.utf8.count == 18, number.hasPrefix("NL"), number.dropFirst(2).prefix(2).allSatisfy(\.isNumber),
            number.suffix(10).allSatisfy(\.isNumber)
        else { return nil }
        return (String(number), String(line.dropFirst(number.count)).singleSpaced)
    }

    private static func knab(_ line: String) -> (account: String, payee: String)? {
        let parts = line.split(separator: "/", maxSplits: 1)
        guard let account = parts.first, account.hasPrefix("REK:"), let name = parts.dropFirst().first, name.hasPrefix("NAAM:") else { return nil }
        return (String(account.dropFirst(4)), String(name.dropFirst(5)).singleSpaced)
    }

    /// Returns the shop of a payment by card, or the place of a machine; nil for a text in another form.
    private static func card(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard let first = words.first, ["BEA", "GEA", "BEA,", "GEA,"].contains(first.uppercased()),
            words.contains(where: { $0.uppercased().hasPrefix("NR:") }),
            let time = words.firstIndex(where: { $0.utf8.count == 14 && $0.contains("/") && $0.utf8.first.map { 48...57 ~= $0 } == true })
        else { return nil }
        let rest = words.suffix(from: time).dropFirst().joined(separator: " ")
        return rest.split(separator: ",").first.map { String($0).trimmed }?.nonEmpty
    }
}
