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
    package let language, timeZone, weekStart, monthStart: SelectField

    package init(_ form: FormState, t: Texts) {
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
        timeZone = SelectField(
            PreferencesForm.timeZone, label: t.settings.timeZone, form: form,
            options: CivilTimeZone.names.map { ($0, $0.replacing("_", with: " ")) }, t: t)
        weekStart = SelectField(
            PreferencesForm.weekStart, label: t.settings.weekStart, form: form,
            options: Weekday.allCases.map { (String($0.rawValue), t.dates.weekdayName($0)) }, t: t)
        monthStart = SelectField(
            PreferencesForm.monthStart, label: t.settings.monthStart, form: form,
            options: CivilCalendar.monthStarts.map { (String($0), t.settings.monthDay($0)) }, t: t)
    }
}
