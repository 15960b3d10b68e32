import Bookkeeping

/// The day of a statement, which gives dates without a year their year.
enum StatementDay {
    /// Returns the last date of a text, such as `Statement period 2026-10-06 to 2026-11-05` or `账单周期：2026年11月`, which means the last day of the
    /// month; nil without one.
    ///
    /// - Parameter ofDigits: true for a date of eight digits alone, false for any other.
    static func last(in text: String, order: DateOrder, ofDigits: Bool = false) -> CalendarDate? {
        guard text.utf8.count <= 400, text.utf8.contains(where: { 48...57 ~= $0 }) else { return nil }
        var last: CalendarDate?
        // Words of dates have no spaces in the form of banks; dates with spaces are tried with the two words behind.
        let words = words(of: text)
        if ofDigits {
            return words.filter { $0.utf8.count == 8 && $0.utf8.allSatisfy { 48...57 ~= $0 } }.compactMap { day($0, .yearMonthDay) ?? day($0, order) }
                .max()
        }
        for place in words.indices where words.dropFirst(place).first.map({ !$0.utf8.allSatisfy { 48...57 ~= $0 } || $0.utf8.count <= 4 }) ?? false {
            let tail = words.dropFirst(place)
            let found = [tail.prefix(1), tail.prefix(3)].lazy.compactMap { day($0.joined(separator: " "), order) }.first
            if let found { last = max(last ?? found, found) }
        }
        return last
    }

    /// Returns the words of a text that may be dates, without what stands between two of them.
    fileprivate static func words(of text: String) -> [String] { text.split { " \t\n:：~～–—至到()（）[]，,;".contains($0) }.map(String.init) }

    private static func day(_ word: String, _ order: DateOrder) -> CalendarDate? {
        if let date = DateText.parse(word, order: order)?.0 { return 1990...2199 ~= date.year ? date : nil }
        return month(word)
    }

    /// Returns the last day of `2026年11月`, `2026-11` or `2026/11`.
    private static func month(_ word: String) -> CalendarDate? {
        var reader = DateReader(word)
        guard let year = reader.number(), year.digits == 4, 1990...2199 ~= year.value, reader.separator(), let month = reader.number(),
            month.digits <= 2
        else { return nil }
        reader.skip("月")
        guard reader.isAtEnd, let first = CalendarDate(year: year.value, month: month.value, day: 1) else { return nil }
        return first.adding(months: 1).adding(days: -1)
    }

    /// Returns the latest day of a month that is not behind the day of a statement, but for a week.
    static func date(_ day: (month: Int, day: Int), until last: CalendarDate) -> CalendarDate? {
        let limit = last.adding(days: 7)
        for year in [limit.year, limit.year - 1] {
            if let date = CalendarDate(year: year, month: day.month, day: day.day), date <= limit { return date }
        }
        return nil
    }
}

extension DateOrder {
    /// Returns the order that puts all dates within the period that the lines before a table name, if it is the only one.
    static func within(periodOf preface: [TableRow], _ dates: [String]) -> DateOrder? {
        let words = preface.flatMap(\.values).flatMap(StatementDay.words), named = words.filter { word in allCases.contains { $0.date(word) != nil } }
        let periods = Set(
            allCases.compactMap { order -> ClosedRange<CalendarDate>? in
                let days = named.compactMap(order.date)
                guard days.count == named.count, let first = days.min(), let last = days.max(), first < last else { return nil }
                return first...last
            })
        guard periods.count == 1, let period = periods.first, !dates.isEmpty else { return nil }
        let orders = [DateOrder.dayMonthYear, .monthDayYear].filter { order in dates.allSatisfy { order.date($0).map(period.contains) ?? false } }
        return orders.count == 1 ? orders.first : nil
    }

    private func date(_ text: String) -> CalendarDate? { DateText.parse(text, order: self)?.0 }
}
