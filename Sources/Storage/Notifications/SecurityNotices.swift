import Bookkeeping

extension PeopleEditor {
    /// Tells a person of something that was done to how they sign in, or to all that is theirs.
    ///
    /// - Parameters:
    ///   - device: the browser it came from; nil for what the terminal did.
    ///   - formerEmail: an address to which mail goes too, for somebody who has got another one by it.
    /// - Throws: `StoreError.notFound` for a user who is not there.
    public func notify(_ user: User.ID, _ event: SecurityEvent, from device: SecurityDevice? = nil, formerEmail: String? = nil, at now: Int64) throws {
        guard let book = try people.user(user)?.book else { throw StoreError.notFound }
        try LedgerEditor(ledger: Ledger(book: book, connection: connection)).notify(
            .security(SecurityNotice(event, from: device)), formerEmail: formerEmail, at: now)
    }
}
