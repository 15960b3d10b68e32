import Bookkeeping

extension PeopleEditor {
    /// Notifies a person of a change to their means of signing in, or to all of their data.
    ///
    /// - Parameters:
    ///   - device: the browser that made the change; nil for the terminal.
    ///   - formerEmail: another address to send the mail to, for a person whose address has been changed.
    /// - Throws: `StoreError.notFound` if the user does not exist.
    public func notify(_ user: User.ID, _ event: SecurityEvent, from device: SecurityDevice? = nil, formerEmail: String? = nil, at now: Int64) throws
    {
        guard let book = try people.user(user)?.book else { throw StoreError.notFound }
        try LedgerEditor(ledger: Ledger(book: book, connection: connection)).notify(
            .security(SecurityNotice(event, from: device)), formerEmail: formerEmail, at: now)
    }
}
