import Bookkeeping
import Templates
import Validation

/// Language, theme, time zone and week.
package struct PreferencesPage: PageModel {
    package struct Choice: Sendable {
        package let value, label: String
        package let isChosen: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: String? { "/settings" }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let themes: [Choice]
    package let language, timeZone, weekStart, monthStart: SelectField

    package init(_ form: FormState, t: Texts) {
        title = t.settings.preferences
        hasProblems = form.hasProblems
        problems = form.summary(t)
        let themeNames: [Preferences.Theme: String] = [.auto: t.settings.auto, .light: t.settings.light, .dark: t.settings.dark]
        themes = Preferences.Theme.allCases.map {
            Choice(value: $0.rawValue, label: themeNames[$0] ?? "", isChosen: form.value("theme") == $0.rawValue)
        }
        let languages: [(Language, String)] = [(.english, "English"), (.japanese, "日本語"), (.simplifiedChinese, "简体中文")]
        language = SelectField(
            "language", label: t.settings.language,
            options: languages.map { .init($0.0.rawValue, $0.1, isChosen: form.value("language") == $0.0.rawValue) }, error: form.error("language", t))
        timeZone = SelectField(
            "time_zone", label: t.settings.timeZone,
            options: CivilTimeZone.names.map {
                .init($0, $0.replacing("_", with: " "), isChosen: form.value("time_zone") == $0)
            }, error: form.error("time_zone", t))
        weekStart = SelectField(
            "week_start", label: t.settings.weekStart,
            options: Weekday.allCases.map {
                .init(String($0.rawValue), t.dates.weekdayName($0), isChosen: form.value("week_start") == String($0.rawValue))
            }, error: form.error("week_start", t))
        monthStart = SelectField(
            "month_start", label: t.settings.monthStart,
            options: CivilCalendar.monthStarts.map {
                .init(String($0), t.settings.monthDay($0), isChosen: form.value("month_start") == String($0))
            }, error: form.error("month_start", t))
    }
}
