extension Migration {
    /// The index that the list of a book is read from, with all that a row of the list shows: finding each record in its table cost as much
    /// as reading it.
    static let recordList = [
        "DROP INDEX record_of_book",
        """
        CREATE INDEX record_of_book ON record (
            book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags
        ) WHERE deletion IS NULL
        """,
    ]
}
