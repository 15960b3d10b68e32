import Bookkeeping
import Language
import Templates
import Validation

/// The fields of the calendar of a book: time zone, and the beginning of weeks and months.
package struct CalendarFields: ViewModel, Sendable {
    package let weekStart, monthStart: SelectField
    package let timeZone: Field
    /// The time zones to choose from, from west to east.
    package let zones: [String]

    /// - Parameter now: seconds since 1970, for the offsets of time zones.
    init(_ form: FormState, now: Int64, t: Texts) {
        let typed = form.value(PreferencesForm.timeZone)
        timeZone = Field(
            PreferencesForm.timeZone, label: t.settings.timeZone, form: form, t: t, hint: t.settings.timeZoneHint, list: "zones",
            value: CivilTimeZone(typed).map { Self.label($0, at: now, t.language) } ?? typed, isReplaced: true)
        zones = TimeZoneCatalogue.all.map(\.zone)
            .map { (offset: $0.minutesFromUTC(at: now), label: Self.label($0, at: now, t.language)) }
            .sorted { $0 < $1 }.map(\.label)
        weekStart = SelectField(
            PreferencesForm.weekStart, label: t.settings.weekStart, form: form,
            options: Weekday.allCases.map { (String($0.rawValue), t.dates.weekdayName($0)) }, t: t)
        monthStart = SelectField(
            PreferencesForm.monthStart, label: t.settings.monthStart, form: form,
            options: CivilCalendar.monthStarts.map { (String($0), t.settings.monthDay($0)) }, t: t)
    }

    /// Returns a zone's city and its offset at an instant: `Tokyo (UTC+9)`, `St. John’s (UTC−3:30)`.
    private static func label(_ zone: CivilTimeZone, at now: Int64, _ language: Language) -> String {
        let city = zone.city(in: language), minutes = zone.minutesFromUTC(at: now)
        guard city != "UTC" else { return city }
        let (hour, minute) = abs(minutes).quotientAndRemainder(dividingBy: 60)
        return "\(city) (UTC\(minutes < 0 ? "−" : "+")\(hour)\(minute == 0 ? "" : minute < 10 ? ":0\(minute)" : ":\(minute)"))"
    }
}
