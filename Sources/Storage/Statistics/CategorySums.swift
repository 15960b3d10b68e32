import Bookkeeping

/// Sums by category under construction. A book has few categories, so a linear search is faster than a dictionary.
struct CategorySums {
    private var ids: [Category.ID] = []
    private var amounts: [Money] = []
    private var unconverted = MoneySums()
    private var total: Money

    init(_ main: Currency) { total = .zero(main) }

    /// Adds an amount in the main currency, and one in its own currency. Throws `.conflict(.overflow)`.
    mutating func add(_ main: Int64, _ left: Int64, _ currency: Currency, to category: Category.ID) throws {
        try total.add(main)
        if left != 0 { try unconverted.add(left, currency) }
        if let index = ids.firstIndex(of: category) {
            try amounts[index].add(main)
        } else {
            ids.append(category)
            amounts.append(Money(minorUnits: main, total.currency))
        }
    }

    /// The sums, largest first; of equal ones the older category.
    var sorted: SumsByCategory {
        let parts = zip(ids, amounts).filter { !$1.isZero }.map { SumsByCategory.Part(category: $0, amount: $1) }
        return SumsByCategory(
            parts: parts.sorted { ($1.amount.minorUnits, $0.category) < ($0.amount.minorUnits, $1.category) }, total: total,
            unconverted: unconverted.list)
    }
}
