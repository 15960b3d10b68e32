import Bookkeeping
import Synchronization

/// A cache of the names in books, each with the version that the database had for them.
///
/// The database increments a book's version with every change of an account, category or hashtag, so that every writer and every
/// snapshot gets the names that belong to it.
final class NamesCache: Sendable {
    /// The maximum number of books: the cache is emptied there, to keep its memory small.
    private static let limit = 64

    private let known = Mutex<[Book.ID: (version: Int64, names: LedgerNames, search: SearchNames?)]>([:])

    func names(of book: Book.ID, version: Int64) -> LedgerNames? {
        known.withLock { known in known[book].flatMap { $0.version == version ? $0.names : nil } }
    }

    func searchNames(of book: Book.ID, version: Int64) -> SearchNames? {
        known.withLock { known in known[book].flatMap { $0.version == version ? $0.search : nil } }
    }

    func keep(_ names: LedgerNames, search: SearchNames? = nil, of book: Book.ID, version: Int64) {
        known.withLock { known in
            if known.count >= Self.limit, known[book] == nil { known.removeAll() }
            known[book] = (version, names, search)
        }
    }
}

extension Ledger {
    /// Returns the names of the book's accounts, categories and hashtags. Reads only their version while they are unchanged.
    public func names() throws -> LedgerNames {
        let all = try allNames()
        guard let seen else { return all }
        return try cached.answer(ConfinedNames()) { try all.confined(to: seen, in: self) }
    }

    private func allNames() throws -> LedgerNames {
        // A write may be rolled back, so the names that it sees are not cached.
        guard let namesCache else { return try readNames() }
        let version = try namesVersion()
        if let names = namesCache.names(of: book, version: version) { return names }
        let names = try readNames()
        namesCache.keep(names, of: book, version: version)
        return names
    }

    /// Returns the names in the form that searches use.
    func searchNames() throws -> SearchNames {
        guard let namesCache, seen == nil else { return SearchNames(try names()) }
        let version = try namesVersion()
        if let names = namesCache.searchNames(of: book, version: version) { return names }
        let names = try names(), search = SearchNames(names)
        namesCache.keep(names, search: search, of: book, version: version)
        return search
    }

    private func namesVersion() throws -> Int64 {
        try connection.first("SELECT names_version FROM book WHERE id = ?", book) { $0.int64(0) } ?? 0
    }

    private func readNames() throws -> LedgerNames {
        LedgerNames(
            accounts: try accounts(), personAccounts: try shared.accounts(), categories: try categories(), hashtags: try hashtags().map(\.name))
    }
}
