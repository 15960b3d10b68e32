import Bookkeeping
import Storage
import Validation

extension TransactionForm {
    /// Returns the draft of the form in a book. Throws all problems.
    func draft(in ledger: Ledger, now: CivilTime) throws -> Transaction.Draft {
        try draft(accounts: try ledger.accounts(), categories: try ledger.categories(), now: now)
    }
}

extension Transaction.Draft {
    /// True if saving the draft would change nothing but the attachment.
    func isSame(as saved: Transaction) -> Bool { content == saved.content && Set(hashtags) == Set(saved.hashtags) }
}
