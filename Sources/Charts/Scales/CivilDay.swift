/// A day of the Gregorian calendar as year, month and day, converted from and to the number of days since 1970-01-01 (H. Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms").
struct CivilDay: Equatable {
    var year: Int, month: Int, day: Int

    init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    init(daysSince1970 days: Int) {
        let shifted = Self.bounded(days) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the day of the week, 1 Monday to 7 Sunday (ISO 8601).
    static func weekday(_ days: Int) -> Int { ((bounded(days) + 3) % 7 + 7) % 7 + 1 }

    /// Returns the months since year 0 of the month that contains the day, if months start on `monthStart`.
    func monthIndex(startingOn monthStart: Int) -> Int { year * 12 + month - 1 - (day < monthStart ? 1 : 0) }

    static func firstDay(ofMonth index: Int, startingOn monthStart: Int) -> Int {
        let year = index >= 0 ? index / 12 : (index - 11) / 12
        return CivilDay(year: year, month: index - year * 12 + 1, day: monthStart).daysSince1970
    }

    /// Returns the day clamped to the years -9999 to 9999, far from where arithmetic overflows.
    static func bounded(_ day: Int) -> Int { min(max(day, -4_371_587), 2_932_896) }

    static func bounded(_ days: ClosedRange<Int>) -> ClosedRange<Int> { bounded(days.lowerBound)...bounded(days.upperBound) }
}
