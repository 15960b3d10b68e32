/// The words that name days.
extension LineDates {
    /// Words for days, and the days before today that they mean.
    static let relative: [([Character], Int)] = [
        ("today", 0), ("today's", 0), ("today’s", 0), ("yesterday's", 1), ("yesterday’s", 1), ("tomorrow's", -1), ("tomorrow’s", -1),
        ("last night's", 1), ("今日", 0), ("きょう", 0), ("本日", 0), ("今天", 0), ("yesterday", 1), ("昨日", 1), ("きのう", 1), ("昨天", 1),
        ("the day before yesterday", 2), ("day before yesterday", 2), ("一昨日", 2), ("おととい", 2), ("前天", 2), ("大前天", 3),
        ("a week ago", 7), ("last week today", 7), ("last night", 1), ("this morning", 0), ("tonight", 0), ("tomorrow", -1),
        ("昨夜", 1), ("昨晩", 1), ("ゆうべ", 1), ("一昨夜", 2), ("今朝", 0), ("今晩", 0), ("今夜", 0), ("明日", -1), ("あした", -1), ("明後日", -2), ("あさって", -2),
        ("昨晚", 1), ("昨夜里", 1), ("前晚", 2), ("今早", 0), ("今晚", 0), ("今天早上", 0), ("昨天晚上", 1), ("昨天早上", 1), ("明天", -1), ("后天", -2), ("大后天", -3),
        ("大後天", -3), ("後天", -2),
        ("一昨晩", 2), ("一昨日の夜", 2), ("昨日の夜", 1), ("昨日の晩", 1),
    ].map { (LineText.fold($0.0), $0.1) }

    /// The calendar week that a weekday is of: the latest such day before today, the same said with `last`, or of this week or the one before.
    enum Week {
        case none, said, this, last
    }

    /// Weekdays as they are said, 1 to 7 from Monday.
    static let weekdays: [(phrase: [Character], weekday: Int, week: Week)] = {
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
            let weekday = place + 1
            add(["", "on "], [english[place], english[place] + "'s", english[place] + "’s"] + short[place], weekday)
            add(["last ", "on last "], [english[place]], weekday, .said)
            add(["this "], [english[place]], weekday, .this)
            let inJapanese = [japanese[place] + "曜日", japanese[place] + "曜"]
            add([""], inJapanese, weekday)
            add(["先週の", "先週"], inJapanese, weekday, .last)
            add(["今週の", "今週"], inJapanese, weekday, .this)
            let ends: [String] = place == 6 ? ["日", "天"] : [chinese[place]]
            for start in ["周", "星期", "礼拜", "週"] {
                let inChinese = ends.map { start + $0 }
                add([""], inChinese, weekday)
                add(["上", "上个"], inChinese, weekday, .last)
                add(["这", "这个", "本"], inChinese, weekday, .this)
            }
        }
        return words
    }()
}
