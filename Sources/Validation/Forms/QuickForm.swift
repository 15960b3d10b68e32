import Bookkeeping

/// The form of quick add: a category and an amount; everything else has defaults.
public struct QuickForm: Form {
    public static let id = FormField.hidden("id")
    public static let category = FormField("category", .radio, required: true)
    public static let amount = FormField.money("amount", required: true)
    /// The account that paid, also a person's account, in a household's book.
    public static let payer = TransactionForm.payer
    public static let fields = [id, category, amount, payer]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new record.
    public init(id: Transaction.ID) { input = FormInput([(Self.id.name, id.description)]) }

    /// The ID of the record; nil if the form has none, so that a new one has to be made.
    public var id: Transaction.ID? { Transaction.ID(self[Self.id]) }

    /// Returns the form with the account that paid, if it does not say one; without an account, the form as it is.
    public func paid(by account: Account.ID?) -> QuickForm {
        guard let account, !input.has(Self.payer) else { return self }
        return QuickForm(input.replacing(with: FormInput([(Self.payer.name, account.description)])))
    }

    /// Returns the record's draft: of the payer or in the default account, dated now, without a title. Throws all problems.
    ///
    /// - Parameter people: the accounts of people.
    public func draft(accounts: [Account], people: [Account] = [], categories: [Category], now: CivilTime) throws(Problems) -> Transaction.Draft {
        var reader = FormReader(input)
        let category = reader.choice(Self.category) { text in categories.first { $0.id == Category.ID(text) } }
        let payer = reader.choice(Self.payer) { text in (accounts + people).first { $0.id == Account.ID(text) } }
        guard let account = payer ?? accounts.first(where: \.isDefault) ?? accounts.first else {
            reader.problems.add(.required, to: TransactionForm.account)
            throw reader.problems
        }
        let amount = reader.amount(Self.amount, in: account.currency)
        guard let category, let amount, reader.problems.isEmpty else { throw reader.problems }
        let movement: Transaction.Movement =
            switch category.kind {
            case .expense: .expense(account: account.id, category: category.id, amount: amount)
            case .income: .income(account: account.id, category: category.id, amount: amount)
            }
        return Transaction.Draft(movement: movement, date: now.date, time: now.time, title: "")
    }
}
