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
    /// The sign between the numbers of a date in a Japanese era, in front of which a letter or a word has it.
    let era: String?
    let hasZeros: Bool

    init(language: String, code: String, _ random: inout SeededRandom) {
        let style = Int.random(in: 0..<10, using: &random)
        isJapanese = ["ja", "zh"].contains(language) && style < 3
        era = language == "ja" && style > 6 ? ["令和", "R", "R."][Int.random(in: 0..<3, using: &random)] : nil
        if ["ja", "zh", "sv"].contains(language) || style < 3 {
            (order, sign) = (.yearMonthDay, isJapanese ? "" : ["-", "/", "", "-"][Int.random(in: 0..<(language == "ja" ? 4 : 2), using: &random)])
        } else if language == "en" {
            // Programs of all countries write in English.
            let isOther = Int.random(in: 0..<4, using: &random) == 0
            (order, sign) = ((code == "USD") != isOther ? .monthDayYear : .dayMonthYear, Int.random(in: 0..<5, using: &random) == 0 ? "-" : "/")
        } else if code == "USD" {
            (order, sign) = (.monthDayYear, "/")
        } else {
            (order, sign) = (.dayMonthYear, ["fr", "es", "it", "pt"].contains(language) ? "/" : language == "nl" ? "-" : ".")
        }
        hasShortYear = order != .yearMonthDay && style == 7
        hasTime = !isJapanese && sign != "" && style == 8
        hasZeros = isJapanese || style != 9 || sign == ""
    }

    func text(_ day: CalendarDate) -> String {
        func two(_ number: Int) -> String { (hasZeros && number < 10 ? "0" : "") + String(number) }
        let year = hasShortYear ? String(String(day.year).suffix(2)) : String(day.year), month = two(day.month), date = two(day.day)
        if let era {
            let year = String(day.year - 2018)
            return era == "令和" ? "\(era)\(year)年\(day.month)月\(day.day)日" : "\(era)\(two(day.year - 2018)).\(month).\(date)"
        }
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
