import Bookkeeping

/// The contribution of records of one kind and currency to a total.
struct Contribution {
    let date: CalendarDate?
    let kind: Transaction.Kind
    let currency: Currency
    /// The amount in minor units.
    let amount: Int64
    let count: Int
    /// The part of the amount with a rate, in minor units of the main currency.
    let mainAmount: Int64
    /// The part of the amount without a rate, in minor units.
    let unconverted: Int64
}

/// Totals under construction. The sums of one currency cannot overflow, because the schema bounds a book's totals.
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

    // Most days have one currency, which needs no allocation, and a book has few: a linear search is faster than hashing.
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

    /// The totals, with the currency with the most records first, then by code.
    var sorted: [Totals] {
        guard let first else { return [] }
        guard !others.isEmpty else { return [first.totals] }
        return (others + [first]).map(\.totals).sorted { ($1.recordCount, $0.currency.code) < ($0.recordCount, $1.currency.code) }
    }

    /// Returns the totals in the main currency, and separately the amounts without a rate. Throws `.conflict(.overflow)`.
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
