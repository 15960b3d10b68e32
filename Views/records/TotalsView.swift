import Bookkeeping
import Templates

/// Income, expenses and their difference in one currency.
package struct TotalsView: ViewModel, Sendable {
    package let income, expenses, total: String

    package init(_ totals: Totals, t: Texts) {
        income = t.money.string(totals.income, sign: .always)
        expenses = (totals.expenses.isZero ? "" : "\u{2212}") + t.money.string(totals.expenses)
        total = (try? totals.net()).map { t.money.string($0, sign: .always) } ?? "–"
    }

    /// One entry for each currency; zeros of the currency when there is nothing.
    package static func all(_ totals: [Totals], in currency: Currency, t: Texts) -> [TotalsView] {
        let shown = totals.isEmpty ? [Totals(income: .zero(currency), expenses: .zero(currency), recordCount: 0)] : totals
        return shown.map { TotalsView($0, t: t) }
    }
}
