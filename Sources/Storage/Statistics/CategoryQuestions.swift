import Bookkeeping

extension Ledger {
    /// From this number of days on, the rest of the book may be subtracted from its totals.
    private static let manyDays = 400

    /// Returns the expenses or the income of each category in the main currency, largest first.
    func sums(
        of kind: Category.Kind, in dates: ClosedRange<CalendarDate>, category: Category.ID? = nil, account: Account.ID? = nil
    ) throws -> SumsByCategory {
        if let seen {
            return try sums(
                of: kind, in: dates, categories: members(of: category), accounts: seen.map(\.id).filter { $0 == account ?? $0 })
        }
        if category == nil, account == nil, let others = try others(than: dates) {
            // A sum of the whole book may overflow where the sum of the range does not.
            do { return try wholeSums(of: kind, without: others) } catch StoreError.conflict(.overflow) {}
        }
        var sums = CategorySums(try mainCurrency())
        for member in try members(of: category) { try add(kind, in: dates, category: member, account: account, sign: 1, to: &sums) }
        return sums.sorted
    }

    /// Returns the same of several accounts, and of several categories; nil is all of them.
    func sums(
        of kind: Category.Kind, in dates: ClosedRange<CalendarDate>, categories: [Category.ID?], accounts: [Account.ID]
    ) throws -> SumsByCategory {
        var sums = CategorySums(try mainCurrency())
        for account in accounts {
            for category in categories { try add(kind, in: dates, category: category, account: account, sign: 1, to: &sums) }
        }
        return sums.sorted
    }

    /// Returns the days of the book outside of a range; nil if reading these costs more than reading the range.
    private func others(than dates: ClosedRange<CalendarDate>) throws -> [ClosedRange<CalendarDate>]? {
        guard dates.dayCount > Self.manyDays, let recorded = try recordedDays(), dates.overlaps(recorded) else { return nil }
        let (first, last) = (recorded.lowerBound, recorded.upperBound)
        let others = [
            first < dates.lowerBound ? first...dates.lowerBound.adding(days: -1) : nil,
            dates.upperBound < last ? dates.upperBound.adding(days: 1)...last : nil,
        ].compactMap(\.self)
        return others.reduce(0) { $0 + $1.dayCount } < dates.clamped(to: recorded).dayCount ? others : nil
    }

    private func wholeSums(of kind: Category.Kind, without others: [ClosedRange<CalendarDate>]) throws -> SumsByCategory {
        var sums = CategorySums(try mainCurrency()), currency = LastCurrency()
        try connection.each(
            """
            SELECT t.category, t.currency, t.main_amount, t.unconverted
            FROM category_total t JOIN category c ON c.book = t.book AND c.id = t.category WHERE t.book = ? AND c.kind = ?
            """, [book, kind.rawValue]
        ) { cells in
            try sums.add(cells.int64(2), cells.int64(3), try cells.currency(1, last: &currency), to: try cells.id(0))
            return true
        }
        for dates in others { try add(kind, in: dates, category: nil, account: nil, sign: -1, to: &sums) }
        return sums.sorted
    }

    private func add(
        _ kind: Category.Kind, in dates: ClosedRange<CalendarDate>, category: Category.ID?, account: Account.ID?, sign: Int64,
        to sums: inout CategorySums
    ) throws {
        // Only the last day of the book may be followed by days without records.
        let split = MonthSplit(sign > 0 ? try throughMonth(dates) : dates)
        var currency = LastCurrency()
        func add(_ columns: String, _ table: String, _ column: String, _ index: String, _ range: ClosedRange<CalendarDate>) throws {
            var source = RecordConditions.Condition(
                "WHERE book = ? AND \(column) BETWEEN ? AND ? AND kind = ?", book, range.lowerBound, range.upperBound, kind.rawValue)
            if let account { source = .all([source, .init("account = ?", account)]) }
            if let category { source = .all([source, .init("category = ?", category)]) }
            // Summed here, because SQLite would sort the rows before summing them.
            try connection.each(
                "SELECT category, currency, \(columns) FROM \(table)\(account == nil ? "" : " INDEXED BY " + index) \(source.sql)",
                source.values
            ) { cells in
                try sums.add(sign &* cells.int64(2), sign &* cells.int64(3), try cells.currency(1, last: &currency), to: try cells.id(0))
                return true
            }
        }
        if let months = split.months {
            try add("main_amount, unconverted", "month_total", "month", "month_of_account", months)
        }
        for days in split.days {
            let columns = "ifnull(main_amount, 0), iif(main_amount IS NULL, amount, 0)"
            try add(columns, account == nil ? "day_category_total" : "day_account_total", "date", "day_of_account", days)
        }
    }
}
