import Bookkeeping

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
