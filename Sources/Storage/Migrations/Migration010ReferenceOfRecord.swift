// swift-format-ignore-file
extension Migration {
    /// The reference of a record, such as an invoice's number.
    static let referenceOfRecord = Migration(
        number: 10,
        sql: #"""
        ALTER TABLE record ADD COLUMN reference TEXT NOT NULL DEFAULT '';
        """#)
}
