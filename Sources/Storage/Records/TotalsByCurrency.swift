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
    // Most days have one currency, which needs no memory of its own, and a book has few: looking through them is faster than hashing.
    private var first: Totals?
    private var others: [Totals] = []

    mutating func add(_ part: Contribution) {
        if first == nil { first = Totals(none: part.currency) }
        if first?.currency == part.currency {
            first?.add(part)
        } else if let index = others.firstIndex(where: { $0.currency == part.currency }) {
            others[index].add(part)
        } else {
            others.append(Totals(none: part.currency))
            others[others.endIndex - 1].add(part)
        }
    }

    /// The currency with the most records first, then by code.
    var sorted: [Totals] {
        guard let first else { return [] }
        return others.isEmpty ? [first] : (others + [first]).sorted { ($1.recordCount, $0.currency.code) < ($0.recordCount, $1.currency.code) }
    }
}

extension Totals {
    fileprivate init(none currency: Currency) { self.init(income: .zero(currency), expenses: .zero(currency), recordCount: 0) }

    fileprivate mutating func add(_ part: Contribution) {
        switch part.kind {
        case .income: income.minorUnits &+= part.amount
        case .expense: expenses.minorUnits &+= part.amount
        case .transfer: break
        }
        recordCount += part.count
    }
}
