import Bookkeeping

/// The form of a person's choice of notifications and channels.
public struct NotificationSettingsForm: Form {
    /// The kinds of notifications sent by e-mail.
    public static let byEmail = FormField("by_email", .checkbox, count: kinds.count)
    /// The kinds of notifications posted to the address.
    public static let byAddress = FormField("by_address", .checkbox, count: kinds.count)
    public static let address = FormField(
        "address", .text, max: 1_000, plain: true, autocomplete: "off", inputMode: "url", verbatim: true)
    public static let format = FormField("format", .radio)
    public static let showsAmounts = FormField("amounts", .checkbox)
    public static let fields = [byEmail, byAddress, address, format, showsAmounts]

    /// The kinds of notifications offered, in the order of the page.
    public static let kinds = NotificationKind.allCases

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of the saved settings.
    public init(_ settings: NotificationSettings) {
        func chosen(_ field: FormField, _ channel: NotificationChannel) -> [(String, String)] {
            Self.kinds.filter { settings.sends($0, by: channel) }.map { (field.name, $0.rawValue) }
        }
        input = FormInput(
            chosen(Self.byEmail, .email) + chosen(Self.byAddress, .address) + [
                (Self.address.name, settings.address), (Self.format.name, settings.format.rawValue),
            ] + (settings.showsAmounts ? [(Self.showsAmounts.name, "1")] : []))
    }

    /// Returns the new settings. Throws all problems.
    ///
    /// - Parameters:
    ///   - current: the saved settings, which keep what the form does not offer.
    ///   - hasEmail: whether the form offers e-mail.
    ///   - check: throws the problem of an address that messages cannot be posted to.
    public func draft(
        current: NotificationSettings, hasEmail: Bool, checkingAddress check: (String) throws(Problem) -> Void
    ) throws(Problems) -> NotificationSettings {
        var reader = FormReader(input), draft = current
        if hasEmail { draft.chosen[.email] = kinds(Self.byEmail, &reader) }
        let byAddress = kinds(Self.byAddress, &reader)
        draft.chosen[.address] = byAddress
        draft.address =
            reader.value(Self.address) { text throws(Problem) in
                try check(text)
                return text
            } ?? ""
        if draft.address.isEmpty, !byAddress.isEmpty { reader.add(.required, to: Self.address) }
        draft.format = reader.choice(Self.format, MessageFormat.init(rawValue:)) ?? current.format
        draft.showsAmounts = reader.isOn(Self.showsAmounts)
        try reader.finish()
        return NotificationSettings(
            chosen: draft.chosen, address: draft.address, format: draft.format, showsAmounts: draft.showsAmounts)
    }

    private func kinds(_ field: FormField, _ reader: inout FormReader) -> Set<NotificationKind> {
        var kinds: Set<NotificationKind> = []
        for word in input.all(field) {
            if let kind = NotificationKind(rawValue: word) { kinds.insert(kind) } else { reader.add(.notAChoice, to: field) }
        }
        return kinds
    }
}
