/// Named days: where one may be the day of the record it is asked for, since its date is another one each year, or nobody says which year. In a title it is a
/// word: `christmas gifts`, 「春节年货」.
extension LineLeftovers {
    /// True if the name of a day is left where a day may be meant: behind `on` and `at`, before 「に」 and 「那天」, or in Japanese and Chinese as a word of
    /// its own beside others.
    var hasHoliday: Bool {
        Self.holidays.contains { name in
            line.ranges(of: name).contains { range in line.isFree(range) && mayBeDay(range) }
        }
    }

    private func mayBeDay(_ range: Range<Int>) -> Bool {
        guard LineText.Script(line.plain[range.lowerBound]) != .spaced else {
            let before = String(line.lowered[..<range.lowerBound].reversed().drop { $0 == " " }.prefix { $0.isLetter }.reversed())
            return Self.before.contains(before)
        }
        let rest = line.plain[range.upperBound...]
        if Self.behind.contains(where: { rest.starts(with: $0) }) { return true }
        let others = line.rest.split(separator: " ")
        return line.isStart(range.lowerBound) && line.isEnd(range.upperBound) && others.count > 1
    }

    private static let before: Set = ["on", "at", "last", "this", "over", "since", "until", "before", "after"]
    private static let behind = ["に", "の日", "の夜", "の朝", "の昼", "中に", "那天", "那晚", "当天", "當天", "当晚", "晚上", "期间", "那日", "的时候", "前一天", "第二天"].map {
        Array($0)
    }

    private static let holidays: [[Character]] =
        ("christmas|christmas eve|christmas day|xmas|new year|new years|new year's|new year’s|halloween|thanksgiving|easter|diwali|holi|eid|hanukkah|"
        + "valentine's|valentines|mother's day|father's day|mothers day|fathers day|boxing day|bank holiday|memorial day|labor day|labour day|"
        + "independence day|st patrick's|the fourth of july|carnival|pentecost|"
        + "元旦|元日|お正月|正月|三が日|クリスマス|クリスマスイブ|大晦日|大みそか|お盆|ゴールデンウィーク|連休|ハロウィン|バレンタイン|ホワイトデー|母の日|父の日|こどもの日|子どもの日|敬老の日|"
        + "文化の日|勤労感謝の日|成人の日|海の日|山の日|春分の日|秋分の日|七夕|節分|ひな祭り|"
        + "春节|除夕|大年三十|大年初一|过年|圣诞|圣诞节|平安夜|中秋|中秋节|国庆|国庆节|端午|端午节|清明|清明节|劳动节|双十一|双十二|双11|双12|情人节|元宵节|母亲节|父亲节|儿童节|万圣节|重阳节")
        .split(separator: "|").map { LineText.fold(String($0)) }
}
