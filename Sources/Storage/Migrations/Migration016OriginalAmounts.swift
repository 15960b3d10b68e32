// swift-format-ignore-file
extension Migration {
    /// A record may have its amount as on the receipt, in another currency than the account's.
    static let originalAmounts = Migration(
        number: 16,
        sql: #"""
        ALTER TABLE record ADD COLUMN original_currency TEXT
            CHECK (original_currency IS NULL OR original_currency GLOB '[A-Z][A-Z][A-Z]' AND original_currency <> currency AND kind <> 'transfer');

        ALTER TABLE record ADD COLUMN original INTEGER CHECK ((original IS NULL) = (original_currency IS NULL) AND ifnull(original > 0, 1));

        DROP INDEX record_of_book;

        CREATE INDEX record_of_book ON record (
            book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags, receipt,
            original_currency, original
        ) WHERE deletion IS NULL;
        """#)
}
