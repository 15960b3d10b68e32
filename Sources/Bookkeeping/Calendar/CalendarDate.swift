/// A day of the Gregorian calendar, without time and time zone.
///
/// Years 1 to 9999. Arithmetic uses the number of days since 1970-01-01 (H. Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms").
public struct CalendarDate: Hashable, Sendable {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Creates the day of a year, month and day; nil if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Parses `YYYY-MM-DD` (ISO 8601); nil for anything else.
    public init?(_ text: some StringProtocol) {
        var parts = (0, 0, 0), index = 0
        for byte in text.utf8 {
            switch index {
            case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
            case 0..<10:
                guard byte >= 48, byte <= 57 else { return nil }
                let digit = Int(byte) - 48
                if index < 4 {
                    parts.0 = parts.0 * 10 + digit
                } else if index < 7 {
                    parts.1 = parts.1 * 10 + digit
                } else {
                    parts.2 = parts.2 * 10 + digit
                }
            default: return nil
            }
            index += 1
        }
        guard index == 10 else { return nil }
        self.init(year: parts.0, month: parts.1, day: parts.2)
    }

    /// Creates the day that many days after 1970-01-01, clamped to the years 1 to 9999.
    public init(daysSince1970 days: Int) {
        let shifted = min(max(days, -719_162), 2_932_896) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The number of days from 1970-01-01 to this one.
    public var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the day `days` later, or earlier if negative, clamped to the years 1 to 9999.
    public func adding(days: Int) -> CalendarDate {
        CalendarDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
    }

    /// Returns the same day of the month `months` later, or the last day of a shorter month. Clamped to the years 1 to 9999.
    public func adding(months: Int) -> CalendarDate {
        let count = min(max(year * 12 + month - 1 + min(max(months, -120_000), 120_000), 12), 9999 * 12 + 11)
        let (year, month) = (count / 12, count % 12 + 1)
        return CalendarDate(checkedYear: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
    }

    private init(checkedYear year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    public var weekday: Weekday { Weekday(rawValue: ((daysSince1970 + 3) % 7 + 7) % 7 + 1) ?? .monday }
    public var firstOfMonth: CalendarDate { CalendarDate(checkedYear: year, month: month, day: 1) }
    public var lastOfMonth: CalendarDate { CalendarDate(checkedYear: year, month: month, day: Self.days(inMonth: month, of: year)) }

    /// Returns the number of days in a month, 28 to 31.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate {
    public func hash(into hasher: inout Hasher) { hasher.combine(year &<< 9 | month &<< 5 | day) }
}

extension CalendarDate: Comparable {
    public static func < (one: Self, other: Self) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `YYYY-MM-DD` (ISO 8601).
    public var description: String {
        String(unsafeUninitializedCapacity: 10) { bytes in
            var rest = (year * 100 + month) * 100 + day
            for index in (0..<10).reversed() where index != 4 && index != 7 {
                bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            (bytes[4], bytes[7]) = (UInt8(ascii: "-"), UInt8(ascii: "-"))
            return 10
        }
    }
}

/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}
