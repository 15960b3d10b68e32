import Bookkeeping

/// The names of a book's accounts and categories in the form in which searches look at them.
struct SearchNames: Sendable {
    private let accounts: [(id: Account.ID, stored: String)]
    private let categories: [(id: Category.ID, stored: String)]
    /// The currencies of the accounts, each once.
    let currencies: [Currency]

    init(_ names: LedgerNames) {
        accounts = names.accounts.map { ($0.id, SearchText([$0.name]).stored) }
        categories = names.categories.map { ($0.id, SearchText([$0.name]).stored) }
        currencies = Set(names.accounts.map(\.currency)).sorted { $0.code < $1.code }
    }

    /// Returns the accounts whose names have all words of a query.
    func accounts(_ query: IndexQuery) -> [Account.ID] { accounts.filter { query.matches($0.stored) }.map(\.id) }

    /// Returns the categories whose names have all words of a query.
    func categories(_ query: IndexQuery) -> [Category.ID] { categories.filter { query.matches($0.stored) }.map(\.id) }
}
