import Bookkeeping

/// The records chosen in a list: a box for each, or all that its filter finds.
public struct RecordChoiceForm: Form {
    public static let records = FormField("records", .checkbox, count: 500)
    /// All records that the filter finds, in place of single ones.
    public static let all = FormField("all", .checkbox)
    public static let fields = [records, all]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the choice; nil if nothing is chosen. Values that are no IDs are ignored.
    ///
    /// - Parameter query: the query of the list.
    public func choice(in query: RecordQuery) -> RecordChoice? {
        if FormReader(input).isOn(Self.all) { return .all(query) }
        let ids = input.all(Self.records).compactMap { Transaction.ID($0) }
        return ids.isEmpty ? nil : .these(ids)
    }
}
