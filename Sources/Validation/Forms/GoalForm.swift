import Bookkeeping

/// The form of a new or an existing goal.
public struct GoalForm: Form {
    public static let id = FormField.hidden("id")
    public static let name = FormField("name", .text, required: true, max: SavingGoal.nameLimit, autocomplete: "off")
    public static let amount = FormField.money("amount", required: true)
    public static let account = FormField("account", .choice, required: true)
    public static let due = FormField("by", .date, required: true)
    /// Empty for nothing.
    public static let keep = FormField.money("keep")
    public static let fields = [id, name, account, amount, due, keep]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new goal.
    ///
    /// - Parameter account: the account that is chosen first; nil for none.
    public init(id: SavingGoal.ID, account: Account.ID?) {
        input = FormInput([(Self.id.name, id.description)] + (account.map { [(Self.account.name, $0.description)] } ?? []))
    }

    /// Creates the form of a saved goal.
    public init(_ goal: SavingGoal) {
        input = FormInput([
            (Self.id.name, goal.id.description), (Self.name.name, goal.name), (Self.amount.name, MoneyFormat.plain(goal.amount)),
            (Self.account.name, goal.account.description), (Self.due.name, goal.due.description),
            (Self.keep.name, goal.keep.isZero ? "" : MoneyFormat.plain(goal.keep)),
        ])
    }

    /// The ID of a new goal; nil if the form has none, so that a new one has to be made.
    public var id: SavingGoal.ID? { SavingGoal.ID(self[Self.id]) }

    /// Returns the accounts that a goal can have: accounts in use, and its present account.
    public static func accounts(_ accounts: [Account], editing goal: SavingGoal? = nil) -> [Account] {
        accounts.filter { !$0.isArchived || $0.id == goal?.account }
    }

    /// Returns the goal's draft. `accounts` are all of the book, `editing` is the goal that is changed, which keeps a day that has passed. Throws all problems.
    ///
    /// - Parameter count: the number of goals that the book has.
    public func draft(editing goal: SavingGoal? = nil, count: Int, accounts: [Account], today: CalendarDate) throws(Problems) -> SavingGoal.Draft {
        var reader = FormReader(input)
        if goal == nil, count >= SavingGoal.limit { reader.problems.add(.goalLimit(SavingGoal.limit), to: Problems.wholeForm) }
        let name = reader.text(Self.name)
        let offered = Self.accounts(accounts, editing: goal)
        let account: Account? = reader.choice(Self.account) { text in offered.first { $0.id == Account.ID(text) } }
        // Without an account the amounts are read in the currency that they most likely have, for all problems at once.
        guard let currency = account?.currency ?? goal?.currency ?? accounts.first?.currency else { throw reader.problems }
        let amount = reader.amount(Self.amount, in: currency), due = due(&reader, goal, today), keep = keep(&reader, in: currency)
        guard let account, let amount, let due, reader.problems.isEmpty else { throw reader.problems }
        return SavingGoal.Draft(name: name, account: account.id, amount: amount, due: due, keep: keep)
    }

    private func due(_ reader: inout FormReader, _ goal: SavingGoal?, _ today: CalendarDate) -> CalendarDate? {
        guard let due = reader.date(Self.due) else { return nil }
        let days = SavingGoal.dueDays(from: today)
        if due != goal?.due, !days.contains(due) { reader.add(.notBetween(days.lowerBound, days.upperBound), to: Self.due) }
        return due
    }

    private func keep(_ reader: inout FormReader, in currency: Currency) -> Money? {
        guard self[Self.keep].contains(where: { !$0.isWhitespace }) else { return nil }
        guard let keep = reader.amount(Self.keep, in: currency, .any) else { return nil }
        if keep.isNegative { reader.add(.amountNotPositive, to: Self.keep) }
        return keep
    }
}
