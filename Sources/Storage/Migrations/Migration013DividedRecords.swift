// swift-format-ignore-file
extension Migration {
    /// A record may be divided into parts: rows that share its ID as their receipt.
    static let dividedRecords = Migration(
        number: 13,
        sql: #"""
        ALTER TABLE record ADD COLUMN receipt BLOB CHECK (receipt IS NULL OR length(receipt) = 16 AND kind <> 'transfer');

        ALTER TABLE record ADD COLUMN part_note TEXT CHECK (part_note IS NULL OR receipt IS NOT NULL AND length(part_note) BETWEEN 1 AND 2000);

        CREATE INDEX record_of_receipt ON record (book, receipt) WHERE receipt IS NOT NULL;

        DROP INDEX record_of_book;

        CREATE INDEX record_of_book ON record (
            book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags, receipt
        ) WHERE deletion IS NULL;
        """#)
}
