/// The times of day that a line can name: `9am`, `14:30`, 「午後3時」, 「早上9点半」.
struct LineTimes {
    struct Found {
        let range: Range<Int>
        let time: TimeOfDay
        /// True if half a day earlier or later may be meant.
        let isUnclear: Bool
    }

    private let line: LineText
    private let writing: NumberWriting

    init(_ line: LineText, _ writing: NumberWriting) { (self.line, self.writing) = (line, writing) }

    /// Returns all times, first to last.
    func found() -> [Found] {
        var found: [Found] = []
        for start in line.typed.indices where Self.beginnings.contains(line.lowered[start]) && line.isBoundary(start) {
            guard start >= found.last?.range.upperBound ?? 0 else { continue }
            if let time = western(start) ?? eastern(start) { found.append(time) }
        }
        return found
    }

    private typealias Word = LineReader.Word

    /// The half of the day that a word says: 0 before noon, 1 after it.
    private static let western = LineReader.words([
        ("am", 0), ("a.m.", 0), ("a.m", 0), ("pm", 1), ("p.m.", 1), ("p.m", 1),
    ])
    private static let noon = LineReader.words([("noon", 0), ("正午", 0)])
    private static let halves = LineReader.words([
        ("午前", 0), ("朝の", 0), ("朝", 0), ("早朝", 0), ("午後", 1), ("昼の", 1), ("昼", 1), ("夕方の", 1), ("夕方", 1), ("夜の", 1), ("夜", 1), ("晩", 1),
        ("早上", 0), ("早晨", 0), ("清晨", 0), ("上午", 0), ("中午", 1), ("下午", 1), ("傍晚", 1), ("晚上", 1), ("今晚", 1), ("昨晚", 1),
    ])
    /// Words with a day in them, which stay for the reader of days.
    private static let ofDays = LineReader.words([("今晚", 0), ("昨晚", 0)])

    /// The characters that a time can begin with.
    private static let beginnings = Set((noon + halves + hours).compactMap(\.letters.first)).union("0123456789")

    /// Reads `9am`, `9:30 pm`, `14:30` and `noon`.
    private func western(_ start: Int) -> Found? {
        var reader = LineReader(line, start)
        if reader.word(Self.noon) != nil, line.isBoundary(reader.position), !reader.isAt("0123456789时時点點1") {
            return time(start..<reader.position, hour: 12, 0)
        }
        guard !reader.follows("0123456789.,:/-+*×$€£¥"), let hour = reader.number(upTo: 2) else { return nil }
        var minute: Int?
        if reader.mark(":：") != nil {
            let before = reader.position
            guard let read = reader.number(upTo: 2), reader.position - before == 2 else { return nil }
            minute = read
        }
        var end = reader.position
        reader.skipSpace()
        if let half = reader.word(Self.western), line.isBoundary(reader.position), 1...12 ~= hour {
            return time(start..<reader.position, hour: hour % 12 + 12 * half, minute ?? 0)
        }
        guard let minute, line.isBoundary(end), LineReader(line, end).isAtEndOfNumber, LineReader(line, end).character() != ":" else { return nil }
        if LineReader(line, end).character() == "時" { end += 1 }
        // On a clock of twelve hours, 9:30 may be in the evening.
        let isTwelve = writing.dayOrder == .monthFirst && writing.language == .english && 1...11 ~= hour && line.plain[start] != "0"
        return time(start..<end, hour: hour, minute, isUnclear: isTwelve)
    }

    /// Reads 「午後3時」, 「夜8時半」, 「18時30分」, 「早上9点」 and 「下午3点20分」.
    private func eastern(_ start: Int) -> Found? {
        var reader = LineReader(line, start)
        let isOfDay = reader.word(Self.ofDays) != nil, begin = isOfDay ? reader.position : start
        reader = LineReader(line, start)
        let half = reader.word(Self.halves)
        guard half != nil && !LineReader(line, start).follows("深今昨") || half == nil && !reader.follows("0123456789.,:/第") else { return nil }
        reader.skipSpace()
        guard let hour = reader.number(upTo: 2) ?? (half == nil ? nil : reader.word(Self.hours)), reader.mark("時时点點") != nil, 0...24 ~= hour else {
            return nil
        }
        var minute = 0
        if reader.mark("半") != nil {
            minute = 30
        } else {
            var longer = reader
            if let read = longer.number(upTo: 2), longer.mark("分") != nil {
                (minute, reader) = (read, longer)
            } else if longer.position > reader.position {
                // 「8点20」 is a time, but 「8点 20」 may be an amount as well.
                guard let read = Int(String(line.plain[reader.position..<longer.position])), longer.position - reader.position == 2,
                    longer.isAtEndOfNumber,
                    line.isEnd(longer.position)
                else { return nil }
                (minute, reader) = (read, longer)
            } else {
                longer.skipSpace()
                let before = longer.position
                if let read = longer.number(upTo: 2), read < 60, before > reader.position, line.isEnd(longer.position), longer.isAtEndOfNumber {
                    return nil
                }
            }
        }
        // 「2時間」 is how long, 「3点」 how many.
        guard !reader.isAt("間间心数數セ") else { return nil }
        // The small hours of a night belong to the next day.
        let isNight = line.plain[start..<reader.position].contains { "夜晚晩".contains($0) }
        switch half {
        case 0 where 0...12 ~= hour: return time(begin..<reader.position, hour: hour, minute)
        case 1 where (isNight ? 5 : 1)...11 ~= hour: return time(begin..<reader.position, hour: hour + 12, minute)
        case 1 where hour == 12 && !isNight:
            return time(begin..<reader.position, hour: 12, minute)
        case nil where 13...23 ~= hour: return time(start..<reader.position, hour: hour, minute)
        case nil where line.plain[reader.position - 1] != "点" || writing.language == .simplifiedChinese:
            return time(start..<reader.position, hour: hour, minute, isUnclear: true)
        default: return nil
        }
    }

    private static let hours = LineReader.words([
        ("一", 1), ("两", 2), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8), ("九", 9), ("十", 10), ("十一", 11), ("十二", 12),
    ])

    private func time(_ range: Range<Int>, hour: Int, _ minute: Int, isUnclear: Bool = false) -> Found? {
        TimeOfDay(hour: hour, minute: minute).map { Found(range: range, time: $0, isUnclear: isUnclear) }
    }
}
