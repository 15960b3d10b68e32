import Bookkeeping

/// Linking a household's records with records in the own book of the person who writes: ``LedgerEditor/links``.
public struct LinkedRecordsEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
}

extension LedgerEditor {
    /// The links of the book's records.
    public var links: LinkedRecordsEditor { LinkedRecordsEditor(editor: self) }
}

extension LinkedRecordsEditor {
    /// The own book of the person who writes to their household's book; nil in any other book.
    public func ownBook() throws -> Ledger? { try place()?.own.ledger }

    /// The person who writes, as a member of the book's household, with an editor of their own book.
    private func place() throws -> (person: HouseholdMember.ID, own: LedgerEditor)? {
        let found = try connection.first(
            """
            SELECT p.id, u.book FROM household h JOIN household_person p ON p.household = h.id JOIN user u ON u.id = p.user
            WHERE h.book = ? AND h.dissolved_at IS NULL AND p.user = ? AND p.left_at IS NULL AND p.role <> 'viewer'
            """, editor.book, editor.person
        ) { (person: try $0.id(0, HouseholdMember.self), book: try $0.id(1, Book.self)) }
        return found.map { ($0.person, editor.other($0.book)) }
    }

    /// Returns true if the person who writes pays or is paid by a movement of the household's book.
    public func concern(_ movement: Transaction.Movement) throws -> Bool {
        try place().map { try kind(of: movement, for: $0.person) != nil } ?? false
    }

    /// Checks that a draft can be paid from an account of the own book.
    ///
    /// - Throws: `.notFound` for an account that is not in the own book, `.conflict(.rateMissing)`.
    public func check(_ draft: Transaction.Draft, in account: Account.ID) throws {
        guard let (person, own) = try place() else { return }
        _ = try amount(of: draft.content, in: account, kind: kind(of: draft.movement, for: person), own.ledger)
    }

    private func amount(
        of content: RecordContent, in account: Account.ID, kind: Transaction.Kind?, _ own: Ledger, former: LinkedAmount? = nil
    ) throws -> LinkedAmount? {
        guard let known = try own.account(account) else { throw StoreError.notFound }
        guard let kind else { return nil }
        let paid = Transaction.Draft(content).paid(as: kind)
        guard let amount = try LinkedAmount(of: paid, original: content.original, in: known.currency, on: content.date, former: former, own) else {
            throw StoreError.conflict(.rateMissing)
        }
        return amount
    }

    /// Returns the kind of the own side: an expense if the person pays, an income if they are paid; nil for anything else.
    private func kind(of movement: Transaction.Movement, for person: HouseholdMember.ID) throws -> Transaction.Kind? {
        func isPerson(_ account: Account.ID) throws -> Bool { try editor.ledger.account(account)?.person == person }
        switch movement {
        case .expense(let account, _, _): return try isPerson(account) ? .expense : nil
        case .income: return nil
        case .transfer(let from, let to, _, _): return try isPerson(from) ? .expense : try isPerson(to) ? .income : nil
        }
    }

    /// Writes the side of a household's record in the own book of the person who writes, moves it to another account, or removes it. Does nothing for
    /// a record where they neither pay nor are paid, and in a book that is not a household's.
    ///
    /// - Throws: `.notFound` for an account that is not in the own book, `.conflict(.rateMissing)`.
    func save(_ side: Transaction.OwnSide, of id: Transaction.ID, at now: Int64) throws {
        guard side != .keep else { return }
        guard let (person, own) = try place() else { return }
        guard let record = try editor.ledger.transaction(id) else { throw StoreError.notFound }
        let known = try connection.first("SELECT own FROM record_link WHERE shared_book = ? AND shared = ? AND person = ?", editor.book, id, person) {
            try $0.optionalID(0, Transaction.self)
        }
        guard case .account(let account, var category) = side else {
            try connection.run("DELETE FROM record_link WHERE shared_book = ? AND shared = ? AND person = ?", editor.book, id, person)
            if let known = known ?? nil { try own.markingOutdated { try own.delete(known, with: nil, of: editor, at: now) } }
            return
        }
        guard let kind = try kind(of: record.movement, for: person), let categoryKind = Category.Kind(rawValue: kind.rawValue) else { return }
        if let known = known ?? nil, let saved = try own.ledger.transaction(known) {
            guard saved.movement.account != account else { return }
            let former = LinkedAmount(saved.movement.amount, original: saved.original)
            guard let amount = try amount(of: record.content, in: account, kind: kind, own.ledger, former: former) else { return }
            var content = saved.content
            content.pay(amount.amount, from: account)
            content.original = amount.original
            return try own.markingOutdated { try own.update(known, Transaction.Draft(content, hashtags: saved.hashtags), at: now) }
        }
        guard let amount = try amount(of: record.content, in: account, kind: kind, own.ledger) else { return }
        category.kind = categoryKind
        try own.markingOutdated {
            let category = try own.category(like: category, at: now)
            var content = record.content
            (content.parts, content.original, content.texts[.note]) = ([], amount.original, "")
            content.movement =
                kind == .income
                ? .income(account: account, category: category, amount: amount.amount)
                : .expense(account: account, category: category, amount: amount.amount)
            let new = Transaction.ID(milliseconds: now &* 1_000)
            guard try own.add(new, Transaction.Draft(content), at: now) == .added else { throw StoreError.conflict(.identifierTaken) }
            try connection.run(
                "INSERT OR REPLACE INTO record_link (shared_book, shared, person, own_book, own) VALUES (?, ?, ?, ?, ?)", editor.book, id, person,
                own.book, new)
        }
    }

    /// Offers a payment to the payer and the payee, but not to the person who writes. They need an account of Penny that may write to the household's
    /// book, and must not have the payment in their own book.
    public func offer(_ id: Transaction.ID) throws {
        try connection.run(
            """
            INSERT OR IGNORE INTO record_link (shared_book, shared, person) SELECT r.book, r.id, p.id
            FROM record r JOIN account a ON a.book = r.book AND a.id IN (r.account, r.to_account) JOIN household_person p ON p.id = a.person
            WHERE r.book = ?1 AND r.id = ?2 AND r.kind = 'transfer' AND r.deletion IS NULL AND p.user IS NOT ?3
            AND p.user IS NOT NULL AND p.left_at IS NULL AND p.role <> 'viewer'
            """, editor.book, id, editor.person)
    }

    /// Writes the offered side of a payment in an account of the own book, with a yes of the person. Throws `.notFound` for a payment that is not offered, and
    /// what saving a record with an ``Bookkeeping/Transaction/OwnSide`` throws.
    public func accept(_ id: Transaction.ID, into account: Account.ID, category: Category.Draft, at now: Int64) throws {
        guard try isOffered(id) else { throw StoreError.notFound }
        try save(.account(account, category: category), of: id, at: now)
    }

    /// Takes back the offer of a payment to the person who writes. Throws `.notFound`.
    public func decline(_ id: Transaction.ID) throws {
        guard try isOffered(id) else { throw StoreError.notFound }
        try save(.none, of: id, at: 0)
    }

    private func isOffered(_ id: Transaction.ID) throws -> Bool {
        guard let editing = editor.person else { return false }
        return try editor.ledger.links.offers(to: editing).contains { $0.id == id }
    }
}

extension LedgerEditor {
    /// Returns the category of a name, which is made if there is none.
    fileprivate func category(like draft: Category.Draft, at now: Int64) throws -> Category.ID {
        if let known = try ledger.categories(draft.kind).first(where: { $0.name.folded == draft.name.folded }) { return known.id }
        let id = Category.ID(milliseconds: now &* 1_000)
        _ = try addCategory(id, draft, at: now)
        return id
    }
}
