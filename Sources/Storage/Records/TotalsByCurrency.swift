import Bookkeeping

/// What some records of one kind and currency add to a total.
struct Contribution {
    let date: CalendarDate?
    let kind: Transaction.Kind
    let currency: Currency
    /// Minor units.
    let amount: Int64
    let count: Int
    /// Of the amount, what has a rate, in minor units of the main currency.
    let mainAmount: Int64
    /// Of the amount, what has none.
    let unconverted: Int64
}

/// Totals while they are added up. No sum of one currency can overflow: the schema bounds what a book can have in all.
struct TotalsByCurrency {
    private struct Part {
        var amount: Int64 = 0, main: Int64 = 0, unconverted: Int64 = 0

        mutating func add(_ part: Contribution) {
            amount &+= part.amount
            main &+= part.mainAmount
            unconverted &+= part.unconverted
        }
    }

    private struct Sums {
        var income = Part(), expenses = Part(), recordCount = 0
    }

    private var sums: [Currency: Sums] = [:]

    mutating func add(_ part: Contribution) {
        var sum = sums[part.currency] ?? Sums()
        switch part.kind {
        case .income: sum.income.add(part)
        case .expense: sum.expenses.add(part)
        case .transfer: break
        }
        sum.recordCount += part.count
        sums[part.currency] = sum
    }

    /// The currency with the most records first, then by code.
    var sorted: [Totals] {
        let totals = sums.map { currency, sum in
            Totals(
                income: Money(minorUnits: sum.income.amount, currency),
                expenses: Money(minorUnits: sum.expenses.amount, currency),
                recordCount: sum.recordCount)
        }
        return totals.sorted { ($1.recordCount, $0.currency.code) < ($0.recordCount, $1.currency.code) }
    }

    /// In the main currency, with what has no rate beside it. Throws `.conflict(.overflow)` for a sum that does not fit.
    func converted(to main: Currency) throws -> ConvertedTotals {
        var income = MoneySums(), expenses = MoneySums(), unconverted = (income: MoneySums(), expenses: MoneySums())
        for (currency, sum) in sums {
            try income.add(sum.income.main, main)
            try expenses.add(sum.expenses.main, main)
            try unconverted.income.add(sum.income.unconverted, currency)
            try unconverted.expenses.add(sum.expenses.unconverted, currency)
        }
        return ConvertedTotals(
            income: income[main], expenses: expenses[main], recordCount: sums.values.reduce(0) { $0 + $1.recordCount },
            unconvertedIncome: unconverted.income.list, unconvertedExpenses: unconverted.expenses.list)
    }
}
