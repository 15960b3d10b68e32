import Bookkeeping

/// Whether pages have a place for banners, and where the feed is that fills it.
public struct BannerSlotForm: Form {
    public static let isOn = FormField("is_on", .checkbox)
    /// Empty for banners of the operator's own alone.
    public static let address = FormField(
        "address", .text, max: Banner.linkLimit, plain: true, autocomplete: "off", inputMode: "url", verbatim: true)
    public static let fields = [isOn, address]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The form with what is saved.
    public init(_ slot: BannerSlot) {
        input = FormInput([(Self.address.name, slot.address)] + (slot.isOn ? [(Self.isOn.name, "1")] : []))
    }

    /// The setting. Throws all problems.
    ///
    /// - Parameter isAddress: whether a text is an address that can be fetched from.
    public func draft(isAddress: (String) -> Bool) throws(Problems) -> (isOn: Bool, address: String) {
        var reader = FormReader(input)
        let address = reader.value(Self.address, or: .notAnAddress) { isAddress($0) ? $0 : nil }
        try reader.finish()
        return (reader.isOn(Self.isOn), address ?? "")
    }
}
