import Bookkeeping

/// A date in forms and the API: `YYYY-MM-DD` of the years 1900 to 2199.
public enum DayText {
    /// Parses a date. Throws `noSuchDay` if only the day is invalid, and `notADate` for anything else.
    public static func read(_ text: String) throws(Problem) -> CalendarDate {
        if let day = CalendarDate(text), isTaken(day) { return day }
        // The first of the same month tells whether only the day is invalid.
        let isDay = text.utf8.count == 10 && text.utf8.suffix(2).allSatisfy { (0x30...0x39).contains($0) }
        guard isDay, let first = CalendarDate(text.dropLast(2) + "01"), isTaken(first) else { throw .notADate }
        throw .noSuchDay
    }

    /// Returns true for the accepted years; a year typed with two digits arrives as 0026.
    private static func isTaken(_ day: CalendarDate) -> Bool { 1900...2199 ~= day.year }
}
