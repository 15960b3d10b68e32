import Bookkeeping

/// A row of `record` as exports have it: a record, or a part of a divided one.
public struct ExportedRow: Sendable {
    /// The identifier of the record, or of the part of a divided one.
    let id: Transaction.ID
    public let values: RecordValues
    /// Without the `#`, in the order of their names.
    public let hashtags: [String]
    /// The names of the attached files; nil without one.
    public let attachment: String?
}
