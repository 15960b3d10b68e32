import Bookkeeping

/// The form of a person's preferences and the calendar of their book. A page may contain any subset of the fields.
public struct PreferencesForm: Form {
    public static let language = FormField("language", .choice, required: true)
    public static let theme = FormField("theme", .radio, required: true)
    /// An IANA name such as `Asia/Tokyo`, or a city of ``TimeZoneCatalogue`` as a person types it.
    public static let timeZone = FormField("time_zone", .text, required: true, max: 80, autocomplete: "off")
    /// `1` is Monday, `7` Sunday (ISO 8601).
    public static let weekStart = FormField("week_start", .choice, required: true)
    /// The day on which months begin, `1` to `28`.
    public static let monthStart = FormField("month_start", .choice, required: true)
    public static let fields = [language, theme, timeZone, weekStart, monthStart]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of saved values.
    public init(_ preferences: Preferences, _ settings: BookSettings) {
        input = FormInput([
            (Self.language.name, preferences.language.rawValue), (Self.theme.name, preferences.theme.rawValue),
            (Self.timeZone.name, settings.timeZone.name), (Self.weekStart.name, String(settings.weekStart.rawValue)),
            (Self.monthStart.name, String(settings.monthStart)),
        ])
    }

    /// The new values.
    public struct Draft {
        public var preferences: Preferences
        public var settings: BookSettings
    }

    /// Returns the new values; fields that the form does not have keep theirs. Throws all problems.
    public func draft(_ preferences: Preferences, _ settings: BookSettings) throws(Problems) -> Draft {
        var reader = FormReader(input)
        var draft = Draft(preferences: preferences, settings: settings)
        func changed(_ field: FormField) -> Bool { input.has(field) }
        if changed(Self.language), let value = reader.choice(Self.language, Language.init(rawValue:)) { draft.preferences.language = value }
        if changed(Self.theme), let value = reader.choice(Self.theme, Preferences.Theme.init(rawValue:)) { draft.preferences.theme = value }
        if changed(Self.timeZone), let value = reader.choice(Self.timeZone, TimeZoneCatalogue.zone(typed:)) { draft.settings.timeZone = value }
        if changed(Self.weekStart), let value = reader.choice(Self.weekStart, { Int($0).flatMap(Weekday.init) }) {
            draft.settings.weekStart = value
        }
        if changed(Self.monthStart), let value = reader.choice(Self.monthStart, Self.day) { draft.settings.monthStart = value }
        try reader.finish()
        return draft
    }

    private static func day(_ text: String) -> Int? { Int(text).flatMap { CivilCalendar.monthStarts.contains($0) ? $0 : nil } }
}
