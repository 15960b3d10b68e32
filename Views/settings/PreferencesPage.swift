import Bookkeeping
import Templates
import Validation

/// Language, theme, time zone, and the beginning of weeks and months.
package struct PreferencesPage: PageModel {
    package struct Choice: Sendable {
        package let value, label: String
        package let isChosen: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let themes: [Choice]
    package let language, weekStart, monthStart: SelectField
    package let timeZone: Field
    /// The time zones to choose from, from west to east.
    package let zones: [String]

    /// - Parameter now: seconds since 1970, for the offsets of time zones.
    package init(_ form: FormState, now: Int64, t: Texts) {
        title = t.settings.preferences
        hasProblems = form.hasProblems
        problems = form.summary(t)
        let themeNames: [Preferences.Theme: String] = [.auto: t.settings.auto, .light: t.settings.light, .dark: t.settings.dark]
        themes = Preferences.Theme.allCases.map {
            Choice(value: $0.rawValue, label: themeNames[$0] ?? "", isChosen: form.has(PreferencesForm.theme, $0.rawValue))
        }
        let languages: [(Language, String)] = [(.english, "English"), (.japanese, "日本語"), (.simplifiedChinese, "简体中文")]
        language = SelectField(
            PreferencesForm.language, label: t.settings.language, form: form, options: languages.map { ($0.rawValue, $1) }, t: t)
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
