import Bookkeeping
import Language
import Storage
import Validation

extension TransactionForm {
    /// Returns the draft of the form in a book, with an amount in another currency at the rate that the book has. Throws all problems.
    func draft(in ledger: Ledger, now: CivilTime) throws -> Transaction.Draft {
        let accounts = try ledger.accounts() + ledger.shared.accounts(), needed = rateNeeded(accounts: accounts, now: now)
        let rate = try needed.flatMap { try ledger.quotes.rate(from: $0.from, to: $0.to, on: $0.day) }
        return try draft(
            accounts: accounts, categories: try ledger.categories(), people: try ledger.shared.people().map(\.id), now: now, rate: rate?.value)
    }

    /// Returns the draft of the form in a book that is being written. What a person paid in another currency goes to their account in that currency,
    /// which is made if it does not exist: between people, nothing is converted.
    ///
    /// - Parameter t: the language of the person, for the side of the payment in their own book.
    func draft(by editor: LedgerEditor, now: CivilTime, at instant: Int64, t: Texts) throws -> Transaction.Draft {
        var draft: Transaction.Draft
        if let foreign = foreignPayment(accounts: try editor.ledger.shared.accounts()) {
            let account = try editor.shared.account(of: foreign.person, in: foreign.currency, at: instant)
            draft = try paid(from: account).draft(in: editor.ledger, now: now)
        } else {
            draft = try self.draft(in: editor.ledger, now: now)
        }
        if draft.movement.kind == .expense { draft.ownSide = try Transaction.OwnSide(input, of: draft, by: editor, t: t) }
        return draft
    }
}

extension Transaction.Draft {
    /// Returns the record as it would be in place of the saved one, to be compared with it: the parts of people are as they were given.
    func typed(instead saved: Transaction) -> Transaction {
        let typed = sharing.map { choice in
            Sharing(
                choice.way,
                choice.values.map { person, value in
                    Sharing.Part(person: person, weight: choice.way == .amounts ? nil : value, amount: choice.way == .amounts ? value : 0)
                })
        }
        return Transaction(id: saved.id, content: content, hashtags: hashtags, receipts: saved.receipts, sharing: typed ?? saved.sharing)
    }

    /// True if saving the draft would change nothing but the receipts.
    func isSame(as saved: Transaction) -> Bool {
        content == saved.content && Set(hashtags) == Set(saved.hashtags)
            && (sharing == nil || sharing == saved.sharing?.choice ?? Sharing.Choice(.everybody))
    }
}
