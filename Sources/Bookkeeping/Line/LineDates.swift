/// The days that a line can name: by words in English, Japanese and Chinese, and by dates.
struct LineDates {
    private let line: LineText
    private let today: CalendarDate
    private let language: Language

    init(_ line: LineText, today: CalendarDate, language: Language) { (self.line, self.today, self.language) = (line, today, language) }

    /// Returns all days with their ranges, which may overlap.
    func found() -> [(range: Range<Int>, date: CalendarDate)] {
        words()
            + line.typed.indices.filter(line.isBoundary).flatMap { start in
                [ago(start), numeric(start), monthAndDay(start), dayOfMonth(start)].compactMap(\.self) + english(start)
            }
    }

    private func words() -> [(range: Range<Int>, date: CalendarDate)] {
        var found: [(Range<Int>, CalendarDate)] = []
        for (phrase, days) in Self.relative { found += line.ranges(of: phrase).map { ($0, today.adding(days: -days)) } }
        for (phrase, weekday, isOfLastWeek) in Self.weekdays {
            let date = isOfLastWeek ? dayOfLastWeek(weekday) : last(weekday)
            found += line.ranges(of: phrase).map { ($0, date) }
        }
        return found
    }

    /// Returns the last such weekday before today.
    private func last(_ weekday: Int) -> CalendarDate {
        today.adding(days: -((today.weekday.rawValue - weekday + 6) % 7 + 1))
    }

    /// Returns the weekday of the calendar week before this one; weeks begin on Monday.
    private func dayOfLastWeek(_ weekday: Int) -> CalendarDate { today.adding(days: weekday - today.weekday.rawValue - 7) }

    private static let relative: [([Character], Int)] = [
        ("today", 0), ("今日", 0), ("きょう", 0), ("本日", 0), ("今天", 0), ("yesterday", 1), ("昨日", 1), ("きのう", 1), ("昨天", 1),
        ("the day before yesterday", 2), ("day before yesterday", 2), ("一昨日", 2), ("おととい", 2), ("前天", 2), ("大前天", 3),
        ("a week ago", 7), ("last week today", 7), ("last night", 1), ("this morning", 0), ("tonight", 0), ("tomorrow", -1),
        ("昨夜", 1), ("昨晩", 1), ("ゆうべ", 1), ("一昨夜", 2), ("今朝", 0), ("今晩", 0), ("今夜", 0), ("明日", -1), ("あした", -1), ("明後日", -2), ("あさって", -2),
        ("昨晚", 1), ("昨夜里", 1), ("前晚", 2), ("今早", 0), ("今晚", 0), ("今天早上", 0), ("昨天晚上", 1), ("昨天早上", 1), ("明天", -1), ("后天", -2),
    ].map { (LineText.fold($0.0), $0.1) }

    private static let weekdays: [(phrase: [Character], weekday: Int, isOfLastWeek: Bool)] = {
        var words: [(phrase: [Character], weekday: Int, isOfLastWeek: Bool)] = []
        func add(_ prefixes: [String], _ names: [String], _ weekday: Int, ofLastWeek: Bool = false) {
            for prefix in prefixes {
                for name in names { words.append((LineText.fold(prefix + name), weekday, ofLastWeek)) }
            }
        }
        let english: [String] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let japanese: [String] = ["月", "火", "水", "木", "金", "土", "日"], chinese: [String] = ["一", "二", "三", "四", "五", "六", "日"]
        for place in 0..<7 {
            let weekday = place + 1
            add(["", "on ", "last ", "on last "], [english[place]], weekday)
            let inJapanese = [japanese[place] + "曜日", japanese[place] + "曜"]
            add([""], inJapanese, weekday)
            add(["先週の", "先週"], inJapanese, weekday, ofLastWeek: true)
            let ends: [String] = place == 6 ? ["日", "天"] : [chinese[place]]
            for start in ["周", "星期", "礼拜", "週"] {
                let inChinese = ends.map { start + $0 }
                add([""], inChinese, weekday)
                add(["上", "上个"], inChinese, weekday, ofLastWeek: true)
            }
        }
        return words
    }()

    /// Reads `3 days ago`, 「3日前」, 「3天前」, `two weeks ago`, 「2週間前」, 「2周前」.
    private func ago(_ start: Int) -> (Range<Int>, CalendarDate)? {
        var reader = Reader(line, start)
        guard let count = reader.number(upTo: 3) ?? reader.word(Self.numbers), 0...400 ~= count,
            let days = reader.word(Self.units), line.isBoundary(reader.position)
        else { return nil }
        return (start..<reader.position, today.adding(days: -count * days))
    }

    /// A word in lower case, and its value.
    private typealias Word = (letters: [Character], value: Int)

    private static func words(_ words: [(String, Int)]) -> [Word] { words.map { (Array($0.0), $0.1) } }

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

    /// Reads `2026-11-03`, `2026/11/3`, `3.11.`, `3.11.2026`, and in Japanese and Chinese `11/3`.
    private func numeric(_ start: Int) -> (Range<Int>, CalendarDate)? {
        var reader = Reader(line, start)
        guard !reader.follows("0123456789.,/-"), let first = reader.number(upTo: 4) else { return nil }
        let isYear = reader.position - start == 4
        guard let mark = reader.mark(isYear ? "-/." : language == .english ? "." : "./"), let second = reader.number(upTo: 2) else { return nil }
        if isYear {
            guard reader.mark(String(mark)) != nil, let third = reader.number(upTo: 2), reader.isAtEndOfNumber else { return nil }
            return CalendarDate(year: first, month: second, day: third).map { (start..<reader.position, $0) }
        }
        if mark == "/" {
            guard reader.isAtEndOfNumber else { return nil }
            return latest(month: first, day: second).map { (start..<reader.position, $0) }
        }
        guard reader.mark(".") != nil else { return nil }
        let before = reader.position, year = reader.number(upTo: 4)
        if let year {
            guard reader.position - before == 4, reader.isAtEndOfNumber else { return nil }
            return CalendarDate(year: year, month: second, day: first).map { (start..<reader.position, $0) }
        }
        guard line.isBoundary(reader.position), reader.isAtSpace else { return nil }
        return latest(month: second, day: first).map { (start..<reader.position, $0) }
    }

    /// Reads 「11月3日」, 「2026年11月3日」 and 「11月3号」.
    private func monthAndDay(_ start: Int) -> (Range<Int>, CalendarDate)? {
        var reader = Reader(line, start)
        guard !reader.follows("0123456789.,/-"), var month = reader.number(upTo: 4) else { return nil }
        var year: Int?
        if reader.mark("年") != nil {
            guard let next = reader.number(upTo: 2) else { return nil }
            (year, month) = (month, next)
        }
        guard reader.mark("月") != nil, let day = reader.number(upTo: 2), reader.mark("日号號") != nil else { return nil }
        return date(year, month, day).map { (start..<reader.position, $0) }
    }

    /// Reads 「25日」 and 「13号」, the latest such day, and 「先月25日」 and 「上个月25号」, that of the month before.
    private func dayOfMonth(_ start: Int) -> (Range<Int>, CalendarDate)? {
        guard language != .english else { return nil }
        var reader = Reader(line, start)
        let month = reader.word(Self.monthsAgo)
        guard month != nil || !reader.follows("0123456789.,:/-年月第泊"), let day = reader.number(upTo: 2), reader.mark("日号號") != nil,
            !reader.isAt(Self.behindDay)
        else { return nil }
        if let month {
            let first = today.firstOfMonth.adding(months: -month)
            return CalendarDate(year: first.year, month: first.month, day: day).map { (start..<reader.position, $0) }
        }
        let months = (0...12).lazy.map { today.firstOfMonth.adding(months: -$0) }
        return months.compactMap { CalendarDate(year: $0.year, month: $0.month, day: day) }.first { $0 <= today }.map {
            (start..<reader.position, $0)
        }
    }

    private static let monthsAgo = words([
        ("先月の", 1), ("先月", 1), ("先々月の", 2), ("先々月", 2), ("今月の", 0), ("今月", 0), ("上个月", 1), ("上個月", 1), ("上月", 1), ("这个月", 0), ("本月", 0),
    ])
    /// Characters behind 「3日」 and 「3号」 that make it a number of days or a name: 「3日間」, 「3号店」.
    private static let behindDay = "間间前後后目分線线楼店館馆車车室ぶ"

    /// Reads `3 November`, `3rd of Nov 2026`, `Nov 3` and `November 3rd, 2026`.
    private func english(_ start: Int) -> [(Range<Int>, CalendarDate)] {
        var reader = Reader(line, start)
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
        let short = date(nil, month, day).map { (start..<reader.position, $0) }
        var longer = reader
        guard longer.word(Self.commas) != nil, let year = longer.number(upTo: 4), 1900...2199 ~= year, longer.isAtEndOfNumber,
            let date = date(year, month, day)
        else { return [short].compactMap(\.self) }
        return [(start..<longer.position, date)]
    }

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

    private func date(_ year: Int?, _ month: Int, _ day: Int) -> CalendarDate? {
        year.map { CalendarDate(year: $0, month: month, day: day) } ?? latest(month: month, day: day)
    }

    /// Returns the latest such day up to today; the 29 February may be some years back.
    private func latest(month: Int, day: Int) -> CalendarDate? {
        (0...8).lazy.compactMap { CalendarDate(year: today.year - $0, month: month, day: day) }.first { $0 <= today }
    }

    /// Reads a line from a position on.
    private struct Reader {
        let line: LineText
        private(set) var position: Int

        init(_ line: LineText, _ position: Int) { (self.line, self.position) = (line, position) }

        private func character(_ offset: Int = 0) -> Character? {
            let place = position + offset
            return line.plain.indices.contains(place) ? line.plain[place] : nil
        }

        /// Returns true if the character before is one of some.
        func follows(_ marks: String) -> Bool { character(-1).map(marks.contains) ?? false }

        var isAtSpace: Bool { character() == nil || character() == " " }

        /// True if one of some characters follows.
        func isAt(_ characters: String) -> Bool { character().map(characters.contains) ?? false }

        /// True at the end of a number, not before more digits of it.
        var isAtEndOfNumber: Bool {
            guard let next = character() else { return true }
            if next.isNumber || "/-+*×÷".contains(next) { return false }
            return !((next == "." || next == ",") && (character(1)?.isNumber ?? false))
        }

        mutating func number(upTo digits: Int) -> Int? {
            var number = 0, count = 0
            while count <= digits, let next = character(), let digit = LinePlain.digit(next) {
                (number, count, position) = (number * 10 + digit, count + 1, position + 1)
            }
            return 1...digits ~= count ? number : nil
        }

        mutating func mark(_ marks: String) -> Character? {
            guard let next = character(), marks.contains(next) else { return nil }
            position += 1
            return next
        }

        /// Reads the longest of some words.
        mutating func word(_ words: [Word]) -> Int? {
            let rest = line.lowered.dropFirst(position), here = words.filter { rest.starts(with: $0.letters) }
            guard let longest = here.max(by: { $0.letters.count < $1.letters.count }) else { return nil }
            position += longest.letters.count
            return longest.value
        }
    }
}

/// Plain forms of typed characters.
enum LinePlain {
    /// Returns the ASCII form of a full-width character, and `-` for a minus sign.
    static func character(_ typed: Character) -> Character {
        guard typed.unicodeScalars.count == 1, let scalar = typed.unicodeScalars.first else { return typed }
        switch scalar.value {
        case 0xFF01...0xFF5E: return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0)))
        case 0x2212: return "-"
        case 0x2019: return "'"
        case 0xFFE5: return "¥"
        default: return digit(typed).flatMap { "0123456789".dropFirst($0).first } ?? typed
        }
    }

    /// Returns the lower case of a character, or the character if that has several.
    static func lowercase(_ character: Character) -> Character {
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first ?? character : character
    }

    /// Returns the value of a decimal digit of any script.
    static func digit(_ typed: Character) -> Int? {
        guard typed.unicodeScalars.count == 1, let scalar = typed.unicodeScalars.first, scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }
}
