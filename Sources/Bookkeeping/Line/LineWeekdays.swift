/// Weekdays as they are said, alone or with a word for their week.
extension LineDates {
    /// The day that a weekday means.
    enum Week: Equatable {
        /// The latest such day up to today: `friday` said on a Friday is that day.
        case none
        /// The latest one before today: `last friday`.
        case said
        /// The one of a calendar week, so many weeks from this one: 「今週の金曜」, 「先週の金曜」, 「下周一」.
        case calendar(Int)
        /// The first one after today: `next friday`.
        case coming
    }

    /// Weekdays as they are said, 1 to 7 from Monday.
    private static let weekdays: [(phrase: [Character], weekday: Int, week: Week)] = {
        var words: [(phrase: [Character], weekday: Int, week: Week)] = []
        func add(_ prefixes: [String], _ names: [String], _ weekday: Int, _ week: Week = .none) {
            for prefix in prefixes {
                for name in names { words.append((LineText.fold(prefix + name), weekday, week)) }
            }
        }
        let english: [String] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let japanese: [String] = ["月", "火", "水", "木", "金", "土", "日"], chinese: [String] = ["一", "二", "三", "四", "五", "六", "日"]
        // Other short forms are words as well.
        let short: [[String]] = [[], ["tue", "tues"], [], ["thu", "thur", "thurs"], ["fri"], [], []]
        for place in 0..<7 {
            let weekday = place + 1, name = english[place]
            add(["", "on "], [name, name + "'s", name + "’s"] + short[place], weekday)
            add(["last ", "on last ", "past ", "this past "], [name] + short[place], weekday, .said)
            add(["this "], [name] + short[place], weekday, .calendar(0))
            add(["next ", "on next ", "coming ", "this coming "], [name] + short[place], weekday, .coming)
            add(["last week ", "last week’s ", "last week's "], [name], weekday, .calendar(-1))
            add(["", "on "], [name + " last week", name + " of last week"], weekday, .calendar(-1))
            add(["", "on "], [name + " this week"], weekday, .calendar(0))
            let inJapanese = [japanese[place] + "曜日", japanese[place] + "曜"]
            add([""], inJapanese, weekday)
            for (week, names) in [(-2, ["先々週", "先先週"]), (-1, ["先週"]), (0, ["今週"]), (1, ["来週"]), (2, ["再来週"])] {
                add(names.flatMap { [$0, $0 + "の"] }, inJapanese, weekday, .calendar(week))
            }
            let ends: [String] = place == 6 ? ["日", "天"] : [chinese[place]]
            for start in ["周", "星期", "礼拜", "週"] {
                let inChinese = ends.map { start + $0 }
                add([""], inChinese, weekday)
                add(["上上", "上上个"], inChinese, weekday, .calendar(-2))
                add(["上", "上个"], inChinese, weekday, .calendar(-1))
                add(["这", "这个", "本"], inChinese, weekday, .calendar(0))
                add(["下", "下个"], inChinese, weekday, .calendar(1))
                add(["下下", "下下个"], inChinese, weekday, .calendar(2))
            }
        }
        return words
    }()

    /// Returns the days that words name.
    func words() -> [Found] {
        var found: [Found] = []
        for (phrase, days) in Self.relative { found += line.ranges(of: phrase).map { Found($0, today.adding(days: -days)) } }
        for (phrase, weekday, week) in Self.weekdays {
            found += line.ranges(of: phrase).map { range in
                let isOther = isBehind("の下上每毎次々来隔个個週周", Self.others, range.lowerBound)
                return Found(
                    range, day(weekday, of: week), isUnclear: isUnclear(weekday, of: week) || isOther,
                    isRepeated: isBehind("每毎隔", Self.each, range.lowerBound), isWeekday: week == .none)
            }
        }
        return found
    }

    private func day(_ weekday: Int, of week: Week) -> CalendarDate {
        let today = self.today.weekday.rawValue
        return switch week {
        case .none: self.today.adding(days: -((today - weekday + 7) % 7))
        case .said: self.today.adding(days: -((today - weekday + 6) % 7 + 1))
        case .calendar(let weeks): self.today.adding(days: weekday - today + 7 * weeks)
        case .coming: self.today.adding(days: (weekday - today + 6) % 7 + 1)
        }
    }

    /// True for `last Tuesday` on a Saturday, the one of this week or of the one before, and for a Sunday of 「先週」, which may begin the week in Japan.
    private func isUnclear(_ weekday: Int, of week: Week) -> Bool {
        switch week {
        case .said: weekday < today.weekday.rawValue
        case .calendar(-1): language == .japanese && weekday == 7
        default: false
        }
    }

    /// True behind one of the characters or English words that make a weekday another one than the latest, or one of many.
    private func isBehind(_ characters: String, _ words: Set<String>, _ start: Int) -> Bool {
        guard start > 0 else { return false }
        if characters.contains(line.plain[start - 1]) { return true }
        return words.contains(String(line.lowered[..<start]).split(separator: " ").last.map(String.init) ?? "")
    }

    private static let each: Set = ["every", "each"]
    private static let others = each.union(["next", "coming", "black", "good", "first", "by", "until"])
}
