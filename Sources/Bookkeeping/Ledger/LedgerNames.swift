/// The accounts and categories of a book, looked up by their IDs, and its hashtags.
public struct LedgerNames: Sendable, Equatable {
    /// In the order of the book, archived ones last; without people's accounts.
    public let accounts: [Account]
    /// The accounts of the people of a household, by name.
    public let personAccounts: [Account]
    /// In the order of the book.
    public let categories: [Category]
    /// Without the `#`, in the order of their names.
    public let hashtags: [String]
    // There are few of them: a linear search of the IDs is faster than hashing one.
    private let allAccounts: [Account]
    private let accountIDs: [Account.ID]
    private let categoryIDs: [Category.ID]

    public init(accounts: [Account], personAccounts: [Account] = [], categories: [Category], hashtags: [String]) {
        self.accounts = accounts
        self.personAccounts = personAccounts
        self.categories = categories
        self.hashtags = hashtags
        allAccounts = accounts + personAccounts
        accountIDs = allAccounts.map(\.id)
        categoryIDs = categories.map(\.id)
    }

    /// Returns the account with an ID; nil if there is none or it was deleted.
    public func account(_ id: Account.ID) -> Account? { accountIDs.firstIndex(of: id).map { allAccounts[$0] } }

    /// Returns the category with an ID; nil if there is none or it was deleted.
    public func category(_ id: Category.ID) -> Category? { categoryIDs.firstIndex(of: id).map { categories[$0] } }

    /// Returns the categories in the order of the book, so that tiles stay where the thumb expects them.
    public func inOrder(_ chosen: some Collection<Category>) -> [Category] {
        let ids = Set(chosen.map(\.id))
        return categories.filter { ids.contains($0.id) }
    }

    /// The accounts that are offered for new records.
    public var openAccounts: [Account] { accounts.filter { !$0.isArchived } }

    /// Returns the accounts that are offered, and the accounts that a form already has.
    public func openAccounts(and chosen: String...) -> [Account] {
        accounts.filter { account in !account.isArchived || chosen.contains { $0 == account.id.description } }
    }

    /// The account that forms preselect.
    public var defaultAccount: Account? { accounts.first { $0.isDefault } ?? accounts.first }
}
