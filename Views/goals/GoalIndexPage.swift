import Bookkeeping
import Language
import SitePaths
import Templates

/// All goals with the amounts saved for them.
package struct GoalIndexPage: PageModel {
    package let title: String
    package var tab: Tab { .goals }
    package var help: Link? { Paths.guide(.budgets) }
    package var back: Link? { Paths.settings }
    package let goals: [GoalBar]
    package var hasGoals: Bool { !goals.isEmpty }

    package init(_ standings: [GoalStanding], names: LedgerNames, today: CalendarDate, t: Texts) {
        title = t.goals.title
        goals = standings.map { GoalBar($0, account: names.account($0.goal.account)?.name, today: today, t: t) }
    }
}
