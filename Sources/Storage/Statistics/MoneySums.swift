import Bookkeeping

/// Sums of money by currency, with overflow checks. A book has few currencies, so a linear search is faster than a dictionary.
struct MoneySums {
    private var sums: [Money] = []

    /// Adds an amount. Throws `.conflict(.overflow)`.
    mutating func add(_ minorUnits: Int64, _ currency: Currency) throws {
        guard minorUnits != 0 else { return }
        if let index = sums.firstIndex(where: { $0.currency == currency }) {
            try sums[index].add(minorUnits)
        } else {
            sums.append(Money(minorUnits: minorUnits, currency))
        }
    }

    subscript(_ currency: Currency) -> Money { sums.first { $0.currency == currency } ?? .zero(currency) }

    /// The sums by currency code, without zero ones.
    var list: [Money] { sums.filter { !$0.isZero }.sorted { $0.currency.code < $1.currency.code } }
}

extension Money {
    /// Adds minor units of its own currency. Throws `.conflict(.overflow)`.
    mutating func add(_ minorUnits: Int64) throws {
        self = try translatingMoney { () throws(MoneyError) in try adding(Money(minorUnits: minorUnits, currency)) }
    }
}
