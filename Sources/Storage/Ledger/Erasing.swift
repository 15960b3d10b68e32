import Bookkeeping

extension LedgerEditor {
    /// Removes everything in the book for good, what is in the trash too; the book itself stays, without an account.
    func erase() throws {
        for table in [
            "budget", "notification", "record", "account", "category", "hashtag", "deletion", "exchange_rate", "unconvertible",
        ] {
            try connection.run("DELETE FROM \(table) WHERE book = ?", book)
        }
    }
}
