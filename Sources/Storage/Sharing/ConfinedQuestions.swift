import Bookkeeping

/// The question for the names of a book that is confined to some accounts, in the cache of answers: they depend on its records.
struct ConfinedNames: Equatable {}

/// The questions about a book that is confined to some accounts.
extension LedgerNames {
    /// The latest records of a hashtag among which one that is seen is looked for.
    private static let latestOfHashtag = 50

    /// Returns the names for somebody who sees only some accounts: names of these accounts, and of the categories and hashtags of their records.
    func confined(to accounts: [Account], in ledger: Ledger) throws -> LedgerNames {
        var seen: Set<Category.ID> = []
        for account in accounts {
            try ledger.connection.each(
                """
                SELECT c.id FROM category c WHERE c.book = ?1 AND c.deletion IS NULL AND EXISTS (
                    SELECT 1 FROM day_account_total t INDEXED BY day_of_account_category WHERE t.book = ?1 AND t.account = ?2 AND t.category = c.id)
                """, [ledger.book, account.id]
            ) { cells in
                seen.insert(try cells.id(0))
                return true
            }
        }
        return LedgerNames(
            accounts: accounts, categories: categories.filter { seen.contains($0.id) },
            hashtags: try hashtags.filter { try isSeen($0, with: accounts, in: ledger) })
    }

    private func isSeen(_ hashtag: String, with accounts: [Account], in ledger: Ledger) throws -> Bool {
        guard let id = try ledger.hashtag(named: hashtag)?.id else { return false }
        var isSeen = false
        try ledger.connection.each(
            """
            SELECT r.account, r.to_account FROM record_hashtag l INDEXED BY record_of_hashtag CROSS JOIN record r ON r.number = l.record
            WHERE l.book = ? AND l.hashtag = ? AND r.deletion IS NULL ORDER BY l.record DESC LIMIT ?
            """, [ledger.book, id, Self.latestOfHashtag]
        ) { cells in
            let sides = [try cells.id(0), try cells.optionalID(1)].compactMap { (id: Account.ID?) in id }
            isSeen = sides.allSatisfy { side in accounts.contains { $0.id == side } }
            return !isSeen
        }
        return isSeen
    }
}

extension Ledger {
    /// Calls `add` for each contribution of income and expenses from the totals of some accounts. Transfers have none, since their number would tell of
    /// those with other accounts.
    func contributions(_ query: RecordQuery, of accounts: [Account], byDay: Bool, _ add: (Contribution) -> Void) throws {
        for account in accounts where query.account ?? account.id == account.id {
            guard query.category == nil else {
                var narrow = query
                narrow.account = account.id
                try narrowContributions(narrow) { if $0.kind != .transfer { add($0) } }
                continue
            }
            func addRow(_ cells: Cells) throws -> Bool {
                let date = byDay && query.dates != nil ? try cells.date(8) : nil
                for (kind, column) in [(Transaction.Kind.income, Int32(0)), (.expense, 4)] where query.kind ?? kind == kind {
                    let count = cells.int(column + 1)
                    guard count > 0 else { continue }
                    add(
                        Contribution(
                            date: date, kind: kind, currency: account.currency, amount: cells.int64(column), count: count,
                            mainAmount: cells.int64(column + 2), unconverted: cells.int64(column + 3)))
                }
                return true
            }
            let columns = "income, income_count, main_income, unconverted_income, expenses, expense_count, main_expenses, unconverted_expenses"
            if let dates = query.dates {
                try connection.each(
                    "SELECT \(columns), date FROM account_day_total WHERE book = ? AND account = ? AND date BETWEEN ? AND ?",
                    [book, account.id, dates.lowerBound, dates.upperBound], addRow)
            } else {
                try connection.each("SELECT \(columns) FROM account_total WHERE book = ? AND account = ?", [book, account.id], addRow)
            }
        }
    }
}
