import Bookkeeping

extension Ledger {
    /// The condition that a category `c` is below a parent `p` that is not in the trash.
    static let isBelow = "p.book = c.book AND p.id = c.parent AND p.deletion IS NULL"

    /// Returns a category and the categories below it; it counts their records too.
    func family(of id: Category.ID) throws -> [Category.ID] {
        [id]
            + (try connection.rows(
                "SELECT c.id FROM category c CROSS JOIN category p ON \(Self.isBelow) WHERE c.book = ? AND c.parent = ? AND c.deletion IS NULL",
                book, id
            ) { try $0.id(0) })
    }

    /// Returns the same; nil alone, which is all categories, for nil.
    func members(of id: Category.ID?) throws -> [Category.ID?] {
        guard let id else { return [nil] }
        return try family(of: id)
    }

    /// Returns some categories and those below them, each once.
    func families(of ids: some Sequence<Category.ID>) throws -> Set<Category.ID> { Set(try ids.flatMap(family)) }
}

extension LedgerEditor {
    /// Throws `.notFound` for a parent that does not exist, `.conflict(.wrongKind)` for one of the other kind, and `.conflict(.invalid)` for one that is below
    /// another, or for a category that has others below it.
    func check(parent: Category.ID?, of id: Category.ID, _ kind: Category.Kind) throws {
        guard let parent else { return }
        guard let above = try ledger.category(parent) else { throw StoreError.notFound }
        guard above.kind == kind else { throw StoreError.conflict(.wrongKind) }
        guard above.parent == nil, parent != id, try ledger.family(of: id).count == 1 else { throw StoreError.conflict(.invalid) }
    }

    /// Makes the budgets on categories, deleted ones too, count the categories that are below these now.
    func refreshFamilies() throws {
        let before = try coveredCategories()
        try connection.run("DELETE FROM budget_category WHERE book = ? AND is_chosen = 0", book)
        try coverFamilies()
        for budget in Set(try coveredCategories().symmetricDifference(before).map(\.budget)) { try BudgetTotals(editor: self).refresh(budget) }
    }

    /// Adds the categories below the categories in the scope of a budget, or of all budgets.
    func coverFamilies(of budget: Budget.ID? = nil) throws {
        try connection.run(
            """
            INSERT INTO budget_category (book, budget, category, is_chosen)
            SELECT s.book, s.budget, c.id, 0 FROM budget_category s CROSS JOIN category c ON c.book = s.book AND c.parent = s.category
            CROSS JOIN category p ON \(Ledger.isBelow) WHERE s.book = ?1 AND (s.budget = ?2 OR ?2 IS NULL) AND s.is_chosen = 1
            ON CONFLICT DO NOTHING
            """, book, budget)
    }

    /// Leaves no category below one that is below another, once one has come back from the trash to where it was.
    func flattenFamily(of id: Category.ID) throws {
        guard let category = try ledger.category(id) else { return }
        if let parent = category.parent, try ledger.category(parent)?.parent != nil {
            try connection.run("UPDATE category SET parent = NULL WHERE book = ? AND id = ?", book, id)
        }
        for below in try ledger.family(of: id).dropFirst() where try ledger.family(of: below).count > 1 {
            try connection.run("UPDATE category SET parent = NULL WHERE book = ? AND id = ?", book, below)
        }
    }

    private struct Covered: Hashable {
        let budget: Budget.ID
        let category: Category.ID
    }

    private func coveredCategories() throws -> Set<Covered> {
        Set(
            try connection.rows("SELECT budget, category FROM budget_category WHERE book = ? AND is_chosen = 0", book) {
                Covered(budget: try $0.id(0), category: try $0.id(1))
            })
    }
}

/// The invariant of categories that table constraints cannot express.
enum CategoryInvariant {
    /// Returns the SQL that finds categories with a parent that does not exist or has another kind, and categories with a parent that has a parent
    /// itself.
    static func families(on condition: String) -> String {
        """
        SELECT c.id FROM category c LEFT JOIN category p ON p.book = c.book AND p.id = c.parent
        WHERE \(condition) AND c.parent IS NOT NULL AND (p.id IS NULL OR p.kind <> c.kind OR c.deletion IS NULL AND p.deletion IS NULL AND EXISTS (
            SELECT 1 FROM category g WHERE g.book = p.book AND g.id = p.parent AND g.deletion IS NULL))
        """
    }
}
