import Bookkeeping

/// The order of the numbers of a date.
public enum DateOrder: String, CaseIterable, Hashable, Codable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
    case yearDayMonth = "ydm"
}

/// Dates as banks and programs of all countries write them.
public enum DateText {
    /// Reads a date, which may be followed by a time of day: numbers with separators or without (`21.11.2026`, `20261121`), the name of a month
    /// (`21 Nov 2026`, `13NOV2026`), `2026年11月21日`, `2026년 11월 21일`, years of the eras of Japan (`令和8年11月13日`, `R8.11.13`), and ISO 8601.
    ///
    /// The order is needed for numbers alone; a number of four digits in front is always the year. Years of two digits are 1970 to 2069.
    ///
    /// - Parameters:
    ///   - zone: the zone of the returned day and time if the time has an offset, except for midnight, which stands for the day itself. Without one
    ///     the day is taken as it is written.
    ///   - isUTC: true for times that are in UTC though they do not say so.
    public static func parse(
        _ text: some StringProtocol, order: DateOrder, in zone: CivilTimeZone? = nil, isUTC: Bool = false
    ) -> (CalendarDate, TimeOfDay?)? {
        guard 1...60 ~= text.utf8.count else { return nil }
        if let numbers = plainNumbers(text) { return DateReader.date(numbers, order).map { ($0, nil) } }
        var reader = DateReader(text)
        guard let date = reader.date(order) else { return nil }
        reader.skipOtherDate(order)
        if reader.isAtEnd { return (date, nil) }
        guard let time = reader.time() else { return nil }
        guard let zone, let offset = reader.offset ?? (isUTC ? 0 : nil), time != .midnight, 1900...2200 ~= date.year else { return (date, time) }
        let seconds = Int64(date.daysSince1970) * 86_400 + Int64(time.minutes - offset) * 60
        let local = CivilTime(seconds: seconds, in: zone)
        return (local.date, local.time)
    }

    /// True for a date with a time that has an offset from UTC.
    static func hasOffset(_ text: some StringProtocol) -> Bool {
        guard 16...60 ~= text.utf8.count, let last = text.unicodeScalars.last, last != ":" else { return false }
        return DateOrder.allCases.contains { order in
            var reader = DateReader(text)
            return reader.date(order) != nil && reader.time() != nil && reader.offset != nil
        }
    }

    /// Reads a date without a year: `11/13`, `13.11.`, `11月13日`, `13 Nov`, and `1113` of a column with only such dates; nil for any other text.
    static func dayAndMonth(_ text: some StringProtocol, order: DateOrder) -> (month: Int, day: Int)? {
        guard 3...30 ~= text.utf8.count else { return nil }
        var reader = DateReader(text)
        return reader.dayAndMonth(order)
    }

    /// Reads three numbers of ASCII with one sign between them and nothing else, as most dates are; nil for any other text.
    private static func plainNumbers(_ text: some StringProtocol) -> DateReader.Numbers? {
        var numbers: DateReader.Numbers = ((0, 0), (0, 0), (0, 0)), place = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard numbers.2.digits < 4 else { return nil }
                numbers.2 = (numbers.2.value * 10 + Int(byte - UInt8(ascii: "0")), numbers.2.digits + 1)
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
                guard numbers.2.digits > 0, place < 2 else { return nil }
                (numbers, place) = ((numbers.1, numbers.2, (0, 0)), place + 1)
            default: return nil
            }
        }
        return place == 2 && numbers.2.digits > 0 ? numbers : nil
    }

    /// Reads a time of day to the minute, with seconds, `AM` or `PM`, and the name of a zone if need be.
    public static func time(_ text: some StringProtocol) -> TimeOfDay? {
        guard 1...40 ~= text.utf8.count else { return nil }
        var reader = DateReader(text)
        return reader.time()
    }

    /// Returns the order that reads most of the dates; nil if it reads none.
    ///
    /// If several orders do equally well, it is the one with the year in front for dates that begin with one, else the hint, else the day before the
    /// month.
    public static func order(of samples: some Collection<String>, hint: DateOrder? = nil) -> DateOrder? {
        var counts: [DateOrder: Int] = [:]
        for sample in samples {
            for order in DateOrder.allCases where parse(sample, order: order) != nil { counts[order, default: 0] += 1 }
        }
        guard let most = counts.values.max() else { return nil }
        let plain: [DateOrder] = [.dayMonthYear, .monthDayYear, .yearMonthDay, .yearDayMonth]
        let preferred = beginWithYears(samples) ? [.yearMonthDay, .yearDayMonth] + plain : [hint].compactMap(\.self) + plain
        return preferred.first { counts[$0] == most }
    }

    /// True if most of the dates begin with the year, so that no hint counts.
    static func beginWithYears(_ samples: some Collection<String>) -> Bool {
        let dates = samples.filter { sample in DateOrder.allCases.contains { parse(sample, order: $0) != nil } }
        return dates.count { DateReader($0).hasYearInFront } * 2 > dates.count
    }
}
