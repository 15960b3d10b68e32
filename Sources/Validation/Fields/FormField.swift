/// One field of a form: its name, its control and its limits, from which both the page and the check are made.
public struct FormField: Sendable, Hashable {
    /// What a person fills the field in with.
    public enum Control: Sendable, Hashable {
        case text, email, password, search, money, date, time
        case textarea(rows: Int)
        /// One of a list: a `<select>`.
        case choice
        /// One of a list, all of it shown.
        case radio
        case checkbox, file, hidden
    }

    public let name: String
    public let control: Control
    /// True if the form is never accepted without it.
    public let isRequired: Bool
    /// The longest text, in characters as a person counts them.
    public let maxLength: Int?
    /// The shortest text, in characters; nil where `isRequired` says it all.
    public let minLength: Int?
    /// The token of the HTML autofill list, for example `new-password` or `off`.
    public let autocomplete: String?
    /// Which keyboard a phone shows, for example `decimal`.
    public let inputMode: String?
    /// Whether it is a name or a code, of which no phone makes the first letter a capital and no browser marks the spelling.
    public let isVerbatim: Bool
    /// How many UTF-16 units each character may take on average.
    let unitsPerCharacter: Int
    /// The most values that the form may have of it, such as those of several checkboxes.
    let countLimit: Int

    /// Declares a field. `plain` says that its characters are of one UTF-16 unit each, as in amounts and e-mail addresses; `count` is how many
    /// values the form may have of it.
    public init(
        _ name: String, _ control: Control, required: Bool = false, max: Int? = nil, min: Int? = nil, plain: Bool = false, count: Int = 1,
        autocomplete: String? = nil, inputMode: String? = nil, verbatim: Bool = false
    ) {
        self.name = name
        self.control = control
        isRequired = required
        maxLength = max
        minLength = min
        unitsPerCharacter = plain ? 1 : control == .password ? PasswordRules.unitsPerScalar : 16
        countLimit = count
        self.autocomplete = autocomplete
        self.inputMode = inputMode
        isVerbatim = verbatim
    }

    /// The longest text in UTF-16 units: 16 for each character, which fits a family of emoji and keeps a name from being
    /// megabytes.
    public var maxUnits: Int? { maxLength.map { $0 * unitsPerCharacter } }

    /// How many values a form has of one field, of which it may have as many as it has fields.
    public static let most = 2_000

    /// The longest value that is looked at, in bytes of UTF-8: three for each UTF-16 unit, and 200 for an identity, a day, a word or a short
    /// number.
    ///
    /// It is compared before anything reads the text, since the time for Unicode's forms grows faster than a text, and never refuses what
    /// the other limits accept.
    public var byteLimit: Int { max((maxUnits ?? 0) * 3, 200) }

    /// What is wrong with more than ``byteLimit``.
    var excess: Problem {
        switch (maxLength, control) {
        case (let limit?, _): .tooLong(limit)
        case (nil, .date): .notADate
        case (nil, .time): .notATime
        default: .notAChoice
        }
    }

    /// The value of the HTML attribute `maxlength`, which counts UTF-16 units: never less than what the server accepts.
    ///
    /// Nil for passwords, of which browsers would cut a long paste without a word.
    public var htmlMaxLength: Int? { control == .password ? nil : maxUnits }

    /// The value of the HTML attribute `type`; nil for `<select>` and `<textarea>`.
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
    /// A field for an amount of money: at most 15 characters, a decimal keyboard, nothing filled in by the browser.
    public static func money(_ name: String, required: Bool = false) -> FormField {
        FormField(
            name, .money, required: required, max: AmountParser.lengthLimit, plain: true, autocomplete: "off",
            inputMode: "decimal")
    }

    /// A field that the page fills in.
    public static func hidden(_ name: String) -> FormField { FormField(name, .hidden) }
}
