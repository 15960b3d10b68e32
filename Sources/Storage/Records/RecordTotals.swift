import Bookkeeping

extension Ledger {
    /// The maximum length of a list to read record by record.
    private static let summable = 10_000
    /// The maximum number of records of longer lists that an index finds for a search.
    private static let found = 3_000
    /// The length of a list that is read without asking an index.
    private static let few = 200

    /// Returns the totals of a query's records per currency, that with the most records first, and the same for each day in
    /// `shown` that has records. Queries with words or without dates have no totals per day.
    ///
    /// The totals are nil if a hashtag or words match so many records that summing them would be slow.
    public func totalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: [Totals]?, days: [CalendarDate: [Totals]]) {
        let (all, days) = try sumsWithDays(query, shown: shown)
        return (all?.sorted, days.mapValues(\.sorted))
    }

    /// Returns the same totals in the main currency, and separately the amounts without a rate.
    public func convertedTotalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: ConvertedTotals?, days: [CalendarDate: ConvertedTotals]) {
        let (all, days) = try sumsWithDays(query, shown: shown), main = try mainCurrency()
        return (try all?.converted(to: main), try days.mapValues { try $0.converted(to: main) })
    }

    /// Returns the totals of each of the days that has records; empty if there are too many to sum.
    public func dayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: [Totals]] {
        try daySums(query, in: dates).mapValues(\.sorted)
    }

    /// Returns the same totals in the main currency, and separately the amounts without a rate.
    public func convertedDayTotals(
        _ query: RecordQuery, in dates: ClosedRange<CalendarDate>
    ) throws -> [CalendarDate: ConvertedTotals] {
        let main = try mainCurrency()
        return try daySums(query, in: dates).mapValues { try $0.converted(to: main) }
    }

    private func sumsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: TotalsByCurrency?, days: [CalendarDate: TotalsByCurrency]) {
        guard query.text.isEmpty else {
            var found = query
            found.sort = .newestFirst
            return (try cached.answer(found) { try sums(query) }, [:])
        }
        var all = TotalsByCurrency(), days: [CalendarDate: TotalsByCurrency] = [:]
        guard let dates = query.dates else { return (try sums(query), [:]) }
        let isWhole = try contributions(query, byDay: true) { contribution in
            all.add(contribution)
            let date = contribution.date ?? dates.lowerBound
            if let shown, shown.contains(date) { days[date, default: TotalsByCurrency()].add(contribution) }
        }
        return isWhole ? (all, days) : (nil, [:])
    }

    private func sums(_ query: RecordQuery) throws -> TotalsByCurrency? {
        var all = TotalsByCurrency()
        return try contributions(query, byDay: false) { all.add($0) } ? all : nil
    }

    private func daySums(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: TotalsByCurrency] {
        var query = query
        guard let common = query.dates.map({ dates.overlaps($0) ? dates.clamped(to: $0) : nil }) ?? dates else { return [:] }
        query.dates = common
        var sums: [CalendarDate: TotalsByCurrency] = [:]
        let isWhole = try contributions(query, byDay: true) {
            sums[$0.date ?? common.lowerBound, default: TotalsByCurrency()].add($0)
        }
        return isWhole ? sums : [:]
    }

    /// Returns an upper bound of the number of matching records, which ignores words and hashtags. Reads the totals only.
    func upperCount(_ filter: RecordConditions) throws -> Int {
        var count = 0
        try storedContributions(filter.query, byDay: false) { count += $0.count }
        return count
    }

    /// Calls `add` for each contribution. Returns false if there are too many records to read.
    private func contributions(_ query: RecordQuery, byDay: Bool, _ add: (Contribution) -> Void) throws -> Bool {
        let filter = try RecordConditions(query, in: self)
        guard filter.isSatisfiable else { return true }
        guard filter.needsRecords else {
            try storedContributions(query, byDay: byDay, add)
            return true
        }
        let upper = try upperCount(filter), rarest = filter.hashtags.first?.recordCount ?? .max, most = min(upper, rarest)
        let plan: Reading
        if most > Self.few, let category = filter.namedCategories, try !matches(category.words, in: filter.numbers, moreThan: Self.found) {
            // The totals of categories are stored: only the records of others that have the words are read.
            // A name that matches a category matches those below it.
            let below = Set(try category.categories.flatMap { try family(of: $0).dropFirst() })
            for id in category.categories where !below.contains(id) {
                var part = query
                (part.text, part.category) = ("", id)
                try storedContributions(part, byDay: byDay, add)
            }
            plan = (category.textPath, RecordConditions.Condition("1"))
        } else if let found = try self.plan(filter, most: most) {
            plan = found
        } else {
            return false
        }
        let selection = RecordSelection(
            filter, by: plan.source ?? (rarest <= upper ? .hashtag : .list),
            columns: .init(
                "r.number, r.kind, iif(r.to_account = ?, r.received_currency, r.currency), r.amount, r.main_amount", query.account
            ),
            test: plan.test, limit: Self.summable + 1)
        var count = 0, currency = LastCurrency()
        // A transfer into the account is counted in the currency received.
        try connection.each(selection.sql, selection.values, isCached: selection.isCached) { cells in
            count += 1
            add(
                Contribution(
                    date: RecordNumber.date(of: cells.int64(0)), kind: try cells.word(1),
                    currency: try cells.currency(2, last: &currency),
                    amount: cells.int64(3), count: 1, mainAmount: cells.int64(4),
                    unconverted: cells.isNull(4) ? cells.int64(3) : 0))
            return count <= Self.summable
        }
        return count <= Self.summable
    }

    /// Where the records of a query are read, in the list if there is no source, and the condition on them.
    private typealias Reading = (source: RecordSelection.Source?, test: RecordConditions.Condition)

    /// Returns how to read the records of a query, of `most` records without its terms; nil if there are too many.
    private func plan(_ filter: RecordConditions, most: Int) throws -> Reading? {
        let list: Reading = (nil, filter.termTest)
        guard !filter.terms.isEmpty else { return most > Self.summable && filter.query.dates == nil ? nil : list }
        guard most > Self.few else { return list }
        // Reading a record that an index has found costs as much as reading three of the list.
        let limit = most > Self.summable ? Self.found : min(most / 3, Self.found), plan: SearchPlan?
        if filter.words.isEmpty {
            plan = try SearchPlan(rarestTerm: filter, fewerThan: limit, in: self)
        } else {
            plan = try matches(filter.words, in: filter.numbers, moreThan: limit) ? nil : SearchPlan(words: filter, in: self)
        }
        guard let plan else { return most > Self.summable ? nil : list }
        return (plan.source, plan.test ?? RecordConditions.Condition("1"))
    }

    /// Calls `add` for each contribution from the stored totals.
    private func storedContributions(_ query: RecordQuery, byDay: Bool, _ add: (Contribution) -> Void) throws {
        if let seen { return try contributions(query, of: seen, byDay: byDay, add) }
        if query.account != nil || query.category != nil { return try narrowContributions(query, add) }
        let columns = "currency, income, expenses, income_count, expense_count, transfer_count"
        var currency = LastCurrency()
        func addRow(_ cells: Cells, _ date: CalendarDate?) throws {
            let known = try cells.currency(0, last: &currency)
            func part(_ kind: Transaction.Kind, _ amount: Int64, _ count: Int, _ main: Int64, _ unconverted: Int64) {
                guard count > 0, query.kind ?? kind == kind else { return }
                add(
                    Contribution(
                        date: date, kind: kind, currency: known, amount: amount, count: count, mainAmount: main,
                        unconverted: unconverted))
            }
            part(.income, cells.int64(1), cells.int(3), cells.int64(6), cells.int64(8))
            part(.expense, cells.int64(2), cells.int(4), cells.int64(7), cells.int64(9))
            part(.transfer, 0, cells.int(5), 0, 0)
        }
        if let dates = query.dates {
            try connection.each(
                """
                SELECT \(columns), main_income, main_expenses, iif(main_income IS NULL, income, 0),
                    iif(main_expenses IS NULL, expenses, 0), date
                FROM day_total WHERE book = ? AND date BETWEEN ? AND ?
                """, [book, dates.lowerBound, dates.upperBound]
            ) { cells in
                try addRow(cells, byDay ? cells.date(10) : nil)
                return true
            }
        } else {
            try connection.each(
                """
                SELECT \(columns), main_income, main_expenses, unconverted_income, unconverted_expenses FROM book_total WHERE book = ?
                """, [book]
            ) { cells in
                try addRow(cells, nil)
                return true
            }
        }
    }

    /// Calls `add` for each contribution from the totals of an account or a category, with the categories below it.
    func narrowContributions(_ query: RecordQuery, _ add: (Contribution) -> Void) throws {
        guard let category = query.category else { return try ownContributions(query, add) }
        for member in try family(of: category) {
            var own = query
            own.category = member
            try ownContributions(own, add)
        }
    }

    private func ownContributions(_ query: RecordQuery, _ add: (Contribution) -> Void) throws {
        var currency = LastCurrency()
        let key: RecordConditions.Condition =
            switch (query.account, query.category) {
            case (let account?, let category?):
                .init(
                    """
                    day_account_total INDEXED BY \(query.dates == nil ? "day_of_account_category" : "day_of_account")
                    WHERE book = ? AND account = ? AND category = ?
                    """, book, account, category)
            case (let account?, nil):
                .init("day_account_total INDEXED BY day_of_account WHERE book = ? AND account = ?", book, account)
            case (nil, let category):
                .init("day_category_total INDEXED BY day_of_category WHERE book = ? AND category = ?", book, category)
            }
        func read(_ sql: String, _ values: [any Bindable]) throws {
            try connection.each(sql, values) { cells in
                let word = cells.text(0)
                guard let kind = word == "received" ? .transfer : Transaction.Kind(rawValue: word) else {
                    throw StoreError.damaged("a kind of daily totals is unknown")
                }
                let count = cells.int(3)
                guard count > 0, query.kind ?? kind == kind else { return true }
                let date = cells.isNull(4) ? nil : try cells.date(4)
                let known = try cells.currency(1, last: &currency)
                add(
                    Contribution(
                        date: date, kind: kind, currency: known, amount: kind == .transfer ? 0 : cells.int64(2), count: count,
                        mainAmount: cells.int64(5), unconverted: cells.int64(6)))
                return true
            }
        }
        let main = "main_amount, iif(main_amount IS NULL, amount, 0)"
        if let dates = query.dates {
            let days = RecordConditions.Condition.all([key, .init("date BETWEEN ? AND ?", dates.lowerBound, dates.upperBound)])
            try read("SELECT kind, currency, amount, count, date, \(main) FROM \(days.sql)", days.values)
        } else if let account = query.account, query.category == nil {
            let of =
                "FROM account_total t JOIN account a ON a.id = t.account AND a.book = t.book WHERE t.book = ? AND t.account = ?"
            try read(
                """
                SELECT 'income', a.currency, t.income, t.income_count, NULL, t.main_income, t.unconverted_income \(of)
                UNION ALL SELECT 'expense', a.currency, t.expenses, t.expense_count, NULL, t.main_expenses, t.unconverted_expenses \(of)
                UNION ALL SELECT 'transfer', a.currency, 0, t.transfer_count, NULL, 0, 0 \(of)
                """, [book, account, book, account, book, account])
        } else if query.account == nil, let category = query.category {
            try read(
                """
                SELECT c.kind, t.currency, t.amount, t.count, NULL, t.main_amount, t.unconverted
                FROM category_total t JOIN category c ON c.id = t.category AND c.book = t.book WHERE t.book = ? AND t.category = ?
                """, [book, category])
        } else {
            try read("SELECT kind, currency, amount, count, NULL, \(main) FROM \(key.sql)", key.values)
        }
    }
}
