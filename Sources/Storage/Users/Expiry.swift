import Bookkeeping

/// The conditions under which rows expire; `?1` is the present time, in seconds since 1970.
///
/// Failures and pending sign-ins dated in the future by a wrong clock are deleted at once: they could lock people out, and are of
/// no use.
private enum Expiry {
    static let deletion = "deletion WHERE deleted_at < ?1 - \(Deletion.daysKept * 86_400) AND \(BookState.isLive(column: "book"))"
    static let household = "household WHERE dissolved_at <= ?1 - \(Household.restoreLimit)"
    static let bankImport = "bank_import WHERE until <= ?1"
    static let others = [
        "session WHERE ?1 >= created_at AND (?1 - created_at > \(Session.absoluteLimit) OR ?1 - max(last_seen_at, created_at) > \(Session.idleLimit))",
        "invitation WHERE expires_at <= ?1",
        // Until then its page says that it ran out.
        "household_invitation WHERE expires_at < ?1 - \(Household.restoreLimit)",
        "sign_in_failure WHERE failed_at < ?1 - 86400",
        "sign_in_failure WHERE failed_at > ?1",
        "pending_sign_in WHERE created_at < ?1 - \(PendingSignIn.lifetime)",
        "pending_sign_in WHERE created_at > ?1",
        "banner WHERE ends_at <= ?1",
        "api_token WHERE expires_at < ?1 - \(APIToken.daysListed * 86_400)",
        "record_change WHERE changed_at < ?1 - \(Deletion.daysKept * 86_400)",
        "notification WHERE created_at < ?1 - \(Notification.daysKept * 86_400)",
        "password_reset WHERE expires_at <= ?1",
        "audit WHERE at < ?1 - \(AuditEntry.daysKept * 86_400)",
        "feedback WHERE created_at < ?1 - \(Feedback.daysKept * 86_400)",
        "outbox WHERE created_at < ?1 - \(OutgoingMessage.lifetime)",
        "device_token WHERE seen_at < ?1 - \(DeviceToken.daysKept * 86_400)",
        "known_device WHERE seen_at < ?1 - \(Notification.daysKept * 86_400)",
    ]
}

extension SiteData {
    /// Returns true if `purgeExpired` would delete anything, so that an idle server need not write.
    public func hasExpired(at now: Int64) throws -> Bool {
        try ([Expiry.deletion, Expiry.household, Expiry.bankImport] + Expiry.others).contains {
            try connection.exists("SELECT 1 FROM \($0) LIMIT 1", now)
        }
    }
}

extension SiteData<Writing> {
    /// Purges deletions and changes of many records older than 30 days, and deletes households that were dissolved 30 days ago, expired sessions, invitations, failures, notifications, links, feedback,
    /// messages and audit entries. Returns the number of rows.
    @discardableResult
    public func purgeExpired(at now: Int64) throws -> Int {
        var count = 0
        let deletions = try connection.rows("SELECT id, book FROM \(Expiry.deletion)", now) {
            (try $0.id(0, Deletion.self), try $0.id(1, Book.self))
        }
        for (id, book) in deletions {
            let editor = LedgerEditor(ledger: Ledger(book: book, connection: connection))
            // Purging an account also purges deletions of its single records.
            guard try editor.ledger.deletion(id) != nil else { continue }
            try editor.purge(id)
            count += 1
        }
        count += try households.removeDissolved(at: now)
        let imports = try purgeBankImports(at: now)
        if imports > 0 { try connection.noteResidualData() }
        count += imports
        for condition in Expiry.others { count += try connection.run("DELETE FROM \(condition)", now) }
        return count
    }

    /// Deletes previews that nobody has finished, and the rows of imports that cannot be taken back any more. Returns the number of imports.
    private func purgeBankImports(at now: Int64) throws -> Int {
        let previews = try connection.run("DELETE FROM \(Expiry.bankImport) AND state IN ('incomplete', 'preview')", now)
        for table in ["bank_row", "bank_balance", "bank_former_record"] {
            try connection.run("DELETE FROM \(table) WHERE (book, import) IN (SELECT book, id FROM \(Expiry.bankImport))", now)
        }
        return previews + (try connection.run("UPDATE bank_import SET until = NULL WHERE until <= ?1", now))
    }
}
