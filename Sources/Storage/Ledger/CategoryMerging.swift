import Bookkeeping

extension CategoryArranging {
    /// Merges one category into another of its kind: the records, budgets, limits, recurrences, rules that file, previews of banks and kept reports of
    /// the first get the second, and the first goes to the trash. Restoring it takes that back. Adds an alert for each budget that reaches a level
    /// (``LedgerEditor/raised``).
    ///
    /// - Throws: what ``LedgerEditor/deleteCategory(_:movingTo:as:at:)`` throws; `.conflict(.invalid)` for merging a category into itself.
    public func merge(_ id: Category.ID, into target: Category.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard id != target else { throw StoreError.conflict(.invalid) }
        let numbers = try editor.connection.rows(
            "SELECT number FROM record INDEXED BY record_of_category WHERE book = ? AND category = ? AND deletion IS NULL", editor.book, id
        ) { $0.int64(0) }
        var watch = try BudgetWatch(editor)
        try watch?.before(.numbers(numbers))
        let made = try editor.deleteCategory(id, movingTo: target, as: deletion, at: now)
        let scopes = MergedScopes(editor: editor, deletion: deletion)
        for kind in MergedScopes.Kind.allCases { try scopes.add(target, to: kind, having: id) }
        try editor.connection.run("UPDATE bank_row SET category = ? WHERE book = ? AND category = ?", target, editor.book, id)
        try watch?.after(.numbers(numbers))
        try watch?.addAlerts(at: now)
        return made
    }
}

/// The budgets, limits and kept reports that got another category by a merge. They keep the merged category too, which is hidden while it is in the
/// trash.
struct MergedScopes {
    enum Kind: String, CaseIterable {
        case budget, limit, report
    }

    let editor: LedgerEditor
    let deletion: Deletion.ID

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Adds a category to all that has another one and lacks it.
    func add(_ target: Category.ID, to kind: Kind, having id: Category.ID) throws {
        switch kind {
        case .budget:
            try remember(
                """
                SELECT ?1, ?2, 'budget', s.budget FROM budget_category s WHERE s.book = ?1 AND s.category = ?3 AND s.is_chosen = 1
                AND NOT EXISTS (SELECT 1 FROM budget_category o
                    WHERE o.book = s.book AND o.budget = s.budget AND o.category = ?4 AND o.is_chosen = 1)
                """, id, target)
            for budget in try owners(of: kind, Budget.self) {
                try connection.run(
                    """
                    INSERT INTO budget_category (budget, category, book) VALUES (?, ?, ?)
                    ON CONFLICT (book, budget, category) DO UPDATE SET is_chosen = 1
                    """, budget, target, book)
                try editor.coverFamilies(of: budget)
                try BudgetTotals(editor: editor).refresh(budget)
            }
        case .limit:
            try remember(
                """
                SELECT ?1, ?2, 'limit', l.id FROM user u JOIN household_person p ON p.user = u.id JOIN spending_limit l ON l.person = p.id
                JOIN limit_category s ON s.spending_limit = l.id WHERE u.book = ?1 AND s.category = ?3
                AND NOT EXISTS (SELECT 1 FROM limit_category o WHERE o.spending_limit = l.id AND o.category = ?4)
                """, id, target)
            for limit in try owners(of: kind, Budget.self) {
                try connection.run("INSERT INTO limit_category (spending_limit, category) VALUES (?, ?)", limit, target)
            }
        case .report:
            let reports = editor.keptReports
            for (report, question) in try reports.questions() where question.contains(.category(id)) && !question.contains(.category(target)) {
                try connection.run("INSERT INTO merged_scope (book, deletion, kind, owner) VALUES (?, ?, 'report', ?)", book, deletion, report)
                try reports.write(question + [.category(target)], of: report)
            }
        }
    }

    /// Removes the category that merging has added, except where a person has saved the choice since.
    func remove(_ target: Category.ID) throws {
        for budget in try owners(of: .budget, Budget.self) {
            try connection.run("DELETE FROM budget_category WHERE book = ? AND budget = ? AND category = ?", book, budget, target)
            try BudgetTotals(editor: editor).refresh(budget)
        }
        for limit in try owners(of: .limit, Budget.self) {
            try connection.run("DELETE FROM limit_category WHERE spending_limit = ? AND category = ?", limit, target)
        }
        let reports = editor.keptReports, merged = Set(try owners(of: .report, KeptReport.self))
        for (report, question) in try reports.questions() where merged.contains(report) {
            try reports.write(question.filter { $0 != .category(target) }, of: report)
        }
    }

    /// Leaves a scope that a person has chosen anew as it is when a merge is undone.
    static func forget(_ kind: Kind, _ owner: some Bindable, in book: Book.ID, _ connection: Connection) throws {
        try connection.run("DELETE FROM merged_scope WHERE book = ? AND kind = ? AND owner = ?", book, kind.rawValue, owner)
    }

    private func remember(_ select: String, _ id: Category.ID, _ target: Category.ID) throws {
        try connection.run("INSERT INTO merged_scope (book, deletion, kind, owner) \(select)", book, deletion, id, target)
    }

    private func owners<Owner>(of kind: Kind, _: Owner.Type) throws -> [Identifier<Owner>] {
        try connection.rows("SELECT owner FROM merged_scope WHERE book = ? AND deletion = ? AND kind = ?", book, deletion, kind.rawValue) {
            try $0.id(0)
        }
    }
}
