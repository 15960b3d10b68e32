import Bookkeeping

/// Money added up by currency, checked. A book has a few currencies: a list is looked through faster than a dictionary.
struct MoneySums {
    private var sums: [Money] = []

    /// Throws `.conflict(.overflow)` for a sum that does not fit.
    mutating func add(_ minorUnits: Int64, _ currency: Currency) throws {
        guard minorUnits != 0 else { return }
        if let index = sums.firstIndex(where: { $0.currency == currency }) {
            try sums[index].add(minorUnits)
        } else {
            sums.append(Money(minorUnits: minorUnits, currency))
        }
    }

    subscript(_ currency: Currency) -> Money { sums.first { $0.currency == currency } ?? .zero(currency) }

    /// By code, without what comes to nothing.
    var list: [Money] { sums.filter { !$0.isZero }.sorted { $0.currency.code < $1.currency.code } }
}

extension Money {
    /// Adds minor units of its own currency. Throws `.conflict(.overflow)` for a sum that does not fit.
    mutating func add(_ minorUnits: Int64) throws {
        self = try translatingMoney { () throws(MoneyError) in try adding(Money(minorUnits: minorUnits, currency)) }
    }
}
