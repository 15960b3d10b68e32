import Bookkeeping
import Language
import SitePaths
import Templates

/// All budgets with their progress.
package struct BudgetIndexPage: PageModel {
    package let title: String
    package var tab: Tab { .budgets }
    package var help: Link? { Paths.guide(.budgets) }
    package var back: Link? { Paths.settings }
    package let budgets: [BudgetBar]
    package var hasBudgets: Bool { !budgets.isEmpty }
    /// True if the link for setting the daily budget is shown.
    package let lacksDaily: Bool
    /// True if something could not be converted; the page then links to the rates.
    package let needsRates: Bool

    /// - Parameter limits: those on the owner of the book, and the name of the administrator who has set them.
    package init(
        _ standings: [BudgetStanding], limits: (standings: [BudgetStanding], person: HouseholdMember.ID, setBy: String)? = nil, names: LedgerNames,
        today: CalendarDate,
        t: Texts
    ) {
        title = t.budgets.title
        budgets =
            standings.map { BudgetBar($0, names: names, today: today, t: t) }
            + (limits.map { limits in
                limits.standings.map { BudgetBar($0, names: names, limit: .init(of: limits.person, setBy: limits.setBy), today: today, t: t) }
            } ?? [])
        lacksDaily = !standings.contains { $0.budget.isDaily }
        needsRates = budgets.contains { $0.figures?.unconverted != nil }
    }
}
