import Bookkeeping

/// Dates of QIF: `11/21/2026`, `11/21'26`, `1/ 2' 6`, `21.11.26`, `2026-11-21`.
///
/// An apostrophe is Quicken's mark of a year from 2000 on, so that `' 6` is 2006. Other years of two digits are read as ``DateText`` reads them.
enum QIFDate {
    static func parse(_ text: String, _ order: DateOrder) -> CalendarDate? { DateText.parse(plain(text), order: order)?.0 }

    /// Returns a date as other files have it: without the spaces that stand for zeros, and with a year of two or four digits.
    static func plain(_ text: String) -> String {
        let text = text.cut(to: longest).filter { $0 != " " }
        guard let separator = text.lastIndex(where: { "/.-'".contains($0) }) else { return text }
        let start = text[..<separator], year = text[text.index(after: separator)...]
        guard !year.isEmpty else { return text }
        let century = text[separator] == "'" ? "2000" : "00"
        return "\(start)\(text[separator] == "'" ? "/" : text[separator])\(century.dropLast(min(year.count, century.count)))\(year)"
    }

    private static let longest = 40
}
