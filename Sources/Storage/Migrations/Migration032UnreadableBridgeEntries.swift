// swift-format-ignore-file
extension Migration {
    /// The reasons why entries of a bridge cannot be read, beside their number.
    static let unreadableBridgeEntries = Migration(
        number: 32,
        sql: #"""
        ALTER TABLE bank_connection_account ADD COLUMN problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems));
        """#)
}
