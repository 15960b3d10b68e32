import Bookkeeping

/// The names of a book's accounts and categories in the form that searches use.
struct SearchNames: Sendable {
    /// A name as ``SearchText/stored``, in UTF-8.
    private typealias Name<Entity> = (id: Identifier<Entity>, stored: [UInt8])

    private let accounts: [Name<Account>]
    private let categories: [Name<Category>]
    /// The currencies of the accounts, each once.
    let currencies: [Currency]

    init(_ names: LedgerNames) {
        accounts = names.accounts.map { ($0.id, Self.stored($0.name)) }
        categories = names.categories.map { ($0.id, Self.stored(names.categories.fullName(of: $0))) }
        currencies = Set(names.accounts.map(\.currency)).sorted { $0.code < $1.code }
    }

    /// Returns the accounts with all words of a query in their names.
    func accounts(_ query: IndexQuery) -> [Account.ID] { Self.matches(query, in: accounts) }

    /// Returns the categories with all words of a query in their names.
    func categories(_ query: IndexQuery) -> [Category.ID] { Self.matches(query, in: categories) }

    private static func stored(_ name: String) -> [UInt8] { Array(SearchText([name]).stored.utf8) }

    /// Names and queries are normalized, so that their bytes are compared: comparing characters took a twentieth of the time of a search.
    private static func matches<Entity>(_ query: IndexQuery, in names: [Name<Entity>]) -> [Identifier<Entity>] {
        let needles = query.needles.map { Array($0.utf8) }
        return names.filter { name in needles.allSatisfy { name.stored.contains($0) } }.map(\.id)
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool { indices.contains { self[$0...].starts(with: part) } }
}
