/// What the things of a book are called: its accounts and categories by their identifiers, and its hashtags.
public struct LedgerNames: Sendable {
    /// The default first, then by name.
    public let accounts: [Account]
    /// In the order in which they were made.
    public let categories: [Category]
    /// Without the `#`, in the order of their names.
    public let hashtags: [String]
    // There are few of them: looking through the identifiers is faster than hashing one.
    private let accountIDs: [Account.ID]
    private let categoryIDs: [Category.ID]

    public init(accounts: [Account], categories: [Category], hashtags: [String]) {
        self.accounts = accounts
        self.categories = categories
        self.hashtags = hashtags
        accountIDs = accounts.map(\.id)
        categoryIDs = categories.map(\.id)
    }

    /// The account of an identifier; nil when there is none or it has been deleted.
    public func account(_ id: Account.ID) -> Account? { accountIDs.firstIndex(of: id).map { accounts[$0] } }

    /// The category of an identifier; nil when there is none or it has been deleted.
    public func category(_ id: Category.ID) -> Category? { categoryIDs.firstIndex(of: id).map { categories[$0] } }

    /// The same categories in the order in which the book lists them, so that tiles stay where the thumb expects them.
    public func inOrder(_ chosen: some Collection<Category>) -> [Category] {
        let ids = Set(chosen.map(\.id))
        return categories.filter { ids.contains($0.id) }
    }

    /// The account that a form proposes.
    public var defaultAccount: Account? { accounts.first { $0.isDefault } ?? accounts.first }
}
