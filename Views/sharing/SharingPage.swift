import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The choice of the own accounts that the administrator of the household sees.
package struct SharingPage: PageModel {
    package let title, reads: String
    package var tab: Tab { .people }
    package var back: Link? { Paths.people }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let choice: ShareChoice

    /// - Parameter administrator: the name of the administrator; nil for the administrator's own page.
    package init(_ form: FormState, accounts: [Account.Balance], administrator: String?, t: Texts) {
        title = t.shared.title
        reads = administrator.map(t.shared.reads) ?? t.shared.readByYou
        hasProblems = form.hasProblems
        problems = form.summary(t)
        choice = ShareChoice(form, accounts: accounts, administrator: administrator, t: t)
    }
}
