import Bookkeeping

/// Reads the parts of a date from its beginning.
struct DateReader {
    private var rest: Substring.UnicodeScalarView

    init(_ text: some StringProtocol) {
        rest = Substring(text).unicodeScalars
        skipSpace()
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// True for a date that begins with a number of four digits, or with eight digits that are a date in this order.
    var hasYearInFront: Bool {
        var reader = self
        guard let (_, digits) = reader.number() else { return false }
        return digits == 4 || digits >= 8
    }

    // MARK: Date

    mutating func date(_ order: DateOrder) -> CalendarDate? {
        skipWeekday()
        if let month = word().flatMap(Self.month) { return date(ofMonth: month) }
        guard let first = number() else { return nil }
        if first.digits >= 6 { return compact(first, order) }
        guard separator() else { return nil }
        if let month = word().flatMap(Self.month) {
            guard separator(), let last = number() else { return nil }
            return first.digits == 4 ? Self.date(first, month, last) : Self.date(last, month, first)
        }
        guard let second = number(), separator(), let third = number() else { return nil }
        // 日 behind the day, and a weekday in parentheses.
        if rest.first == "日" { rest.removeFirst() }
        skipParentheses()
        return Self.date((first, second, third), order)
    }

    /// Skips the value date that brokers write behind the booking date: `04/17/2026 as of 04/15/2026`.
    mutating func skipOtherDate(_ order: DateOrder) {
        var ahead = self
        ahead.skipSpace()
        guard ahead.letters() == "as" else { return }
        ahead.skipSpace()
        guard ahead.letters() == "of" else { return }
        ahead.skipSpace()
        if ahead.date(order) != nil { self = ahead }
    }

    typealias Number = (value: Int, digits: Int)
    typealias Numbers = (Number, Number, Number)

    /// Returns the date of three numbers with something between them.
    static func date(_ numbers: Numbers, _ order: DateOrder) -> CalendarDate? {
        let (first, second, third) = numbers
        switch order {
        case .yearDayMonth where first.digits == 4 || third.digits != 4: return date(first, third, second)
        case _ where first.digits == 4, .yearMonthDay: return date(first, second, third)
        case .dayMonthYear: return date(third, second, first)
        case .monthDayYear: return date(third, first, second)
        case .yearDayMonth: return nil
        }
    }

    private static func date(_ year: Number, _ month: Number, _ day: Number) -> CalendarDate? {
        guard 1...2 ~= month.digits, 1...2 ~= day.digits else { return nil }
        switch year.digits {
        case 4: return CalendarDate(year: year.value, month: month.value, day: day.value)
        case 2: return CalendarDate(year: year.value + (year.value < 70 ? 2000 : 1900), month: month.value, day: day.value)
        default: return nil
        }
    }

    /// Reads `Nov 21, 2026` behind its month.
    private mutating func date(ofMonth month: Number) -> CalendarDate? {
        guard separator(), let day = number() else { return nil }
        skipOrdinal()
        guard separator(), let year = number() else { return nil }
        return Self.date(year, month, day)
    }

    /// Divides digits without separators: 6 or 8 of a date, with 4 or 6 of a time.
    private mutating func compact(_ number: Number, _ order: DateOrder) -> CalendarDate? {
        var value = number.value
        switch number.digits {
        case 6, 8: break
        case 12: value = divide(value, seconds: false)
        case 14: value = divide(value, seconds: true)
        default: return nil
        }
        let yearDigits = number.digits == 6 ? 2 : 4, yearScale = yearDigits == 2 ? 100 : 10_000
        let year: Number, others: Int
        switch order {
        case .yearMonthDay, .yearDayMonth: (year, others) = ((value / 10_000, yearDigits), value % 10_000)
        case .dayMonthYear, .monthDayYear: (year, others) = ((value % yearScale, yearDigits), value / yearScale)
        }
        let (first, second): (Number, Number) = ((others / 100, 2), (others % 100, 2))
        switch order {
        case .yearMonthDay, .monthDayYear: return Self.date(year, first, second)
        case .yearDayMonth, .dayMonthYear: return Self.date(year, second, first)
        }
    }

    /// Puts the time of a compact date in front of the rest and returns the date.
    private mutating func divide(_ value: Int, seconds: Bool) -> Int {
        let (date, time) = value.quotientAndRemainder(dividingBy: seconds ? 1_000_000 : 10_000)
        let minutes = seconds ? time / 100 : time
        rest = Substring(" \(minutes / 100):\(minutes % 100 / 10)\(minutes % 10)" + String(rest)).unicodeScalars
        return date
    }

    // MARK: Time

    /// Reads a time of day up to the end.
    mutating func time() -> TimeOfDay? {
        if rest.first == "T" || rest.first == "t" || rest.first == "," { rest.removeFirst() }
        skipSpace()
        guard let hour = number(), hour.digits <= 2, let mark = rest.popFirst(), ":.h時时".unicodeScalars.contains(mark), let minute = number(),
            minute.digits == 2
        else { return nil }
        if rest.first == "分" { rest.removeFirst() }
        if let mark = rest.first, mark == ":" || mark == "." {
            rest.removeFirst()
            guard let second = number(), second.value < 61 else { return nil }
            if let mark = rest.first, mark == "." || mark == "," {
                rest.removeFirst()
                guard number() != nil else { return nil }
            }
        } else if let (second, digits) = number() {
            guard digits <= 2, second < 61, rest.popFirst() == "秒" else { return nil }
        }
        skipSpace()
        var hours = hour.value
        if let word = halfOfDay() {
            guard 1...12 ~= hours else { return nil }
            hours = hours % 12 + (word == "pm" ? 12 : 0)
        }
        return isZone ? TimeOfDay(hour: hours, minute: minute.value) : nil
    }

    private mutating func halfOfDay() -> String? {
        var ahead = self
        var word = ahead.letters()
        if ahead.rest.first == ".", word.count == 1 {
            ahead.rest.removeFirst()
            word += ahead.letters()
            if ahead.rest.first == "." { ahead.rest.removeFirst() }
        }
        guard word == "am" || word == "pm" else { return nil }
        self = ahead
        skipSpace()
        return word
    }

    /// True for nothing, and for an offset or a name of a time zone.
    private var isZone: Bool {
        let name = rest.filter { !"()[]".unicodeScalars.contains($0) }
        return name.count <= 16 && name.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-:/_ ".unicodeScalars.contains($0)) }
    }

    // MARK: Parts

    private mutating func skipSpace() {
        while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    }

    /// Reads up to 14 digits of ASCII or in full width.
    private mutating func number() -> Number? {
        var value = 0, digits = 0
        while let first = rest.first, digits < 14 {
            switch first.value {
            case 0x30...0x39: value = value * 10 + Int(first.value - 0x30)
            case 0xFF10...0xFF19: value = value * 10 + Int(first.value - 0xFF10)
            default: return digits > 0 ? (value, digits) : nil
            }
            digits += 1
            rest.removeFirst()
        }
        return digits > 0 ? (value, digits) : nil
    }

    /// Reads what stands between two parts: a sign, spaces, `de`, `of` or an ordinal's ending; false if there is nothing.
    private mutating func separator() -> Bool {
        let start = rest.startIndex
        skipOrdinal()
        skipSpace()
        if let first = rest.first, "/.-'’,年月_\u{2010}\u{2011}\u{2013}\u{FF0F}\u{FF0E}\u{FF0D}".unicodeScalars.contains(first) { rest.removeFirst() }
        skipSpace()
        if rest.first == "'" { rest.removeFirst() }
        var ahead = self
        if ["de", "del", "of", "di"].contains(ahead.letters()), let next = ahead.rest.first, next.properties.isWhitespace {
            self = ahead
            skipSpace()
        }
        return rest.startIndex != start
    }

    private mutating func skipOrdinal() {
        var ahead = self
        if ["st", "nd", "rd", "th", "er", "º", "ª"].contains(ahead.letters()) { self = ahead }
    }

    private mutating func skipParentheses() {
        guard rest.first == "(" || rest.first == "\u{FF08}", let end = rest.firstIndex(where: { $0 == ")" || $0 == "\u{FF09}" }) else { return }
        guard rest[..<end].count <= 4 else { return }
        rest = rest[end...].dropFirst()
    }

    /// Skips the name of a weekday in English or German, with its comma.
    private mutating func skipWeekday() {
        var ahead = self
        guard Self.weekdays.contains(ahead.letters()) else { return }
        while let next = ahead.rest.first, next == "," || next == "." || next.properties.isWhitespace { ahead.rest.removeFirst() }
        self = ahead
    }

    /// Reads letters in lower case.
    private mutating func letters() -> String {
        var word = ""
        while let first = rest.first, first.properties.isAlphabetic, word.utf8.count < 20 {
            word += first.properties.lowercaseMapping
            rest.removeFirst()
        }
        return word
    }

    /// Reads the word that is next, with the point of an abbreviation if it has one.
    private mutating func word() -> String? {
        guard rest.first?.properties.isAlphabetic == true else { return nil }
        return letters()
    }
}
