/// One field of a form: its name, control and limits; both the page and the check are derived from them.
public struct FormField: Sendable, Hashable {
    /// The control that fills in the field.
    public enum Control: Sendable, Hashable {
        case text, email, password, search, money, date, time
        case textarea(rows: Int)
        /// A choice from a list: a `<select>`.
        case choice
        /// A choice from a list that is shown completely.
        case radio
        case checkbox, file, hidden
    }

    public let name: String
    public let control: Control
    /// True if the form is never accepted without it.
    public let isRequired: Bool
    /// The maximum length in characters (grapheme clusters).
    public let maxLength: Int?
    /// The minimum length in characters; nil if `isRequired` is sufficient.
    public let minLength: Int?
    /// The token of the HTML attribute `autocomplete`, for example `new-password` or `off`.
    public let autocomplete: String?
    /// The HTML attribute `inputmode`, which selects the keyboard of a phone, for example `decimal`.
    public let inputMode: String?
    /// True for a name or a code, which devices should neither capitalize nor spell-check.
    public let isVerbatim: Bool
    /// The maximum number of UTF-16 code units per character, on average.
    let unitsPerCharacter: Int
    /// The maximum number of values of the field in a form, such as the values of several checkboxes.
    let countLimit: Int
    /// True if each value belongs to a row of its own, with the limits of a field, such as the amounts of a record's parts.
    let isPerRow: Bool

    /// Declares a field. `plain` means that each character is one UTF-16 code unit, as in amounts and e-mail addresses; `count`
    /// is the maximum number of values, each of a row of its own with `perRow`.
    public init(
        _ name: String, _ control: Control, required: Bool = false, max: Int? = nil, min: Int? = nil, plain: Bool = false, count: Int = 1,
        perRow: Bool = false, autocomplete: String? = nil, inputMode: String? = nil, verbatim: Bool = false
    ) {
        self.name = name
        self.control = control
        isRequired = required
        maxLength = max
        minLength = min
        unitsPerCharacter = plain ? 1 : control == .password ? PasswordRules.unitsPerScalar : 16
        countLimit = count
        isPerRow = perRow
        self.autocomplete = autocomplete
        self.inputMode = inputMode
        isVerbatim = verbatim
    }

    /// Returns the name of the field in one of several rows, counted from 1: the name of its problem, and of its element in the page.
    public func name(ofRow row: Int) -> String { "\(name)_\(row)" }

    /// The maximum length in UTF-16 code units: 16 per character, which fits a family emoji and keeps a name from being megabytes
    /// long.
    public var maxUnits: Int? { maxLength.map { $0 * unitsPerCharacter } }

    /// The `count` of a field that may have as many values as a form may have fields.
    public static let most = 2_000

    /// The maximum length of a value in bytes of UTF-8: three per UTF-16 code unit, and at least 200, for an ID, a date, a word
    /// or a short number; 1,000 for amounts, since the form shows text pasted by mistake.
    ///
    /// It is checked before anything else reads the text, since the time for Unicode normalization grows faster than the text,
    /// and never refuses what the other limits accept.
    public var byteLimit: Int { max((maxUnits ?? 0) * 3, control == .money ? 1_000 : 200) }

    /// The problem of a text longer than ``byteLimit``.
    var excess: Problem {
        switch (maxLength, control) {
        case (let limit?, _): .tooLong(limit)
        case (nil, .date): .notADate
        case (nil, .time): .notATime
        default: .notAChoice
        }
    }

    /// The HTML attribute `maxlength`, in UTF-16 code units: never less than the server accepts.
    ///
    /// Nil for passwords and amounts, which browsers would silently truncate: a sum without its end is another amount.
    public var htmlMaxLength: Int? { control == .password || control == .money ? nil : maxUnits }

    /// The HTML attribute `type`; nil for `<select>` and `<textarea>`.
    public var htmlType: String? {
        switch control {
        case .text, .money: "text"
        case .email: "email"
        case .password: "password"
        case .search: "search"
        case .date: "date"
        case .time: "time"
        case .radio: "radio"
        case .checkbox: "checkbox"
        case .file: "file"
        case .hidden: "hidden"
        case .textarea, .choice: nil
        }
    }
}

extension FormField {
    /// Returns a field for an amount of money or a sum: at most 60 characters, a decimal keyboard, no autofill.
    public static func money(_ name: String, required: Bool = false, rows: Int = 1) -> FormField {
        FormField(
            name, .money, required: required, max: AmountParser.textLimit, plain: true, count: rows, perRow: rows > 1, autocomplete: "off",
            inputMode: "decimal")
    }

    /// Returns a hidden field, which the page fills in.
    public static func hidden(_ name: String) -> FormField { FormField(name, .hidden) }
}
