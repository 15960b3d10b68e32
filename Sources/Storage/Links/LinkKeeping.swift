import Bookkeeping

extension LedgerEditor {
    /// Brings the other sides of the linked records that were changed in step, each in its book. Every change of records calls it at its end: triggers have
    /// noted the links.
    ///
    /// - Throws: `.conflict(.exactParts)` for another amount of a record that is divided by exact amounts.
    func keepLinksInStep(at now: Int64) throws {
        guard !raisedNotifications.isKeepingInStep else { return }
        let keeping = LinkKeeping(editor: self, now: now)
        guard var next = try keeping.next() else { return }
        raisedNotifications.isKeepingInStep = true
        defer { raisedNotifications.isKeepingInStep = false }
        while true {
            try keeping.settle(next)
            guard let another = try keeping.next() else { return }
            next = another
        }
    }

    /// An editor of another book in the same transaction, for the other side of a link.
    func other(_ book: Book.ID) -> LedgerEditor {
        book == self.book
            ? self : LedgerEditor(ledger: Ledger(book: book, connection: connection), person: person, raisedNotifications: raisedNotifications)
    }
}

/// Brings the sides of links in step, in a write transaction.
private struct LinkKeeping {
    let editor: LedgerEditor
    let now: Int64

    private var connection: Connection { editor.connection }

    /// Returns a link with a changed side; nil if there is none.
    func next() throws -> RecordLink? {
        try connection.first(
            "SELECT \(RecordLink.columns) FROM record_link l INDEXED BY link_changed WHERE l.changed IS NOT NULL LIMIT 1", map: RecordLink.init)
    }

    func settle(_ link: RecordLink) throws {
        try connection.each("UPDATE record_link AS l SET changed = NULL WHERE \(RecordLink.isThis)", link.key) { _ in true }
        guard let sides = try LinkedSides(of: link, connection) else { return }
        guard let own = link.own else {
            // An offer of a payment that is gone.
            if sides.shared == nil { try end(link) }
            return
        }
        guard try isOutOfStep(link) else { return }
        let shared = editor.other(link.sharedBook), book = editor.other(own.book)
        let isKept =
            switch link.changed {
            case .shared: try follow(shared, link, by: book, own.record, sides)
            case .own: try mayWrite(link) && inHistory(of: shared) { try lead(book, own.record, to: shared, link, sides) }
            case nil: true
            }
        if !isKept { try end(link) }
    }

    /// Lets the own side follow the household's record. Returns false if it cannot.
    private func follow(_ shared: LedgerEditor, _ link: RecordLink, by book: LedgerEditor, _ own: Transaction.ID, _ sides: LinkedSides) throws -> Bool
    {
        guard let row = sides.own else { return false }
        guard let other = sides.shared else {
            if row.deletion != nil { try book.markingOutdated { try book.purge(own, from: row.deletion) } }
            return false
        }
        if let deletion = other.deletion {
            try book.markingOutdated { try book.delete(own, with: deletion, of: shared, at: now) }
            return true
        }
        guard sides.isPaidByPerson else {
            if row.deletion == nil { try book.markingOutdated { try book.delete(own, with: nil, of: shared, at: now) } }
            return true
        }
        if let deletion = row.deletion {
            guard try book.markingOutdated({ try book.restore(own, from: deletion, at: now) }) else { return false }
        }
        guard let saved = try shared.ledger.transaction(link.shared), let known = try book.ledger.transaction(own),
            let draft = try LinkedContent(shared: saved, own: known).draftOfOwn(in: book.ledger)
        else { return false }
        try book.markingOutdated { try book.update(own, draft, at: now) }
        return true
    }

    /// Lets the household's record follow the own side. Returns false if it cannot.
    private func lead(_ book: LedgerEditor, _ own: Transaction.ID, to shared: LedgerEditor, _ link: RecordLink, _ sides: LinkedSides) throws -> Bool {
        guard let other = sides.shared else { return false }
        guard let row = sides.own else {
            if other.deletion != nil { try shared.markingOutdated { try shared.purge(link.shared, from: other.deletion) } }
            return false
        }
        guard sides.isPaidByPerson else { return false }
        if let deletion = row.deletion {
            try shared.markingOutdated { try shared.delete(link.shared, with: deletion, of: book, at: now) }
            return true
        }
        if let deletion = other.deletion {
            guard try shared.markingOutdated({ try shared.restore(link.shared, from: deletion, at: now) }) else { return false }
        }
        guard let saved = try shared.ledger.transaction(link.shared), let known = try book.ledger.transaction(own),
            let draft = try LinkedContent(shared: saved, own: known).draftOfShared(of: link.person, by: shared, at: now)
        else { return false }
        try shared.markingOutdated { try shared.update(link.shared, draft, at: now) }
        return true
    }

    /// Runs a change of the household's book, and writes its history at once unless the transaction of that book does so at its end.
    private func inHistory(of shared: LedgerEditor, _ body: () throws -> Bool) throws -> Bool {
        try shared.keepingHistory(at: shared.book == editor.book ? nil : now, body)
    }

    private func isOutOfStep(_ link: RecordLink) throws -> Bool {
        var found = false
        try connection.each(LinkInvariant.outOfStep(where: RecordLink.isThis), link.key) { _ in
            found = true
            return false
        }
        return found
    }

    /// Returns true if the person of a link may write to the household's book.
    private func mayWrite(_ link: RecordLink) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM household_person p JOIN household h ON h.id = p.household
            WHERE p.id = ? AND h.book = ? AND p.left_at IS NULL AND p.role <> 'viewer' AND h.dissolved_at IS NULL
            """, link.person, link.sharedBook)
    }

    private func end(_ link: RecordLink) throws {
        try connection.each("DELETE FROM record_link AS l WHERE \(RecordLink.isThis)", link.key) { _ in true }
    }
}
