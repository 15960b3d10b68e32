// swift-format-ignore-file
extension Migration {
    /// Titles, parts, places and roles of entries from other programs.
    static let detailsOfBankRows = Migration(
        number: 38,
        sql: #"""
        ALTER TABLE bank_row ADD COLUMN details TEXT;
        """#)
}
