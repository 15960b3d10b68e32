import Bookkeeping

extension LedgerEditor {
    /// The order of the categories of the book, and merging them.
    public var categories: CategoryArranging { CategoryArranging(editor: self) }
}

/// Changes of the categories of a book as a whole.
public struct CategoryArranging {
    let editor: LedgerEditor

    private var ledger: Ledger { editor.ledger }
    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Moves a category before the previous one of its kind and its parent, or behind the next. Returns false for the first or the last one.
    public func move(_ id: Category.ID, up: Bool) throws -> Bool {
        guard let category = try ledger.category(id) else { throw StoreError.notFound }
        let near = try ledger.categories(category.kind).filter { $0.parent == category.parent }.map(\.id), order = up ? near : near.reversed()
        guard let place = order.firstIndex(of: id), let other = order[..<place].last else { return false }
        var all = try allPositions().map(\.id).filter { $0 != id }
        guard let target = all.firstIndex(of: other) else { return false }
        all.insert(id, at: up ? target : all.index(after: target))
        try arrangeCategories(all)
        return true
    }

    /// Puts the categories of a kind in the natural order of their names, in the places that they have among all.
    public func sort(_ kind: Category.Kind) throws {
        let sorted = try ledger.categories(kind).sorted(byName: \.name).map(\.id), own = Set(sorted)
        var rest = sorted[...]
        try arrangeCategories(try allPositions().map { own.contains($0.id) ? rest.popFirst() ?? $0.id : $0.id })
    }

    /// The positions of all categories, of deleted ones too, since these come back to their places.
    private func allPositions() throws -> [(id: Category.ID, position: Int64)] {
        try connection.rows("SELECT id, position FROM category WHERE book = ? ORDER BY position, id", book) { (try $0.id(0), $0.int64(1)) }
    }

    /// Categories of an import can have the same position, so all of them are numbered anew.
    private func arrangeCategories(_ order: [Category.ID]) throws {
        let known = Dictionary(try allPositions().map { ($0.id, $0.position) }, uniquingKeysWith: { first, _ in first })
        for (position, id) in zip(Int64(1)..., order) where known[id] != position {
            try connection.run("UPDATE category SET position = ? WHERE book = ? AND id = ?", position, book, id)
        }
    }
}
