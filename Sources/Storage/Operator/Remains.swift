import GRDB

extension People {
    /// Whether a book was removed of which something is left in the files that is not overwritten yet.
    public func hasRemains() throws -> Bool { try connection.exists("SELECT 1 FROM site WHERE erased_removals < removals") }
}

extension LedgerEditor {
    /// Notes, in the transaction that removes a book, that what is left of it is to be overwritten.
    func noteRemains() throws { try connection.run("UPDATE site SET removals = removals + 1") }
}

extension Store {
    /// Overwrites what removed rows have left behind: words in the search index, and pages in the log of writes.
    ///
    /// The index keeps words of removed records until its parts are merged (https://www.sqlite.org/fts5.html, section 6.9). Pages of the database
    /// are overwritten as they become free (`secure_delete`), those of the log by taking it in.
    ///
    /// Throws `StoreError.busy` while something else reads the database, such as a backup. ``People/hasRemains()`` is true then until it is done.
    public func eraseRemains() throws {
        try StoreError.translating {
            try pool.writeWithoutTransaction { database in
                // What another process removes meanwhile is not done with.
                let removals = try Int64.fetchOne(database, sql: "SELECT removals FROM site") ?? 0
                try database.execute(sql: "INSERT INTO record_search (record_search) VALUES ('optimize')")
                _ = try database.checkpoint(.truncate)
                try database.execute(sql: "UPDATE site SET erased_removals = ?1 WHERE erased_removals < ?1", arguments: [removals])
            }
        }
    }
}
