/// The switch for daily backups.
public struct DailyBackupForm: Form {
    public static let isOn = FormField("is_on", .checkbox)
    public static let fields = [isOn]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var isOn: Bool { FormReader(input).isOn(Self.isOn) }
}
