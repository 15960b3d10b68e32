import Bookkeeping

extension LedgerEditor {
    /// The goals of the book, to change them.
    public var goals: GoalEditor { GoalEditor(editor: self) }
}

extension AccountThings {
    static let goals = AccountThings(
        table: "saving_goal", noun: "goal", subject: .goal, export: { $0.goals = try $1.goals.exported() },
        insertions: { book in book.goals.map { row in { try $0.goals.insert(row) } } },
        tooMany: "SELECT 1 WHERE (SELECT count(*) FROM saving_goal WHERE book = ?1 AND deletion IS NULL) > \(SavingGoal.limit)", full: .goalLimit)
}

/// Changes of the goals of a book.
public struct GoalEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }
    private var goals: Goals { editor.ledger.goals }

    /// Adds a goal.
    ///
    /// Throws `.notFound` for an account that does not exist or is archived, `.conflict(.currencyMismatch)` for an amount in another currency, and
    /// `.conflict(.goalLimit)`.
    public func add(_ id: SavingGoal.ID, _ draft: SavingGoal.Draft, at now: Int64) throws -> Saved {
        guard try editor.saved(id, in: "saving_goal") == .added else { return .alreadySaved }
        guard try goals.all().count < SavingGoal.limit else { throw StoreError.conflict(.goalLimit) }
        try check(draft)
        try insert(ExportedSavingGoal(SavingGoal(id: id, draft, createdAt: now), deletion: nil))
        return .added
    }

    /// Updates a goal, which can stay on an archived account. Throws the same errors, and `.notFound` for an unknown goal.
    public func update(_ id: SavingGoal.ID, _ draft: SavingGoal.Draft) throws {
        guard let goal = try goals.goal(id) else { throw StoreError.notFound }
        try check(draft, staysIn: goal.account)
        try connection.run(
            "UPDATE saving_goal SET name = ?, account = ?, currency = ?, amount = ?, keep = ?, due = ? WHERE book = ? AND id = ?", draft.name,
            draft.account, draft.amount.currency, draft.amount.minorUnits, draft.keep.minorUnits, draft.due, book, id)
    }

    /// Moves a goal to the trash. Throws `.notFound`.
    public func delete(_ id: SavingGoal.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let goal = try goals.goal(id) else { throw StoreError.notFound }
        return try AccountThings.goals.delete(id, named: goal.name, as: deletion, at: now, editor)
    }

    private func check(_ draft: SavingGoal.Draft, staysIn known: Account.ID? = nil) throws {
        let account = try editor.editable(draft.account)
        guard !account.isArchived || account.id == known else { throw StoreError.notFound }
        guard [draft.amount, draft.keep].allSatisfy({ $0.currency == account.currency }) else { throw StoreError.conflict(.currencyMismatch) }
    }

    func insert(_ row: ExportedSavingGoal) throws {
        try connection.run(
            """
            INSERT INTO saving_goal (book, id, name, account, currency, amount, keep, due, created_at, deletion)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, book, row.id, row.name, row.account, row.currency, row.amount, row.keep, row.due, row.createdAt, row.deletion)
    }
}
