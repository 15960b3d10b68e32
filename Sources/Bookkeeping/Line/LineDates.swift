/// The days that a line can name: by words in English, Japanese and Chinese, and by dates.
struct LineDates {
    let line: LineText
    let today: CalendarDate
    private let writing: NumberWriting
    var language: Language { writing.language }

    init(_ line: LineText, today: CalendarDate, writing: NumberWriting) { (self.line, self.today, self.writing) = (line, today, writing) }

    struct Found {
        let range: Range<Int>
        let date: CalendarDate
        /// True if another day may be meant.
        let isUnclear: Bool
        /// True if each such day is meant, not only this date: `every friday`.
        let isRepeated: Bool
        /// True for a weekday alone, which may stand beside its date.
        let isWeekday: Bool

        init(_ range: Range<Int>, _ date: CalendarDate, isUnclear: Bool = false, isRepeated: Bool = false, isWeekday: Bool = false) {
            (self.range, self.date, self.isUnclear, self.isRepeated, self.isWeekday) = (range, date, isUnclear, isRepeated, isWeekday)
        }
    }

    /// Returns true if a day found says the same as a day: it is that day, or its weekday.
    static func agrees(_ found: Found, with day: CalendarDate) -> Bool {
        found.date == day || found.isWeekday && !found.isUnclear && found.date.weekday == day.weekday
    }

    /// Returns all days with their ranges, which may overlap.
    func found() -> [Found] {
        words()
            + line.typed.indices.filter(line.isBoundary).flatMap { start in
                [ago(start), numeric(start), monthAndDay(start), dayOfMonth(start)].compactMap(\.self) + english(start)
            }
    }

    /// Reads `3 days ago`, 「3日前」, 「3天前」, `two weeks ago`, 「2週間前」, 「2周前」.
    private func ago(_ start: Int) -> Found? {
        var reader = LineReader(line, start)
        guard let count = reader.number(upTo: 3) ?? reader.word(Self.numbers), 0...400 ~= count,
            let days = reader.word(Self.units), line.isBoundary(reader.position)
        else { return nil }
        return Found(start..<reader.position, today.adding(days: -count * days))
    }

    private typealias Word = LineReader.Word

    private static func words(_ words: [(String, Int)]) -> [Word] { LineReader.words(words) }

    private static let numbers: [Word] = {
        let english: [String] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        let others: [String] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
        var numbers: [(String, Int)] = [("两", 2)]
        for place in 0..<10 { numbers += [(english[place], place + 1), (others[place], place + 1)] }
        return words(numbers)
    }()

    private static let units = words([
        (" days ago", 1), (" day ago", 1), (" weeks ago", 7), (" week ago", 7), ("日前", 1), ("天前", 1), ("天以前", 1), ("週間前", 7), ("周前", 7),
        ("个星期前", 7), ("个礼拜前", 7),
    ])

    /// Reads `2026-11-03`, `2026/11/3`, `3.11.`, `3.11.2026`, and `11/3` in the order of the person.
    private func numeric(_ start: Int) -> Found? {
        var reader = LineReader(line, start)
        guard !reader.follows("0123456789.,/-"), let first = reader.number(upTo: 4) else { return nil }
        let isYear = reader.position - start == 4
        guard let mark = reader.mark(isYear ? "-/." : writing.dayOrder == nil ? "." : "./"), let second = reader.number(upTo: 2) else { return nil }
        if isYear {
            guard reader.mark(String(mark)) != nil, let third = reader.number(upTo: 2), reader.isAtEndOfNumber else { return nil }
            return CalendarDate(year: first, month: second, day: third).map { Found(start..<reader.position, $0) }
        }
        let isMonthFirst = mark == "/" && writing.dayOrder == .monthFirst, month = isMonthFirst ? first : second, day = isMonthFirst ? second : first
        let beforeYear = reader.position
        if reader.mark(String(mark)) != nil {
            let before = reader.position
            if let typed = reader.number(upTo: 4) {
                guard reader.isAtEndOfNumber, let year = year(typed, digits: reader.position - before) else { return nil }
                return CalendarDate(year: year, month: month, day: day).map { Found(start..<reader.position, $0) }
            }
            guard mark == ".", line.isBoundary(reader.position), reader.isAtSpace else { return nil }
            return latest(month: month, day: day, start..<reader.position)
        }
        guard mark == "/", reader.isAtEndOfNumber else { return nil }
        // `3/4 inch` is no day, nor is half a year ago likely to be one.
        return latest(month: month, day: day, start..<beforeYear, within: 180)
    }

    /// Returns a year of four digits, or of two for a year beside this one, where the order of days and months is known.
    private func year(_ number: Int, digits: Int) -> Int? {
        if digits == 4 { return number }
        let year = today.year / 100 * 100 + number
        return digits == 2 && language == .english && writing.dayOrder != nil && abs(year - today.year) < 2 ? year : nil
    }

    /// Reads 「11月3日」, 「2026年11月3日」 and 「11月3号」.
    private func monthAndDay(_ start: Int) -> Found? {
        var reader = LineReader(line, start)
        let era = reader.word(Self.eras)
        guard era != nil || !reader.follows("0123456789.,/-年"), var month = reader.number(upTo: 4) ?? reader.smallNumber() else { return nil }
        var year: Int?
        if reader.mark("年") != nil {
            guard let next = reader.smallNumber() else { return nil }
            (year, month) = (era.map { $0 + month } ?? month, next)
        }
        guard era == nil || year != nil, year.map({ 1900...2199 ~= $0 }) != false else { return nil }
        guard reader.mark("月") != nil, let day = reader.smallNumber(), reader.mark("日号號") != nil else { return nil }
        return date(year, month, day, start..<reader.position)
    }

    /// The year before the first one of an era.
    private static let eras = words([("令和", 2018), ("平成", 1988), ("昭和", 1925)])

    /// Reads 「25日」 and 「13号」, the latest such day, and 「先月25日」 and 「上个月25号」, the day of the month before.
    private func dayOfMonth(_ start: Int) -> Found? {
        guard language != .english else { return nil }
        var reader = LineReader(line, start)
        let month = reader.word(Self.monthsAgo)
        let isLong = LineReader(line, reader.position).character(1).map { "十一二三四五六七八九".contains($0) } ?? false, before = reader.position
        guard month != nil || !reader.follows("0123456789.,:/-年月第泊一二三四五六七八九十百千"), let day = reader.smallNumber(),
            LinePlain.digit(line.plain[before]) != nil || month != nil || isLong || language == .simplifiedChinese && reader.isAt("号號"),
            reader.mark(language == .japanese ? "日" : "日号號") != nil, !reader.isAt(Self.behindDay), !isCount(reader.position)
        else { return nil }
        if let month {
            let first = today.firstOfMonth.adding(months: -month)
            return CalendarDate(year: first.year, month: first.month, day: day).map { Found(start..<reader.position, $0) }
        }
        return latest(day: day, start..<reader.position)
    }

    /// Returns the latest such day of a month up to today. One that is almost a month ago may be the coming one: 「29日」 on the 28th.
    private func latest(day: Int, _ range: Range<Int>) -> Found? {
        let months = (0...12).lazy.map { today.firstOfMonth.adding(months: -$0) }
        let past = months.compactMap { CalendarDate(year: $0.year, month: $0.month, day: day) }.first { $0 <= today }
        return past.map { Found(range, $0, isUnclear: today.daysSince1970 - $0.daysSince1970 > 24) }
    }

    /// True if a number of something follows: 「1日1杯」 is no day.
    private func isCount(_ position: Int) -> Bool {
        var reader = LineReader(line, position)
        return reader.number(upTo: 3) != nil && LineCounters.follows(line, at: reader.position)
    }

    private static let monthsAgo = words([
        ("先月の", 1), ("先月", 1), ("先々月の", 2), ("先々月", 2), ("今月の", 0), ("今月", 0), ("上个月", 1), ("上個月", 1), ("上月", 1), ("这个月", 0), ("本月", 0),
    ])
    /// Characters behind 「3日」 and 「3号」 that make it a number of days or a name: 「3日間」, 「3号店」.
    static let behindDay = "締払酔間间前後后目分線线楼店館馆車车室ぶ"

    /// Reads `3 November`, `3rd of Nov 2026`, `Nov 3` and `November 3rd, 2026`.
    private func english(_ start: Int) -> [Found] {
        var reader = LineReader(line, start)
        if let day = ordinal(start) { return [day] }
        _ = reader.word(Self.on)
        let isDayFirst: Bool, day: Int, month: Int
        if !reader.follows("0123456789.,/-"), let number = reader.number(upTo: 2) {
            _ = reader.word(Self.ordinals)
            guard reader.word(Self.gaps) != nil, let name = reader.word(Self.months) else { return [] }
            (isDayFirst, day, month) = (true, number, name)
        } else {
            guard let name = reader.word(Self.months), reader.mark(" ") != nil, let number = reader.number(upTo: 2) else { return [] }
            _ = reader.word(Self.ordinals)
            (isDayFirst, day, month) = (false, number, name)
        }
        guard line.isBoundary(reader.position), isDayFirst || reader.isAtEndOfNumber else { return [] }
        let short = date(nil, month, day, start..<reader.position)
        var longer = reader
        guard longer.word(Self.commas) != nil, let year = longer.number(upTo: 4), 1900...2199 ~= year, longer.isAtEndOfNumber,
            let found = date(year, month, day, start..<longer.position)
        else { return [short].compactMap(\.self) }
        return [found]
    }

    /// Reads `on the 25th`, the latest such day.
    private func ordinal(_ start: Int) -> Found? {
        var reader = LineReader(line, start)
        guard reader.word(Self.onThe) != nil, let day = reader.number(upTo: 2), reader.word(Self.ordinals) != nil, line.isBoundary(reader.position),
            reader.isAtSpace
        else { return nil }
        var next = reader
        next.skipSpace()
        guard next.word(Self.months) == nil, next.word(Self.numbered) == nil else { return nil }
        return latest(day: day, start..<reader.position)
    }

    /// Words that ordinals count, and the `of` before a month.
    private static let numbered = words(
        ["of ", "floor", "street", "st ", "avenue", "ave", "row", "level", "try", "hole", "grade", "century", "anniversary", "birthday"].map {
            ($0, 0)
        })
    private static let onThe = words([("on the ", 0), ("on ", 0)])
    private static let on = words([("on ", 0)]), gaps = words([(" of ", 0), (" ", 0)]), commas = words([(", ", 0), (" ", 0)])
    private static let ordinals = words([("st", 0), ("nd", 0), ("rd", 0), ("th", 0)])
    private static let months: [Word] = {
        let names: [String] = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        ]
        var months: [(String, Int)] = [("sept", 9)]
        for (place, name) in names.enumerated() { months += [(name, place + 1), (String(name.prefix(3)), place + 1)] }
        return words(months)
    }()

    private func date(_ year: Int?, _ month: Int, _ day: Int, _ range: Range<Int>) -> Found? {
        guard let year else { return latest(month: month, day: day, range) }
        return CalendarDate(year: year, month: month, day: day).map { Found(range, $0) }
    }

    /// Returns the latest such day up to today; the 29 February may be some years back. One that is almost a year ago may be the coming one.
    ///
    /// - Parameter limit: the number of days after which it is unclear.
    private func latest(month: Int, day: Int, _ range: Range<Int>, within limit: Int = 300) -> Found? {
        let past = (0...8).lazy.compactMap { CalendarDate(year: today.year - $0, month: month, day: day) }.first { $0 <= today }
        return past.map { Found(range, $0, isUnclear: today.daysSince1970 - $0.daysSince1970 > limit) }
    }
}
