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
        ("今儿", 0), ("昨儿", 1), ("前儿", 2), ("明儿", -1), ("今儿个", 0), ("昨儿个", 1), ("大后儿", -3), ("さきおととい", 3), ("一昨々日", 3),
    ].map { (LineText.fold($0.0), $0.1) }
}
