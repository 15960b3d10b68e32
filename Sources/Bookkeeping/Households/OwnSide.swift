extension Transaction {
    /// The side of a household's record in the own book of the person who writes it: an expense if they paid, an income if they were paid.
    public enum OwnSide: Sendable, Equatable {
        /// As it is; none for a new record.
        case keep
        /// Not in the own book.
        case none
        /// In an account of the own book, in the category of that name and of the record's kind, which is made if there is none.
        case account(Account.ID, category: Category.Draft)
    }
}

extension RecordText {
    /// The texts that both sides of a linked record have; a note is each book's own.
    public static let inStep = allCases.filter { $0 != .note }
}

extension RecordContent {
    /// Takes over the values of a linked record that both sides have, apart from the amounts.
    public mutating func takeOver(_ other: RecordContent) {
        (date, time, place) = (other.date, other.time, other.place)
        for text in RecordText.inStep { texts[text] = other.texts[text] }
    }

    /// Gives the record another amount, in another account of the other currency if that differs.
    ///
    /// Of a divided record, the largest part takes the difference; if nothing of it would be left, or the currency is another one, the record keeps the
    /// category of that part alone. A transfer receives the same amount.
    public mutating func pay(_ amount: Money, from account: Account.ID? = nil) {
        let account = account ?? movement.account
        guard amount != movement.amount || account != movement.account else { return }
        var category = movement.category
        if let largest = parts.indices.max(by: { parts[$0].amount.minorUnits < parts[$1].amount.minorUnits }), amount != movement.amount {
            if let rest = try? amount.subtracting(movement.amount).adding(parts[largest].amount), rest.minorUnits > 0 {
                parts[largest].amount = rest
            } else {
                category = parts[largest].category
                parts = []
            }
        }
        switch (movement, category) {
        case (.expense, let category?): movement = .expense(account: account, category: category, amount: amount)
        case (.income, let category?): movement = .income(account: account, category: category, amount: amount)
        case (.transfer(_, let to, _, _), _): movement = .transfer(from: account, to: to, amount: amount, received: amount)
        default: break
        }
    }
}
