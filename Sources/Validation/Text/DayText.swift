import Bookkeeping

/// A day as forms and the API take it: `YYYY-MM-DD` of the years 1900 to 2199.
public enum DayText {
    /// The day. Throws `noSuchDay` where the month is right and the day is not, and `notADate` for anything else.
    public static func read(_ text: String) throws(Problem) -> CalendarDate {
        if let day = CalendarDate(text), isTaken(day) { return day }
        // The first of the same month tells whether only the day is wrong.
        let isDay = text.utf8.count == 10 && text.utf8.suffix(2).allSatisfy { (0x30...0x39).contains($0) }
        guard isDay, let first = CalendarDate(text.dropLast(2) + "01"), isTaken(first) else { throw .notADate }
        throw .noSuchDay
    }

    /// A year typed with two digits arrives as 0026.
    private static func isTaken(_ day: CalendarDate) -> Bool { 1900...2199 ~= day.year }
}
