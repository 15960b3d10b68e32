import GRDB

extension People {
    /// Whether a book was removed, or not filled to the end, of which something is left in the files that is not overwritten yet.
    public func hasRemains() throws -> Bool {
        try connection.exists("SELECT 1 FROM site WHERE erased_removals < removals") || connection.exists("SELECT 1 FROM book WHERE state <> 'live'")
    }
}

extension PeopleEditor {
    /// Notes, in the transaction that removes a book, that what is left of it is to be overwritten.
    func noteRemains() throws { try connection.run("UPDATE site SET removals = removals + 1") }
}

extension Store {
    /// Erases books that were removed, replaced or not filled to the end, and overwrites what their rows have left behind: words in the search
    /// index, and pages in the log of writes. Others write in between.
    ///
    /// The index keeps words of removed records until its parts are merged (https://www.sqlite.org/fts5.html, section 6.9). Pages of the database
    /// are overwritten as they become free (`secure_delete`), those of the log by taking it in.
    ///
    /// Throws `StoreError.busy` while something else reads the database, such as a backup. ``People/hasRemains()`` is true then until it is done.
    /// - Parameter isWanted: Is asked between the steps; false leaves the rest for another time.
    public func eraseRemains(while isWanted: () -> Bool = { true }) throws {
        // Nobody fills a book while this is held; what is not filled to the end never will be.
        if let lock = try? ImportLock(directory: directory) {
            let isLeft = try read { try $0.connection.exists("SELECT 1 FROM book WHERE state = 'arriving'") }
            if isLeft { try step { try PeopleEditor(people: People(connection: $0)).abandonArrivingBooks() } }
            withExtendedLifetime(lock) {}
        }
        // What another process removes meanwhile is not done with.
        let removals = try read { try $0.connection.first("SELECT removals FROM site") { $0.int64(0) } ?? 0 }
        while try step({ try BookErasing(connection: $0).step() }) { if !isWanted() { return } }
        guard try mergeSearchIndex(while: isWanted) else { return }
        try StoreError.translating {
            try pool.writeWithoutTransaction { database in
                _ = try database.checkpoint(.truncate)
                try database.execute(sql: "UPDATE site SET erased_removals = ?1 WHERE erased_removals < ?1", arguments: [removals])
            }
        }
    }

    /// Merges all parts of the index into one, some pages at a time (https://www.sqlite.org/fts5.html, section 6.8); true when that is done.
    private func mergeSearchIndex(while isWanted: () -> Bool) throws -> Bool {
        var pages = -Self.pagesPerStep, isMerging = true
        while isMerging {
            guard isWanted() else { return false }
            isMerging = try step { connection in
                let before = connection.database.totalChangesCount
                try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('merge', ?)", pages)
                // One change is that of the statement itself.
                return connection.database.totalChangesCount - before >= 2
            }
            pages = Self.pagesPerStep
        }
        return true
    }

    private static let pagesPerStep = 250
}
