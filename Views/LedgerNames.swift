import Bookkeeping

/// The accounts and categories of a book by their identifiers, for pages that name them.
package struct LedgerNames: Sendable {
    package let accounts: [Account]
    package let categories: [Category]
    private let accountsByID: [Account.ID: Account]
    private let categoriesByID: [Category.ID: Category]

    package init(accounts: [Account], categories: [Category]) {
        self.accounts = accounts
        self.categories = categories
        accountsByID = Dictionary(accounts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        categoriesByID = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func account(_ id: Account.ID) -> Account? { accountsByID[id] }
    package func category(_ id: Category.ID) -> Category? { categoriesByID[id] }
    /// The same categories in the order in which the book lists them, so that tiles stay where the thumb expects them.
    package func inOrder(_ chosen: some Collection<Category>) -> [Category] {
        let ids = Set(chosen.map(\.id))
        return categories.filter { ids.contains($0.id) }
    }

    package var defaultAccount: Account? { accounts.first { $0.isDefault } ?? accounts.first }
}
