import Bookkeeping
import Language
import SitePaths
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
    package let language: SelectField
    package let calendar: CalendarFields

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
        calendar = CalendarFields(form, now: now, t: t)
    }
}
