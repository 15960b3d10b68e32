import Bookkeeping

/// Dates of QIF: `11/21/2026`, `11/21'26`, `1/ 2' 6`, `21.11.26`, `2026-11-21`.
///
/// An apostrophe is Quicken's mark of a year from 2000 on, so that `' 6` is 2006. Other years of two digits are read as ``DateText`` reads them.
enum QIFDate {
    static func parse(_ text: String, _ order: DateOrder) -> CalendarDate? { DateText.parse(plain(text), order: order)?.0 }

    /// Returns a date as other files have it: without the spaces that stand for zeros, and with a year of two or four digits.
    static func plain(_ text: String) -> String {
        guard text.utf8.count <= longest else { return text }
        let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }
        guard let separator = bytes.lastIndex(where: isSeparator) else { return text }
        let start = bytes[..<separator], year = bytes[(separator + 1)...], isApostrophe = bytes[separator] == apostrophe
        guard !year.isEmpty else { return text }
        let century: [UInt8] = isApostrophe ? Array("2000".utf8) : Array("00".utf8)
        let plain = start + [isApostrophe ? UInt8(ascii: "/") : bytes[separator]] + century.dropLast(min(year.count, century.count)) + year
        return String(decoding: plain, as: UTF8.self)
    }

    private static let longest = 40
    private static let apostrophe = UInt8(ascii: "'")

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == apostrophe
    }
}
