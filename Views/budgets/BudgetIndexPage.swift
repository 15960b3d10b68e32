import Bookkeeping
import Templates

/// All budgets with their progress.
package struct BudgetIndexPage: PageModel {
    package let title: String
    package var tab: Tab { .budgets }
    package var back: String? { "/settings" }
    package let budgets: [BudgetBar]
    package var hasBudgets: Bool { !budgets.isEmpty }
    /// Whether the way to the first daily budget is shown.
    package let lacksDaily: Bool
    /// Whether something could not be converted, for which there is a page.
    package let needsRates: Bool

    package init(_ standings: [BudgetStanding], names: LedgerNames, today: CalendarDate, t: Texts) {
        title = t.budgets.title
        budgets = standings.map { BudgetBar($0, names: names, today: today, t: t) }
        lacksDaily = !standings.contains { $0.budget.isDaily }
        needsRates = budgets.contains { $0.figures?.unconverted != nil }
    }
}
