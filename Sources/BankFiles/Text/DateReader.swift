import Bookkeeping

/// Reads the parts of a date from its beginning.
struct DateReader {
    var rest: Substring.UnicodeScalarView
    /// The offset from UTC in minutes that was read behind a time; nil for none.
    var offset: Int?
    /// The sign that was read last between two parts.
    var mark: Unicode.Scalar?

    init(_ text: some StringProtocol) {
        rest = Substring(text).unicodeScalars
        skipSpace()
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// True for a date that begins with its year: a number of three or four digits, eight digits, or the year of an era.
    var hasYearInFront: Bool {
        var reader = self
        if reader.era() != nil { return true }
        guard let (_, digits) = reader.number() else { return false }
        return digits == 3 || digits == 4 || digits >= 8
    }

    // MARK: Date

    /// Reads a date. A word before it is a weekday, a month or an era; any other one makes it no date, since it may be the sign of another calendar.
    mutating func date(_ order: DateOrder) -> CalendarDate? {
        skipWeekday()
        let date = if let era = era() { date(of: era) } else { plainDate(order) }
        guard let date else { return nil }
        skipEnd()
        return date
    }

    private mutating func plainDate(_ order: DateOrder) -> CalendarDate? {
        if startsWithLetter {
            guard let month = Self.month(letters()) else { return nil }
            return date(ofMonth: month)
        }
        guard let first = number() else { return nil }
        if first.digits >= 6 { return compact(first, order) }
        let isDivided = separator(withColons: first.digits == 4)
        // `13NOV2026` has nothing around its month.
        if startsWithLetter {
            guard let month = Self.month(letters()) else { return nil }
            _ = separator()
            guard let last = number() else { return nil }
            return first.digits == 4 ? Self.date(first, month, last) : Self.date(last, month, first)
        }
        guard isDivided, let second = number(), separator(withColons: first.digits == 4), let third = number() else { return nil }
        return Self.date((first, second, third), order)
    }

    /// Reads a date without a year: `11/13`, `13.11.`, `11月13日`, `1113`, `13 Nov`. Of numbers, the order says which is the month.
    mutating func dayAndMonth(_ order: DateOrder) -> (month: Int, day: Int)? {
        skipWeekday()
        guard let (month, day) = partsWithoutYear(isMonthFirst: order == .monthDayYear || order == .yearMonthDay) else { return nil }
        skipEnd()
        // Of a leap year, since the year is not known here.
        guard isAtEnd, CalendarDate(year: 2028, month: month, day: day) != nil else { return nil }
        return (month, day)
    }

    private mutating func partsWithoutYear(isMonthFirst: Bool) -> (month: Int, day: Int)? {
        if startsWithLetter {
            guard let word = Self.month(letters()), separator(), let behind = number(), behind.digits <= 2 else { return nil }
            return (word.value, behind.value)
        }
        guard let first = number() else { return nil }
        if first.digits == 4 {
            let (high, low) = first.value.quotientAndRemainder(dividingBy: 100)
            return isMonthFirst ? (high, low) : (low, high)
        }
        guard first.digits <= 2, separator() else { return nil }
        if startsWithLetter {
            guard let word = Self.month(letters()) else { return nil }
            return (word.value, first.value)
        }
        guard let second = number(), second.digits <= 2 else { return nil }
        return isMonthFirst ? (first.value, second.value) : (second.value, first.value)
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
        if first.digits == 3 { return date(first, second, third) }
        switch order {
        case .yearDayMonth where first.digits == 4 || third.digits != 4: return date(first, third, second)
        case _ where first.digits == 4, .yearMonthDay: return date(first, second, third)
        case .dayMonthYear: return date(third, second, first)
        case .monthDayYear: return date(third, first, second)
        case .yearDayMonth: return nil
        }
    }

    private static func date(_ year: Number, _ month: Number, _ day: Number) -> CalendarDate? {
        guard 1...2 ~= month.digits, 1...2 ~= day.digits, let year = self.year(year) else { return nil }
        return CalendarDate(year: year, month: month.value, day: day.value)
    }

    /// Returns the year of a number: of two digits 1970 to 2069, of three from 100 to 199 the year of the Republic of China, of four one of the Thai
    /// calendar if it is from 2500 to 2599.
    private static func year(_ number: Number) -> Int? {
        switch number.digits {
        case 4: 2500...2599 ~= number.value ? number.value - 543 : number.value
        case 3: 100...199 ~= number.value ? number.value + 1911 : nil
        case 2: number.value + (number.value < 70 ? 2000 : 1900)
        default: nil
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
}
