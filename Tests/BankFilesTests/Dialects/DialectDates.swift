import BankFiles
import Bookkeeping
import TestSupport

/// The way in which the dates of a dialect are written.
struct DialectDates {
    let order: DateOrder
    let sign: String
    let hasShortYear: Bool
    let hasTime: Bool
    let isJapanese: Bool
    let hasZeros: Bool

    init(language: String, code: String, _ random: inout SeededRandom) {
        let style = Int.random(in: 0..<10, using: &random)
        isJapanese = ["ja", "zh"].contains(language) && style < 3
        if ["ja", "zh", "sv"].contains(language) || style < 3 {
            (order, sign) = (.yearMonthDay, isJapanese ? "" : ["-", "/", "", "-"][Int.random(in: 0..<(language == "ja" ? 4 : 2), using: &random)])
        } else if code == "USD" {
            (order, sign) = (.monthDayYear, "/")
        } else {
            (order, sign) = (.dayMonthYear, ["en", "fr", "es", "it", "pt"].contains(language) ? "/" : language == "nl" ? "-" : ".")
        }
        hasShortYear = order != .yearMonthDay && style == 7
        hasTime = !isJapanese && sign != "" && style == 8
        hasZeros = isJapanese || style != 9 || sign == ""
    }

    func text(_ day: CalendarDate) -> String {
        func two(_ number: Int) -> String { (hasZeros && number < 10 ? "0" : "") + String(number) }
        let year = hasShortYear ? String(String(day.year).suffix(2)) : String(day.year), month = two(day.month), date = two(day.day)
        if isJapanese { return "\(year)年\(month)月\(date)日" }
        let parts =
            switch order {
            case .yearMonthDay, .yearDayMonth: [year, month, date]
            case .dayMonthYear: [date, month, year]
            case .monthDayYear: [month, date, year]
            }
        return parts.joined(separator: sign) + (hasTime ? " 12:30:05" : "")
    }

    /// True if other orders than the right one fit all days.
    func isOpen(_ days: [CalendarDate]) -> Bool {
        order != .yearMonthDay && days.allSatisfy { $0.day <= 12 } && !days.allSatisfy { $0.day == $0.month }
    }
}
