/// The switch for fetching exchange rates.
public struct RateFetchingForm: Form {
    public static let isOn = FormField("is_on", .checkbox)
    public static let fields = [isOn]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var isOn: Bool { FormReader(input).isOn(Self.isOn) }
}
