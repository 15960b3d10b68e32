import Bookkeeping

/// How a person wants Penny to speak and look. A page may show any part of it.
public struct PreferencesForm: Form {
    public static let language = FormField("language", .choice, required: true)
    public static let theme = FormField("theme", .radio, required: true)
    public static let timeZone = FormField("time_zone", .choice, required: true)
    /// `1` is Monday, `7` Sunday (ISO 8601).
    public static let weekStart = FormField("week_start", .choice, required: true)
    /// The day that a month begins on, `1` to `28`.
    public static let monthStart = FormField("month_start", .choice, required: true)
    public static let fields = [language, theme, timeZone, weekStart, monthStart]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The form with what is saved.
    public init(_ preferences: Preferences) {
        input = FormInput([
            (Self.language.name, preferences.language.rawValue), (Self.theme.name, preferences.theme.rawValue),
            (Self.timeZone.name, preferences.timeZone.name), (Self.weekStart.name, String(preferences.weekStart.rawValue)),
            (Self.monthStart.name, String(preferences.monthStart)),
        ])
    }

    /// The new values; what the form does not have stays as it is. Throws all problems.
    public func draft(current: Preferences) throws(Problems) -> Preferences {
        var reader = FormReader(input)
        var draft = current
        func changed(_ field: FormField) -> Bool { input.has(field) }
        if changed(Self.language), let value = reader.choice(Self.language, Language.init(rawValue:)) { draft.language = value }
        if changed(Self.theme), let value = reader.choice(Self.theme, Preferences.Theme.init(rawValue:)) { draft.theme = value }
        if changed(Self.timeZone), let value = reader.choice(Self.timeZone, CivilTimeZone.init) { draft.timeZone = value }
        if changed(Self.weekStart), let value = reader.choice(Self.weekStart, { Int($0).flatMap(Weekday.init) }) {
            draft.weekStart = value
        }
        if changed(Self.monthStart), let value = reader.choice(Self.monthStart, Self.day) { draft.monthStart = value }
        try reader.finish()
        return draft
    }

    private static func day(_ text: String) -> Int? { Int(text).flatMap { CivilCalendar.monthStarts.contains($0) ? $0 : nil } }
}
