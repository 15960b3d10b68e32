import Bookkeeping

/// Money added up by currency, checked.
struct MoneySums {
    private var sums: [Currency: Money] = [:]

    /// Throws `.conflict(.overflow)` for a sum that does not fit.
    mutating func add(_ minorUnits: Int64, _ currency: Currency) throws {
        guard minorUnits != 0 else { return }
        try sums[currency, default: .zero(currency)].add(minorUnits)
    }

    subscript(_ currency: Currency) -> Money { sums[currency] ?? .zero(currency) }

    /// By code, without what comes to nothing.
    var list: [Money] { sums.values.filter { !$0.isZero }.sorted { $0.currency.code < $1.currency.code } }
}

extension Money {
    /// Adds minor units of its own currency. Throws `.conflict(.overflow)` for a sum that does not fit.
    mutating func add(_ minorUnits: Int64) throws {
        self = try translatingMoney { () throws(MoneyError) in try adding(Money(minorUnits: minorUnits, currency)) }
    }
}
