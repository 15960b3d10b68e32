import Bookkeeping

/// What some records of one kind and currency add to a total.
struct Contribution {
    let date: CalendarDate?
    let kind: Transaction.Kind
    let currency: Currency
    /// Minor units.
    let amount: Int64
    let count: Int
}

/// Totals while they are added up. No sum can overflow: the schema bounds what a book can have in all.
struct TotalsByCurrency {
    private var totals: [Currency: Totals] = [:]

    mutating func add(_ part: Contribution) {
        var total = totals[part.currency] ?? Totals(income: .zero(part.currency), expenses: .zero(part.currency), recordCount: 0)
        switch part.kind {
        case .income: total.income.minorUnits &+= part.amount
        case .expense: total.expenses.minorUnits &+= part.amount
        case .transfer: break
        }
        total.recordCount += part.count
        totals[part.currency] = total
    }

    /// The currency with the most records first, then by code.
    var sorted: [Totals] {
        totals.values.sorted { ($1.recordCount, $0.currency.code) < ($0.recordCount, $1.currency.code) }
    }
}
