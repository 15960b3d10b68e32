import Storage

/// The overwriting of deleted data in the database files.
enum ResidualData {
    /// Overwrites deleted data, or tells that the server will do so: the deletion itself is complete, and another process may be
    /// using the database.
    static func erase(in store: Store) {
        do {
            try store.eraseResidualData()
        } catch {
            print("The deleted data in the file could not be overwritten yet. The server retries within an hour, or after its next start.")
        }
    }
}
