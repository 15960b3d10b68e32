import Bookkeeping

/// The form of the banner slot: its switch and the URL of its feed.
public struct BannerSlotForm: Form {
    public static let isOn = FormField("is_on", .checkbox)
    /// Empty for manual banners only.
    public static let address = FormField(
        "address", .text, max: Banner.linkLimit, plain: true, autocomplete: "off", inputMode: "url", verbatim: true)
    public static let fields = [isOn, address]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of the saved setting.
    public init(_ slot: BannerSlot) {
        input = FormInput([(Self.address.name, slot.address)] + (slot.isOn ? [(Self.isOn.name, "1")] : []))
    }

    /// Returns the setting. Throws all problems.
    ///
    /// - Parameter isAddress: returns true for a URL that can be fetched.
    public func draft(isAddress: (String) -> Bool) throws(Problems) -> (isOn: Bool, address: String) {
        var reader = FormReader(input)
        let address = reader.value(Self.address, or: .notAnAddress) { isAddress($0) ? $0 : nil }
        try reader.finish()
        return (reader.isOn(Self.isOn), address ?? "")
    }
}
