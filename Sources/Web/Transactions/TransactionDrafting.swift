import Bookkeeping
import Storage
import Validation

extension TransactionForm {
    /// Returns the draft of the form in a book, with an amount in another currency at the rate that the book has. Throws all problems.
    func draft(in ledger: Ledger, now: CivilTime) throws -> Transaction.Draft {
        let accounts = try ledger.accounts(), needed = rateNeeded(accounts: accounts, now: now)
        let rate = try needed.flatMap { try ledger.quotes.rate(from: $0.from, to: $0.to, on: $0.day) }
        return try draft(accounts: accounts, categories: try ledger.categories(), now: now, rate: rate?.value)
    }
}

extension Transaction.Draft {
    /// True if saving the draft would change nothing but the attachment.
    func isSame(as saved: Transaction) -> Bool { content == saved.content && Set(hashtags) == Set(saved.hashtags) }
}
