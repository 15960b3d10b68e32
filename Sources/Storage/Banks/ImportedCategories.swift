import Bookkeeping

/// The rows of a preview with a category that the book may lack: neither the person nor a rule chose one, and they are no transfers.
private let undecided = """
    book = ? AND import = ? AND state IN ('alike', 'transfer', 'new') AND other_category <> '' AND transfer_account = ''
    AND (reason IS NULL OR reason LIKE 'learned %' OR (reason LIKE 'rule %' AND category IS NULL))
    """

extension BankImports {
    /// The maximum number of categories that are made for one file.
    public static let categoryLimit = 200

    /// Returns the categories that rows of a preview name and the book lacks: the most frequent first, at most ``categoryLimit``.
    public func missingCategories(of id: BankImport.ID) throws -> [MissingCategory] {
        let known = NamedCategories(try ledger.categories())
        let named = try connection.rows(
            "SELECT other_category, amount < 0, count(*) FROM bank_row WHERE \(undecided) GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT 5000", book, id
        ) { MissingCategory(name: $0.text(0), kind: $0.bool(1) ? .expense : .income, rows: $0.int(2)) }
        let groups = Dictionary(grouping: (named + (try categoriesOfParts(of: id))).filter { known.find($0.name, $0.kind) == nil }) { category in
            MissingCategory(name: NamedCategories.name(category.name).folded, kind: category.kind, rows: 0)
        }
        let missing = groups.filter { !$0.key.name.isEmpty }.map { key, group in
            MissingCategory(
                name: NamedCategories.name(group.first?.name ?? ""), kind: key.kind, rows: group.reduce(0) { $0 + $1.rows })
        }
        return Array(missing.sorted { ($1.rows, $0.name, $0.kind.rawValue) < ($0.rows, $1.name, $1.kind.rawValue) }.prefix(Self.categoryLimit))
    }

    /// Returns the categories that the parts of divided rows name, with the number of these parts.
    private func categoriesOfParts(of id: BankImport.ID) throws -> [MissingCategory] {
        struct Key: Hashable {
            let name: String
            let kind: Category.Kind
        }
        var counts: [Key: Int] = [:]
        try connection.each(
            """
            SELECT details, amount < 0 FROM bank_row
            WHERE book = ? AND import = ? AND state IN ('alike', 'transfer', 'new') AND details LIKE '%"parts"%' AND reason IS NOT 'person'
            """, [ledger.book, id]
        ) { cells in
            let kind: Category.Kind = cells.bool(1) ? .expense : .income
            let names = try BankEntryDetails(json: cells.text(0)).categories
            for name in names where !name.isEmpty { counts[Key(name: name, kind: kind), default: 0] += 1 }
            return counts.count < 5_000
        }
        return counts.map { MissingCategory(name: $0.name, kind: $0.kind, rows: $1) }
    }
}

extension BankImportEditor {
    /// Makes categories that rows of a preview name, and files these rows under them. Also files rows with a category that the book has by now.
    ///
    /// - Parameters:
    ///   - chosen: says which of ``BankImports/missingCategories(of:)`` are made.
    ///   - now: seconds since 1970 (UTC).
    /// - Returns: the number of categories that were made.
    /// - Throws: `.notFound` if there is no such preview.
    @discardableResult
    public func makeCategories(
        of id: BankImport.ID, at now: Int64, where chosen: (MissingCategory) throws -> Bool = { _ in true }
    ) throws -> Int {
        try requirePreview(id)
        let all = try editor.ledger.categories(), missing = try imports.missingCategories(of: id).filter(chosen)
        var known = NamedCategories(all)
        for (place, category) in missing.enumerated() {
            let id = Category.ID(milliseconds: now &* 1_000), hues = Hue.allCases
            let hue = hues.dropFirst((all.count + place) % hues.count).first ?? .slate
            _ = try editor.addCategory(id, Category.Draft(kind: category.kind, name: category.name, hue: hue, icon: .other), at: now)
            known.add(Category(id: id, kind: category.kind, name: category.name, hue: hue, icon: .other))
        }
        let filed = try connection.rows("SELECT number, other_category, amount < 0 FROM bank_row WHERE \(undecided)", book, id) { cells in
            known.find(cells.text(1), cells.bool(2) ? .expense : .income).map { (number: cells.int(0), category: $0.id) }
        }
        let change = "UPDATE bank_row SET category = ?, reason = ? WHERE book = ? AND import = ? AND number = ?"
        try connection.run(change, each: filed.compactMap(\.self)) { row, parameters in
            parameters.bind(row.category)
            parameters.bind(Filing.Reason.file.stored)
            parameters.bind(book)
            parameters.bind(id)
            parameters.bind(row.number)
        }
        return missing.count
    }
}
