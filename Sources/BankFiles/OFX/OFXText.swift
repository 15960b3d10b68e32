/// The bytes of a file of OFX as text: its header names an encoding, which few banks keep to.
///
/// OFX 1 begins with lines such as `ENCODING:USASCII` and `CHARSET:1252` (OFX 1.6, section 2.2), OFX 2 with an XML declaration (OFX 2.2, section 2.2).
/// Text that is UTF-8 is read as such, whatever the header says; the header decides about the rest.
enum OFXText {
    /// The first bytes; `<OFX>` or a header has to be among them.
    private static let headLength = 8 << 10

    static func isOFX(_ head: ArraySlice<UInt8>) -> Bool {
        let start = plain(head)
        guard let first = start.first(where: { $0 != " " && !$0.isNewline && $0 != "\t" }) else { return false }
        if first == "<" {
            return start.contains("<OFX>") || start.contains("<?OFX") || start.contains("<OFX ")
        }
        return start.contains("OFXHEADER:") || start.contains("<OFX>") && start.contains("<SIGNONMSGSRSV1>")
    }

    static func utf8(of file: [UInt8]) throws(BankFileProblem) -> [UInt8] {
        let guess = TextEncoding.guess(file)
        switch guess {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: return try guess.decode(file)
        default: return try (declared(plain(file[...])) ?? guess).decode(file)
        }
    }

    /// Returns the head in capital letters without the zero bytes of UTF-16, and without bytes that are not ASCII.
    private static func plain(_ head: ArraySlice<UInt8>) -> String {
        let bytes = head.prefix(headLength).lazy.filter { 1...126 ~= $0 }.map { 97...122 ~= $0 ? $0 - 32 : $0 }
        return String(decoding: Array(bytes), as: UTF8.self)
    }

    private static func declared(_ head: String) -> TextEncoding? {
        for label in ["CHARSET:", "ENCODING="] {
            guard let place = head.firstRange(of: label) else { continue }
            let name = head[place.upperBound...].drop { " \"'".contains($0) }.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
            if let encoding = encodings[String(name)] { return encoding }
        }
        return nil
    }

    /// The names in headers. ISO 8859-1 is read as the superset that is meant.
    private static let encodings: [String: TextEncoding] = [
        "1252": .windows1252, "WINDOWS-1252": .windows1252, "CP1252": .windows1252, "8859-1": .windows1252, "ISO-8859-1": .windows1252,
        "8859-15": .iso8859_15, "ISO-8859-15": .iso8859_15, "1250": .windows1250, "WINDOWS-1250": .windows1250, "1251": .windows1251,
        "WINDOWS-1251": .windows1251, "932": .shiftJIS, "SHIFT_JIS": .shiftJIS, "936": .gb18030, "GB2312": .gb18030, "GBK": .gb18030,
        "GB18030": .gb18030, "950": .big5, "BIG5": .big5,
    ]
}
