import Bookkeeping

/// An account of a journal: an account of the book, a category, or the origin of opening balances.
struct JournalAccount: Sendable, Equatable {
    enum Kind: Sendable {
        /// Money at hand, in a bank or owed to one.
        case money
        /// The account of a person of a household, which is no place for money.
        case person
        case openingBalances, income, expenses

        /// The first part of the name: the English word that tells the programs the kind of account.
        var top: String {
            switch self {
            case .money, .person: "Assets"
            case .openingBalances: "Equity"
            case .income: "Income"
            case .expenses: "Expenses"
            }
        }
    }

    let name: String
    let kind: Kind
    /// The name in the book.
    let original: String
    /// The only currency of its postings; nil for any.
    let currency: Currency?
}

/// The names of a journal's accounts, safe for its program and all different.
struct JournalNames: Sendable {
    /// In the order of the book, categories after accounts.
    let all: [JournalAccount]
    let openingBalances: String
    private let accounts: [Account.ID: String]
    private let categories: [Category.ID: String]

    init(_ head: JournalHead, _ syntax: any JournalSyntax) {
        var all: [JournalAccount] = [], taken: Set<String> = []
        func add(_ kind: JournalAccount.Kind, _ original: String, _ currency: Currency? = nil, below above: String? = nil) -> String {
            let plain = (above ?? kind.top) + ":" + syntax.part(original)
            var name = plain, number = 2
            while !taken.insert(name).inserted { (name, number) = (syntax.numbered(plain, number), number + 1) }
            all.append(JournalAccount(name: name, kind: kind, original: original, currency: currency))
            return name
        }
        accounts = Dictionary(
            head.accounts.map { ($0.id, add($0.person == nil ? .money : .person, $0.name, $0.currency)) }, uniquingKeysWith: { first, _ in first })
        var categories: [Category.ID: String] = [:]
        for category in head.categories.nested {
            let above = category.parent.flatMap { categories[$0] }
            categories[category.id] = add(category.kind == .income ? .income : .expenses, category.name, below: above)
        }
        self.categories = categories
        openingBalances = add(.openingBalances, "Opening Balances")
        self.all = all
    }

    func account(_ id: Account.ID) throws(JournalProblem) -> String {
        guard let name = accounts[id] else { throw .unknownAccount }
        return name
    }

    func category(_ id: Category.ID) throws(JournalProblem) -> String {
        guard let name = categories[id] else { throw .unknownCategory }
        return name
    }
}
