import Bookkeeping

/// Formats of days, weeks and months in a language.
package struct DateTexts: Sendable {
    let language: Language

    init(_ language: Language) { self.language = language }

    /// Returns `Today, Thu 20 Nov`, `Yesterday, Wed 19 Nov` or `Tue 18 Nov`, with the year if it is not the year of `today`.
    package func heading(_ date: CalendarDate, today: CalendarDate) -> String {
        switch today.daysSince1970 - date.daysSince1970 {
        case 0:
            language == .english
                ? "Today, \(day(date, today: today))" : language == .japanese ? "今日 \(day(date, today: today))" : "今天 \(day(date, today: today))"
        case 1:
            language == .english
                ? "Yesterday, \(day(date, today: today))" : language == .japanese ? "昨日 \(day(date, today: today))" : "昨天 \(day(date, today: today))"
        default: day(date, today: today)
        }
    }

    /// Returns `Today`, `Yesterday` or the day.
    package func brief(_ date: CalendarDate, today: CalendarDate) -> String {
        switch today.daysSince1970 - date.daysSince1970 {
        case 0: language == .english ? "Today" : language == .japanese ? "今日" : "今天"
        case 1: language == .english ? "Yesterday" : language == .japanese ? "昨日" : "昨天"
        default: day(date, today: today)
        }
    }

    /// Returns `Thu 20 Nov`, 「11月20日（木）」 or `11月20日 周四`, with the year if it is not the year of `today`.
    package func day(_ date: CalendarDate, today: CalendarDate) -> String {
        let hasYear = date.year != today.year
        switch language {
        case .english: return "\(weekday(date.weekday)) \(date.day) \(Self.shortMonths[date.month - 1])" + (hasYear ? " \(date.year)" : "")
        case .japanese: return (hasYear ? "\(date.year)年" : "") + "\(date.month)月\(date.day)日（\(weekday(date.weekday))）"
        case .simplifiedChinese: return (hasYear ? "\(date.year)年" : "") + "\(date.month)月\(date.day)日（周\(weekday(date.weekday))）"
        }
    }

    /// Returns `20 Nov` or 「11月20日」, with the year if it is not the year of `today`.
    package func dayOfMonth(_ date: CalendarDate, today: CalendarDate) -> String {
        let hasYear = date.year != today.year
        return language == .english
            ? "\(date.day) \(Self.shortMonths[date.month - 1])" + (hasYear ? " \(date.year)" : "")
            : (hasYear ? "\(date.year)年" : "") + "\(date.month)月\(date.day)日"
    }

    /// Returns `20 November 2025` or 「2025年11月20日」.
    package func full(_ date: CalendarDate) -> String {
        language == .english
            ? "\(date.day) \(Self.months[date.month - 1]) \(date.year)" : "\(date.year)年\(date.month)月\(date.day)日"
    }

    /// Returns the name of a period: a day, `17–23 Nov 2025`, `November 2025` or `2025`; the range of days for a month that does
    /// not begin on the 1st.
    package func period(_ period: Period, today: CalendarDate) -> String {
        let (first, last) = (period.first, period.last)
        switch (period.length, language) {
        case (.daily, _): return heading(first, today: today)
        case (.weekly, _), (nil, _): return range(first, last)
        case (.monthly, _) where first.day > 1: return range(first, last)
        case (.monthly, .english): return "\(Self.months[first.month - 1]) \(first.year)"
        case (.monthly, _): return "\(first.year)年\(first.month)月"
        case (.yearly, .english): return "\(first.year)"
        case (.yearly, _): return "\(first.year)年"
        }
    }

    /// Returns `17–23 Nov 2025`, `25 Oct–24 Nov 2025`, `29 Dec 2025–4 Jan 2026` or 「2025年10月25日〜11月24日」.
    private func range(_ first: CalendarDate, _ last: CalendarDate) -> String {
        let isOneYear = first.year == last.year, isOneMonth = isOneYear && first.month == last.month
        if language == .english {
            let month = isOneMonth ? "" : " \(Self.shortMonths[first.month - 1])", year = isOneYear ? "" : " \(first.year)"
            let head = first == last ? "" : "\(first.day)\(month)\(year)–"
            return "\(head)\(last.day) \(Self.shortMonths[last.month - 1]) \(last.year)"
        }
        guard first != last else { return full(first) }
        let tail = (isOneYear ? "" : "\(last.year)年") + (isOneMonth ? "" : "\(last.month)月") + "\(last.day)日"
        return "\(first.year)年\(first.month)月\(first.day)日\(language == .japanese ? "〜" : "至")\(tail)"
    }

    /// Returns `Thu`, 「木」 or `四`.
    package func weekday(_ day: Weekday) -> String {
        switch language {
        case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.rawValue - 1]
        case .japanese: ["月", "火", "水", "木", "金", "土", "日"][day.rawValue - 1]
        case .simplifiedChinese: ["一", "二", "三", "四", "五", "六", "日"][day.rawValue - 1]
        }
    }

    /// Returns `Thursday`, 「木曜日」 or `星期四`.
    package func weekdayName(_ day: Weekday) -> String {
        switch language {
        case .english: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day.rawValue - 1]
        case .japanese: weekday(day) + "曜日"
        case .simplifiedChinese: "星期" + weekday(day)
        }
    }

    /// Returns `Nov` or 「11月」.
    package func month(_ month: Int) -> String { language == .english ? Self.shortMonths[(month + 11) % 12] : "\(month)月" }

    /// Returns the month of a day with its year: `Nov 2025`.
    package func monthOfYear(_ date: CalendarDate) -> String {
        language == .english ? "\(month(date.month)) \(date.year)" : "\(date.year)年\(date.month)月"
    }

    /// Returns `T`, 「木」 or `四`, which fits under a narrow bar.
    package func initial(_ day: Weekday) -> String { language == .english ? String(weekday(day).prefix(1)) : weekday(day) }

    private static let shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
}
