import Storage

/// What is left in the files of a book that was removed.
enum Remains {
    /// Overwrites it, or says that the server will: what was asked for is done already, and something else may use the database.
    static func erase(in store: Store) {
        do {
            try store.eraseRemains()
        } catch {
            print("What is left of it in the file could not be overwritten yet. The server does that within an hour, or after its next start.")
        }
    }
}
