import Bookkeeping

extension FormReader {
    /// Reads accounts, category and amounts from the fields of the kind, and the parts; there may be a single part.
    mutating func movement(
        _ kind: Transaction.Kind?, _ typed: [TransactionForm.TypedPart], accounts: [Account], categories: [Category]
    ) -> (whole: Transaction.Movement, parts: [RecordPart])? {
        let field = TransactionForm(input).accountField
        let account =
            input.has(field) ? self.account(field, among: accounts) : accounts.first(where: \.isDefault)
        if account == nil, !input.has(field) { add(.required, to: field) }
        if let kind = kind.flatMap({ Category.Kind(rawValue: $0.rawValue) }), !typed.isEmpty {
            return divided(kind, typed, account, among: categories)
        }
        return movement(kind, account, accounts: accounts, categories: categories).map { ($0, []) }
    }

    private mutating func movement(
        _ kind: Transaction.Kind?, _ account: Account?, accounts: [Account], categories: [Category]
    ) -> Transaction.Movement? {
        switch kind {
        case .expense:
            let category = category(TransactionForm.category, of: .expense, among: categories)
            guard let amount = amount(TransactionForm.amount, of: account), let account, let category else { return nil }
            return .expense(account: account.id, category: category, amount: amount)
        case .income:
            let category = category(incomeField(categories), of: .income, among: categories)
            guard let amount = amount(TransactionForm.amount, of: account), let account, let category else { return nil }
            return .income(account: account.id, category: category, amount: amount)
        case .transfer: return transfer(from: account, among: accounts)
        case nil:
            _ = amount(TransactionForm.amount, of: account)
            return nil
        }
    }

    /// Reads a movement with parts that make up the whole amount. An empty amount is the sum of all parts.
    private mutating func divided(
        _ kind: Category.Kind, _ typed: [TransactionForm.TypedPart], _ account: Account?, among categories: [Category]
    ) -> (whole: Transaction.Movement, parts: [RecordPart])? {
        let parts = parts(typed, of: kind, account, among: categories)
        let isEmpty = !input[TransactionForm.amount].contains { !$0.isWhitespace }
        let typedWhole = isEmpty ? nil : amount(TransactionForm.amount, of: account)
        guard let account, let first = parts.first, problems.isEmpty else {
            if parts.isEmpty, problems.isEmpty { problems.add(.required, to: TransactionForm.partCategory.name(ofRow: 1)) }
            return nil
        }
        do throws(MoneyError) {
            let sum = try parts.sum(in: account.currency), whole = typedWhole ?? sum
            if sum != whole { add(.partsLeave(try whole.subtracting(sum)), to: TransactionForm.partAmount) }
            if whole.minorUnits > AmountParser(account.currency, .positive).limit() { add(.amountTooLarge, to: TransactionForm.amount) }
            let movement: Transaction.Movement =
                kind == .income
                ? .income(account: account.id, category: first.category, amount: whole)
                : .expense(account: account.id, category: first.category, amount: whole)
            return (movement, parts)
        } catch {
            add(.amountTooLarge, to: TransactionForm.amount)
            return nil
        }
    }

    private mutating func transfer(from account: Account?, among accounts: [Account]) -> Transaction.Movement? {
        let target = self.account(TransactionForm.toAccount, among: accounts)
        if target == nil { add(.required, to: TransactionForm.toAccount) }
        if let target, target.id == account?.id { add(.sameAccount, to: TransactionForm.toAccount) }
        let sent = amount(TransactionForm.amount, of: account)
        guard let account, let target else { return nil }
        let received = target.currency == account.currency ? sent : amount(TransactionForm.toAmount, of: target)
        guard let sent, let received, target.id != account.id else { return nil }
        return .transfer(from: account.id, to: target.id, amount: sent, received: received)
    }

    private mutating func account(_ field: FormField, among accounts: [Account]) -> Account? {
        choice(field) { text in accounts.first { $0.id == Account.ID(text) } }
    }

    private mutating func category(_ field: FormField, of kind: Category.Kind, among categories: [Category]) -> Category.ID? {
        let category = choice(field) { text in categories.first { $0.kind == kind && $0.id == Category.ID(text) } }
        if category == nil { add(.required, to: field) }
        return category?.id
    }

    /// Returns `category` if only that is filled in and it is not an expense category, which a page with both lists sends along.
    private func incomeField(_ categories: [Category]) -> FormField {
        let typed = input[TransactionForm.category]
        guard input[TransactionForm.incomeCategory].isEmpty, !typed.isEmpty else { return TransactionForm.incomeCategory }
        let isExpense = categories.contains { $0.kind == .expense && $0.id == Category.ID(typed) }
        return isExpense ? TransactionForm.incomeCategory : TransactionForm.category
    }

    /// Reads the amount in the account's currency. Without an account only an empty amount is a problem, since the number of
    /// decimals is unknown.
    private mutating func amount(_ field: FormField, of account: Account?) -> Money? {
        guard let account else {
            if !input[field].contains(where: { !$0.isWhitespace }) { add(.required, to: field) }
            return nil
        }
        return amount(field, in: account.currency)
    }
}
