import GRDB

extension Store {
    /// Erases books that were removed, replaced or left unfinished, and overwrites the remaining traces of their rows: words in
    /// the search index, and pages in the write-ahead log. Other writes may happen in between.
    ///
    /// The index keeps words of deleted records until its segments are merged (https://www.sqlite.org/fts5.html, section 6.9).
    /// Rows and pages of the database are overwritten as they are freed (`secure_delete`), what else is left in pages by ``PageScrubbing``, and pages of the log by
    /// a checkpoint.
    ///
    /// Throws `StoreError.busy` while something else reads the database, such as a backup. ``Books/hasResidualData()`` stays true
    /// then until a later call succeeds.
    /// - Parameter isWanted: called between the steps; false stops and leaves the rest for a later call.
    public func eraseResidualData(while isWanted: () -> Bool = { true }) throws {
        // While this lock is held no process fills a book, so unfinished ones never will be finished.
        if let lock = try? ImportLock(directory: directory) {
            let isLeft = try read { try $0.connection.exists("SELECT 1 FROM book WHERE state = 'arriving'") }
            if isLeft { try step { try SiteData<Writing>(connection: $0).books.abandonArriving() } }
            withExtendedLifetime(lock) {}
        }
        // Removals by other processes from here on are not part of this run.
        let removals = try read { try $0.connection.first("SELECT removals FROM site") { $0.int64(0) } ?? 0 }
        while try step({ try BookErasing(connection: $0).step() }) { if !isWanted() { return } }
        guard try mergeSearchIndex(while: isWanted) else { return }
        try using { pool in
            guard try PageScrubbing(pool).run(while: isWanted) else { return }
            try pool.writeWithoutTransaction { database in
                _ = try database.checkpoint(.truncate)
                try database.execute(sql: "UPDATE site SET erased_removals = ?1 WHERE erased_removals < ?1", arguments: [removals])
            }
        }
    }

    /// Merges all segments of the index into one, some pages at a time (https://www.sqlite.org/fts5.html, section 6.8). Returns
    /// true when done.
    private func mergeSearchIndex(while isWanted: () -> Bool) throws -> Bool {
        var pages = -Self.pagesPerStep, isMerging = true
        while isMerging {
            guard isWanted() else { return false }
            isMerging = try step { connection in
                let before = connection.database.totalChangesCount
                try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('merge', ?)", pages)
                // The statement itself counts as one change.
                return connection.database.totalChangesCount - before >= 2
            }
            pages = Self.pagesPerStep
        }
        return true
    }

    private static let pagesPerStep = 250
}
