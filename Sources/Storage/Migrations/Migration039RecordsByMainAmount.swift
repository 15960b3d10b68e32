// swift-format-ignore-file
extension Migration {
    /// Records in the order of their main amounts.
    static let recordsByMainAmount = Migration(
        number: 39,
        sql: #"""
        CREATE INDEX record_by_main_amount ON record (book, main_amount) WHERE deletion IS NULL;
        """#)
}
