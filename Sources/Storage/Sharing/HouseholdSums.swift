import Bookkeeping

/// The sums of a list over several books, in the main currency of the household.
///
/// A book with the same main currency gives its amounts as it has converted them. Of any other one the amounts are added in their own currencies, and those
/// in the household's main currency are among the others: none is left out, and none is converted at the rates of somebody else.
extension HouseholdRecords {
    public func convertedTotalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: ConvertedTotals?, days: [CalendarDate: ConvertedTotals]) {
        var sums = MergedSums(), days: [CalendarDate: MergedSums] = [:], isWhole = true
        for (source, query) in parts(of: query) {
            if source.mainCurrency == mainCurrency {
                let (all, own) = try source.ledger.convertedTotalsWithDays(query, shown: shown)
                if let all { try sums.add(all) } else { isWhole = false }
                for (date, totals) in own { try days[date, default: MergedSums()].add(totals) }
            } else {
                let (all, own) = try source.ledger.totalsWithDays(query, shown: shown)
                if let all { try sums.add(all) } else { isWhole = false }
                for (date, totals) in own { try days[date, default: MergedSums()].add(totals) }
            }
        }
        guard isWhole else { return (nil, [:]) }
        return (sums.totals(in: mainCurrency), days.mapValues { $0.totals(in: mainCurrency) })
    }

    public func convertedDayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: ConvertedTotals] {
        var days: [CalendarDate: MergedSums] = [:]
        for (source, query) in parts(of: query) {
            if source.mainCurrency == mainCurrency {
                for (date, totals) in try source.ledger.convertedDayTotals(query, in: dates) { try days[date, default: MergedSums()].add(totals) }
            } else {
                for (date, totals) in try source.ledger.dayTotals(query, in: dates) { try days[date, default: MergedSums()].add(totals) }
            }
        }
        return days.mapValues { $0.totals(in: mainCurrency) }
    }

    /// Returns the totals of one account, which belongs to one book.
    public func totalsWithDays(
        _ query: RecordQuery, shown: ClosedRange<CalendarDate>?
    ) throws -> (all: [Totals]?, days: [CalendarDate: [Totals]]) {
        guard let (source, query) = parts(of: query).first else { return ([], [:]) }
        return try source.ledger.totalsWithDays(query, shown: shown)
    }

    public func dayTotals(_ query: RecordQuery, in dates: ClosedRange<CalendarDate>) throws -> [CalendarDate: [Totals]] {
        guard let (source, query) = parts(of: query).first else { return [:] }
        return try source.ledger.dayTotals(query, in: dates)
    }

    private func parts(of query: RecordQuery) -> [(source: Source, query: RecordQuery)] {
        sources.compactMap { source in self.query(query, for: source).map { (source, $0) } }
    }
}

/// Sums of several books under construction. Sums of each currency are kept apart.
private struct MergedSums {
    private var income = MoneySums(), expenses = MoneySums(), count = 0

    mutating func add(_ totals: ConvertedTotals) throws {
        for sum in [totals.income] + totals.unconvertedIncome { try income.add(sum.minorUnits, sum.currency) }
        for sum in [totals.expenses] + totals.unconvertedExpenses { try expenses.add(sum.minorUnits, sum.currency) }
        count &+= totals.recordCount
    }

    mutating func add(_ totals: [Totals]) throws {
        for sum in totals {
            try income.add(sum.income.minorUnits, sum.currency)
            try expenses.add(sum.expenses.minorUnits, sum.currency)
            count &+= sum.recordCount
        }
    }

    func totals(in main: Currency) -> ConvertedTotals {
        ConvertedTotals(
            income: income[main], expenses: expenses[main], recordCount: count, unconvertedIncome: income.list.filter { $0.currency != main },
            unconvertedExpenses: expenses.list.filter { $0.currency != main })
    }
}
