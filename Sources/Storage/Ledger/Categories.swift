import Bookkeeping

extension Ledger {
    /// The parent only as long as it is not in the trash.
    private static let columns = """
        c.id, c.kind, c.name, c.hue, c.icon,
        (SELECT p.id FROM category p WHERE p.book = c.book AND p.id = c.parent AND p.deletion IS NULL)
        """

    /// Returns the categories of a kind, or all of them, in the order of the book, each followed by the categories below it.
    public func categories(_ kind: Category.Kind? = nil) throws -> [Category] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM category c
            WHERE c.book = ? AND c.deletion IS NULL AND (c.kind = ?2 OR ?2 IS NULL) ORDER BY c.position
            """, book, kind?.rawValue, map: Self.category
        ).nested
    }

    /// Returns a category; nil if it does not exist or has been deleted.
    public func category(_ id: Category.ID) throws -> Category? {
        try connection.first(
            "SELECT \(Self.columns) FROM category c WHERE c.id = ? AND c.book = ? AND c.deletion IS NULL", id, book,
            map: Self.category)
    }

    /// Returns the categories of a kind with their number of records, in the order of the book.
    public func categoryUses(_ kind: Category.Kind) throws -> [Category.Use] {
        let uses = try connection.rows(
            "SELECT \(Self.columns), \(Self.recordCount) FROM category c WHERE c.book = ? AND c.deletion IS NULL AND c.kind = ? ORDER BY c.position",
            book, kind.rawValue, map: Self.use)
        let known = Dictionary(uses.map { ($0.category.id, $0) }, uniquingKeysWith: { first, _ in first })
        return uses.map(\.category).nested.compactMap { known[$0.id] }
    }

    /// Returns a category with its number of records; nil if it does not exist or has been deleted.
    public func categoryUse(_ id: Category.ID) throws -> Category.Use? {
        try connection.first(
            "SELECT \(Self.columns), \(Self.recordCount) FROM category c WHERE c.id = ? AND c.book = ? AND c.deletion IS NULL", id, book,
            map: Self.use)
    }

    /// Returns expense categories for adding a record with two clicks: first those used most in the calendar month of `today` and
    /// the two before, then the others.
    public func quickCategories(limit: Int, today: CalendarDate) throws -> [Category] {
        var uses: [Category.ID: Int] = [:]
        try connection.each(
            "SELECT category, count FROM month_total WHERE book = ? AND month BETWEEN ? AND ? AND kind = 'expense'",
            [book, today.firstOfMonth.adding(months: -2), today.firstOfMonth]
        ) { cells in
            uses[try cells.id(0), default: 0] &+= cells.int(1)
            return true
        }
        let ranked = try categories(.expense).enumerated().sorted { one, other in
            (uses[other.element.id] ?? 0, one.offset) < (uses[one.element.id] ?? 0, other.offset)
        }
        return ranked.prefix(max(limit, 0)).map(\.element)
    }

    private static let recordCount = "(SELECT sum(count) FROM category_total t WHERE t.book = c.book AND t.category = c.id)"

    private static func use(_ cells: Cells) throws -> Category.Use {
        Category.Use(category: try category(cells), recordCount: cells.int(6))
    }

    private static func category(_ cells: Cells) throws -> Category {
        Category(
            id: try cells.id(0), kind: try cells.word(1), name: cells.text(2), hue: try cells.word(3), icon: try cells.word(4),
            parent: try cells.optionalID(5))
    }
}
