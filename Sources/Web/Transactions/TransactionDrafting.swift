import Bookkeeping
import Storage
import Validation
import Views

extension TransactionForm {
    /// Returns the draft of the form in a book. A transfer without a title gets one that names its target account. Throws all
    /// problems.
    func draft(in ledger: Ledger, now: CivilTime, t: Texts) throws -> Transaction.Draft {
        let accounts = try ledger.accounts()
        var draft = try draft(accounts: accounts, categories: try ledger.categories(), now: now)
        if draft.title.isEmpty, case .transfer(_, let to, _, _) = draft.movement, let account = accounts.first(where: { $0.id == to }) {
            draft.title = t.transactions.transferTitle(account.name)
        }
        return draft
    }
}

extension Transaction.Draft {
    /// True if saving the draft would change nothing but the attachment.
    func isSame(as saved: Transaction) -> Bool { content == saved.content && Set(hashtags) == Set(saved.hashtags) }
}
