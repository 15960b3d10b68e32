import Bookkeeping

extension LedgerEditor {
    /// Adds a category after the others. Throws what ``check(parent:of:_:)`` throws.
    public func addCategory(_ id: Category.ID, _ draft: Category.Draft, at now: Int64) throws -> Saved {
        guard try saved(id, in: "category") == .added else { return .alreadySaved }
        try check(parent: draft.parent, of: id, draft.kind)
        try connection.run(
            """
            INSERT INTO category (id, book, kind, name, name_key, hue, icon, position, created_at, parent)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, (SELECT ifnull(max(position), 0) + 1 FROM category WHERE book = ?2), ?8, ?9)
            """, id, book, draft.kind.rawValue, draft.name, draft.name.folded, draft.hue.rawValue, draft.icon.rawValue, now, draft.parent)
        if draft.parent != nil { try refreshFamilies() }
        return .added
    }

    /// Updates a category. Throws what ``check(parent:of:_:)`` throws, and `.conflict(.wrongKind)` for another kind, since the kind is fixed.
    public func updateCategory(_ id: Category.ID, _ draft: Category.Draft) throws {
        guard let category = try ledger.category(id) else { throw StoreError.notFound }
        guard category.kind == draft.kind else { throw StoreError.conflict(.wrongKind) }
        try check(parent: draft.parent, of: id, draft.kind)
        try connection.run(
            "UPDATE category SET name = ?, name_key = ?, hue = ?, icon = ? WHERE id = ? AND book = ?",
            draft.name, draft.name.folded, draft.hue.rawValue, draft.icon.rawValue, id, book)
        // A parent in the trash stays its parent.
        guard draft.parent != category.parent else { return }
        try connection.run("UPDATE category SET parent = ? WHERE id = ? AND book = ?", draft.parent, id, book)
        try refreshFamilies()
    }

    /// Deletes a category and moves its records and recurrences to another one of the same kind; restoring it moves them back. Rules that file follow
    /// to a target that the person has chosen, and rest without one.
    ///
    /// - Parameter target: required if the category has records.
    /// - Throws: `.conflict(.lastCategory)` for the only category of a kind, `.conflict(.wrongKind)` for a target of the other
    ///   kind, `.notFound` for a target that does not exist, or is required and missing.
    public func deleteCategory(
        _ id: Category.ID, movingTo target: Category.ID?, as deletion: Deletion.ID, at now: Int64
    ) throws -> Deletion {
        guard let category = try ledger.category(id) else { throw StoreError.notFound }
        let others = try ledger.categories(category.kind).filter { $0.id != id }
        guard let first = others.first else { throw StoreError.conflict(.lastCategory) }
        let count = try connection.count("SELECT sum(count) FROM category_total WHERE book = ? AND category = ?", book, id)
        let moved = try target ?? (count == 0 ? first.id : { throw StoreError.notFound }())
        guard let other = try ledger.category(moved), moved != id else { throw StoreError.notFound }
        guard other.kind == category.kind else { throw StoreError.conflict(.wrongKind) }

        let made = Deletion(id: deletion, subject: .category, name: category.name, recordCount: count, deletedAt: now)
        try insert(made, movedTo: moved)
        // Deleted records move too, since a restored record must not be in a deleted category.
        for source in [
            "record INDEXED BY record_of_category WHERE book = ? AND category = ? AND deletion IS NULL",
            "record INDEXED BY record_of_deletion WHERE book = ? AND category = ? AND deletion IS NOT NULL",
        ] {
            try connection.run("INSERT INTO deletion_move (deletion, record, book) SELECT ?, number, book FROM \(source)", deletion, book, id)
        }
        try connection.run(
            "UPDATE record SET category = ?1 WHERE number IN (SELECT record FROM deletion_move WHERE book = ?3 AND deletion = ?2) AND book = ?3",
            moved, deletion, book)
        try connection.run(
            "UPDATE recurring_record SET category = ?, moved_by = ?, moved_from = category WHERE book = ? AND category = ?", moved, deletion, book, id
        )
        if let target {
            try connection.run(
                "UPDATE filing_rule SET new_category = ?, moved_by = ?, moved_from = new_category WHERE book = ? AND new_category = ?", target,
                deletion,
                book, id)
        }
        try connection.run("UPDATE category SET deletion = ? WHERE id = ? AND book = ?", deletion, id, book)
        // The categories below it keep their records and stand at the top until it comes back.
        try refreshFamilies()
        return made
    }
}
