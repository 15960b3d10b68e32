import Bookkeeping

/// The sums of the records of a hashtag or a vendor by day, category and currency, read from the records through an index.
struct FoundSums {
    private struct Row {
        let date: CalendarDate
        let kind: Category.Kind
        let category: Category.ID
        let currency: Currency
        /// The amount with a rate, in minor units of the main currency.
        let main: Int64
        /// The amount without a rate, in minor units of its own currency.
        let unconverted: Int64
    }

    private let main: Currency
    /// In the order of days.
    private let rows: [Row]

    /// Reads the records; nil if there are more than `limit`.
    init?(_ ledger: Ledger, _ scope: StatisticsScope, in dates: ClosedRange<CalendarDate>, limit: Int) throws {
        main = try ledger.mainCurrency()
        let query = RecordQuery(
            dates: dates, account: scope.account, category: scope.category, hashtag: scope.hashtag, vendor: scope.vendor)
        let filter = try RecordConditions(query, in: ledger)
        var rows: [Row] = [], count = 0, currency = LastCurrency()
        if filter.isSatisfiable {
            let selection = RecordSelection(
                filter, by: filter.terms.first.map { .paths($0.paths) } ?? .hashtag,
                columns: .init("r.number, r.kind, r.category, r.currency, r.amount, r.main_amount"), test: .init("r.kind <> 'transfer'"),
                limit: limit + 1)
            try ledger.connection.each(selection.sql, selection.values, isCached: selection.isCached) { cells in
                count += 1
                let amount = cells.int64(4), hasRate = !cells.isNull(5)
                rows.append(
                    Row(
                        date: RecordNumber.date(of: cells.int64(0)), kind: try cells.word(1), category: try cells.id(2),
                        currency: try cells.currency(3, last: &currency), main: hasRate ? cells.int64(5) : 0, unconverted: hasRate ? 0 : amount))
                return count <= limit
            }
        }
        guard count <= limit else { return nil }
        self.rows = rows.sorted { $0.date < $1.date }
    }

    func incomeAndExpenses(in ranges: [ClosedRange<CalendarDate>]) throws -> IncomeAndExpenses {
        var unconverted = (income: MoneySums(), expenses: MoneySums())
        let parts = try ranges.map { dates in
            var income = Money.zero(main), expenses = Money.zero(main)
            for row in self.rows(in: dates) {
                switch row.kind {
                case .income:
                    try income.add(row.main)
                    try unconverted.income.add(row.unconverted, row.currency)
                case .expense:
                    try expenses.add(row.main)
                    try unconverted.expenses.add(row.unconverted, row.currency)
                }
            }
            return IncomeAndExpenses.Part(dates: dates, income: income, expenses: expenses)
        }
        return IncomeAndExpenses(
            parts: parts, unconvertedIncome: unconverted.income.list, unconvertedExpenses: unconverted.expenses.list)
    }

    func sums(of kind: Category.Kind, in dates: ClosedRange<CalendarDate>) throws -> SumsByCategory {
        var sums = CategorySums(main)
        for row in rows(in: dates) where row.kind == kind { try sums.add(row.main, row.unconverted, row.currency, to: row.category) }
        return sums.sorted
    }

    func spendingByDay(in dates: ClosedRange<CalendarDate>, categories: Set<Category.ID>?) throws -> SpendingByDay {
        var days: [SpendingByDay.Day] = [], unconverted = MoneySums(), total = Money.zero(main), first: CalendarDate?
        for row in rows(in: dates) where row.kind == .expense && categories?.contains(row.category) ?? true {
            first = first ?? row.date
            try unconverted.add(row.unconverted, row.currency)
            guard row.main != 0 else { continue }
            try total.add(row.main)
            var amount = Money(minorUnits: row.main, main)
            if let last = days.last, last.date == row.date {
                try amount.add(last.amount.minorUnits)
                days.removeLast()
            }
            days.append(.init(date: row.date, amount: amount))
        }
        return SpendingByDay(days: days, total: total, unconverted: unconverted.list, firstDay: first)
    }

    private func rows(in dates: ClosedRange<CalendarDate>) -> ArraySlice<Row> {
        let first = position { $0.date >= dates.lowerBound }, end = position { $0.date > dates.upperBound }
        return rows[first..<max(first, end)]
    }

    /// Returns the index of the first row for which `isLate` is true, as it is for all after it.
    private func position(_ isLate: (Row) -> Bool) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if isLate(rows[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
