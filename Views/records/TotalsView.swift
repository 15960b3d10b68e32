import Bookkeeping
import Language
import Templates

/// Income, expenses and their difference in one currency, with the amounts that could not be converted to it.
package struct TotalsView: ViewModel, Sendable {
    package let income, expenses, total: String
    /// The amounts without an exchange rate; nil if there are none.
    package let unconverted: String?
    /// The income and the expenses that are dated later; nil if there are none.
    package let later: String?

    /// - Parameter later: the records of the same list that are dated after today, which the totals leave out.
    package init(_ totals: ConvertedTotals, later: ConvertedTotals? = nil, t: Texts) {
        income = t.money.string(totals.income, sign: .always)
        expenses = t.money.string(totals.expenses, sign: totals.expenses.isZero ? .negative : .minus)
        total = (try? totals.net()).map { t.money.string($0, sign: .always) } ?? "–"
        let apart =
            totals.unconvertedIncome.map { t.money.unbroken($0, sign: .always) }
            + totals.unconvertedExpenses.map { t.money.unbroken($0, sign: .minus) }
        unconverted = apart.isEmpty ? nil : t.budgets.unconverted(apart.joined(separator: t.budgets.comma))
        let ahead = later.map { later in
            ([later.income].filter { !$0.isZero } + later.unconvertedIncome).map { t.money.unbroken($0, sign: .always) }
                + ([later.expenses].filter { !$0.isZero } + later.unconvertedExpenses).map { t.money.unbroken($0, sign: .minus) }
        }
        self.later = ahead.flatMap { $0.isEmpty ? nil : t.records.datedLater($0.joined(separator: t.budgets.comma)) }
    }
}

extension ConvertedTotals {
    /// Income less expenses, and separately the amounts without an exchange rate, by currency; without zero sums.
    var nets: [Money] {
        var apart = unconvertedIncome
        for expense in unconvertedExpenses {
            if let index = apart.firstIndex(where: { $0.currency == expense.currency }) {
                if let rest = try? apart[index].subtracting(expense) { apart[index] = rest }
            } else if let negative = try? expense.negated() {
                apart.append(negative)
            }
        }
        return ([try? net()].compactMap(\.self) + apart).filter { !$0.isZero }
    }
}
