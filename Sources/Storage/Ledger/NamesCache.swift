import Bookkeeping
import Synchronization

/// The names of books as they were last read, each with the version that the database had of them.
///
/// The database counts a book's version up with every change of an account, a category or a hashtag, so that whoever makes the change, and
/// whichever snapshot asks, gets the names that belong to it.
final class NamesCache: Sendable {
    /// Beyond this many books all are forgotten, so that the memory stays small.
    private static let limit = 64

    private let known = Mutex<[Book.ID: (version: Int64, names: LedgerNames)]>([:])

    func names(of book: Book.ID, version: Int64) -> LedgerNames? {
        known.withLock { known in known[book].flatMap { $0.version == version ? $0.names : nil } }
    }

    func keep(_ names: LedgerNames, of book: Book.ID, version: Int64) {
        known.withLock { known in
            if known.count >= Self.limit, known[book] == nil { known.removeAll() }
            known[book] = (version, names)
        }
    }
}

extension Ledger {
    /// What the accounts, categories and hashtags of the book are called. Costs little while they stay as they are.
    public func names() throws -> LedgerNames {
        // A write may still be undone: what it sees is not kept.
        guard let cache else { return try readNames() }
        let version = try connection.first("SELECT names_version FROM book WHERE id = ?", book) { $0.int64(0) } ?? 0
        if let names = cache.names(of: book, version: version) { return names }
        let names = try readNames()
        cache.keep(names, of: book, version: version)
        return names
    }

    private func readNames() throws -> LedgerNames {
        LedgerNames(accounts: try accounts(), categories: try categories(), hashtags: try hashtags().map(\.name))
    }
}
