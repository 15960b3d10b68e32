// swift-format-ignore-file
extension Migration {
    /// A search for an amount finds the transfers that brought it without reading all transfers.
    static let searchOfReceivedAmounts = Migration(
        number: 17,
        sql: #"""
        CREATE INDEX record_by_received ON record (book, received) WHERE deletion IS NULL AND received IS NOT NULL;
        """#)
}
