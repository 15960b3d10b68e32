import Bookkeeping
import Language
import SitePaths
import Templates

/// The limits of a person, for the administrator.
package struct LimitIndexPage: PageModel {
    package let title: String
    package var tab: Tab { .people }
    package let back: Link?
    package let newLink: Link
    package let limits: [BudgetBar]
    package var hasLimits: Bool { !limits.isEmpty }

    package init(_ standings: [BudgetStanding], of person: HouseholdMember, names: LedgerNames, today: CalendarDate, t: Texts) {
        title = t.shared.limitsOf(person.name)
        back = Paths.person(person.id)
        newLink = Paths.newLimit(person.id)
        limits = standings.map { BudgetBar($0, names: names, limit: .init(of: person.id, setBy: nil), today: today, t: t) }
    }
}
