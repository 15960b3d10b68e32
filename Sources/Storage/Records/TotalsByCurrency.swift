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
        let currency: Currency
        var income = Part(), expenses = Part(), recordCount = 0

        mutating func add(_ part: Contribution) {
            switch part.kind {
            case .income: income.add(part)
            case .expense: expenses.add(part)
            case .transfer: break
            }
            recordCount += part.count
        }

        var totals: Totals {
            Totals(
                income: Money(minorUnits: income.amount, currency), expenses: Money(minorUnits: expenses.amount, currency),
                recordCount: recordCount)
        }
    }

    // Most days have one currency, which needs no memory of its own, and a book has few: looking through them is faster than hashing.
    private var first: Sums?
    private var others: [Sums] = []

    mutating func add(_ part: Contribution) {
        if first == nil { first = Sums(currency: part.currency) }
        if first?.currency == part.currency {
            first?.add(part)
        } else if let index = others.firstIndex(where: { $0.currency == part.currency }) {
            others[index].add(part)
        } else {
            others.append(Sums(currency: part.currency))
            others[others.endIndex - 1].add(part)
        }
    }

    /// The currency with the most records first, then by code.
    var sorted: [Totals] {
        guard let first else { return [] }
        guard !others.isEmpty else { return [first.totals] }
        return (others + [first]).map(\.totals).sorted { ($1.recordCount, $0.currency.code) < ($0.recordCount, $1.currency.code) }
    }

    /// In the main currency, with what has no rate beside it. Throws `.conflict(.overflow)` for a sum that does not fit.
    func converted(to main: Currency) throws -> ConvertedTotals {
        var income = MoneySums(), expenses = MoneySums(), unconverted = (income: MoneySums(), expenses: MoneySums()), count = 0
        for sum in others + (first.map { [$0] } ?? []) {
            try income.add(sum.income.main, main)
            try expenses.add(sum.expenses.main, main)
            try unconverted.income.add(sum.income.unconverted, sum.currency)
            try unconverted.expenses.add(sum.expenses.unconverted, sum.currency)
            count += sum.recordCount
        }
        return ConvertedTotals(
            income: income[main], expenses: expenses[main], recordCount: count, unconvertedIncome: unconverted.income.list,
            unconvertedExpenses: unconverted.expenses.list)
    }
}
