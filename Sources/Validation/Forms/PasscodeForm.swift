import Bookkeeping

/// The form that sets or changes a passcode and its delay.
public struct PasscodeForm: Form {
    // A text field for the browser, which would otherwise offer to save it in place of the sign-in password.
    public static let passcode = FormField(
        "passcode", .text, max: PasscodeRules.maxLength, min: PasscodeRules.minLength, plain: true, autocomplete: "off", inputMode: "numeric")
    public static let again = FormField(
        "passcode_again", .text, max: PasscodeRules.maxLength, min: PasscodeRules.minLength, plain: true, autocomplete: "off", inputMode: "numeric")
    public static let lockAfter = FormField("lock_after", .choice, required: true)
    public static let fields = [passcode, again, lockAfter]

    /// The choices of minutes without a request after which the passcode is required; 0 for as soon as the page is left.
    public static let pauses = [0, 1, 5, 15, 30, 60]

    /// The new values.
    public struct Draft: Sendable, Equatable {
        /// Nil to keep the present passcode.
        public let passcode: String?
        /// In seconds.
        public let lockAfter: Int64
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form with the saved delay.
    public init(_ user: User) {
        input = FormInput([(Self.lockAfter.name, String((user.lockAfter ?? 300) / 60))])
    }

    /// Returns the new values. Throws all problems.
    ///
    /// - Parameter hasOne: whether there is a passcode already, which empty fields keep.
    public func draft(hasOne: Bool) throws(Problems) -> Draft {
        var reader = FormReader(input)
        let (typed, again) = (self[Self.passcode], self[Self.again])
        var passcode: String?
        if typed.isEmpty {
            if !hasOne || !again.isEmpty { reader.add(.required, to: Self.passcode) }
        } else if let digits = PasscodeRules.digits(typed) {
            passcode = digits
            if PasscodeRules.isObvious(digits) { reader.add(.passcodeObvious, to: Self.passcode) }
            if again.isEmpty {
                reader.add(.required, to: Self.again)
            } else if PasscodeRules.digits(again) != digits {
                reader.add(.passcodesDiffer, to: Self.again)
            }
        } else {
            reader.add(.notAPasscode, to: Self.passcode)
        }
        let pause = reader.choice(Self.lockAfter) { text in Self.pauses.first { String($0) == text } }
        try reader.finish()
        return Draft(passcode: passcode, lockAfter: Int64(pause ?? 0) * 60)
    }
}

/// The form of the lock screen.
public struct UnlockForm: Form {
    public static let passcode = FormField(
        "passcode", .text, required: true, max: PasscodeRules.maxLength, min: PasscodeRules.minLength, plain: true, autocomplete: "off",
        inputMode: "numeric")
    public static let fields = [passcode]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the digits. Throws if there are none or they cannot be a passcode.
    public func draft() throws(Problems) -> String {
        var reader = FormReader(input)
        let typed = self[Self.passcode], digits = PasscodeRules.digits(typed)
        if typed.isEmpty {
            reader.add(.required, to: Self.passcode)
        } else if digits == nil {
            reader.add(.notAPasscode, to: Self.passcode)
        }
        try reader.finish()
        return digits ?? ""
    }
}
